import Inspection

/// Adds suggestions to the argument parser's messages about unknown names.
enum NameSuggestion {
    /// The message with the nearest valid name, if the message is about an unknown value or subcommand.
    static func added(to message: String, subcommands: [String]) -> String {
        if let match = message.firstMatch(of: /^The value '(.*)' is invalid for '[^']*'(?=\. Please provide)/)
        {
            let valid = message[match.range.upperBound...].matches(of: /(?:- |')([\w.-]+)/).map {
                String($0.1)
            }
            return inserted(nearest(to: match.1, among: valid), into: message, at: match.range.upperBound)
        }
        if let match = message.firstMatch(of: /^Unexpected argument '(.*)'$/) {
            return inserted(
                nearest(to: match.1, among: subcommands), into: message, at: match.range.upperBound)
        }
        return message
    }

    /// The message about a missing option with the misspelled one that was given, if any.
    static func added(to message: String, given arguments: [String]) -> String {
        guard let match = message.firstMatch(of: /^Missing expected argument '(--[\w-]+)/) else {
            return message
        }
        let options = arguments.filter { $0.hasPrefix("--") && $0 != match.1 }
        guard let wrong = Suggestion.nearest(to: String(match.1), among: options) else { return message }
        return "\(message); did you mean '\(match.1)' instead of '\(wrong)'?"
    }

    private static func nearest(to name: Substring, among names: [String]) -> String? {
        Suggestion.nearest(to: String(name), among: names)
    }

    private static func inserted(_ name: String?, into message: String, at index: String.Index) -> String {
        guard let name else { return message }
        return message[..<index] + "; did you mean '\(name)'?" + message[index...].drop { $0 == "." }
    }
}
