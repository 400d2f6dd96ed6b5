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

    private static func nearest(to name: Substring, among names: [String]) -> String? {
        Suggestion.nearest(to: String(name), among: names)
    }

    private static func inserted(_ name: String?, into message: String, at index: String.Index) -> String {
        guard let name else { return message }
        return message[..<index] + "; did you mean '\(name)'?" + message[index...].drop { $0 == "." }
    }
}
