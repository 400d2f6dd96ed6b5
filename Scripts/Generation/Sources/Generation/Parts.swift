/// An error in a text that has generated parts.
struct PartError: Error { let message: String }

/// Replaces the lines between `generated: NAME` and `end of generated part`.
///
/// - Throws: An error if a part has an unknown name or no end.
func replacingParts(of text: String, with parts: [String: String]) throws(PartError) -> String {
    var isInPart = false
    var result = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.contains("end of generated part") { isInPart = false }
        guard !isInPart else { continue }
        result += line + "\n"
        guard let match = line.firstMatch(of: /generated: ([\w -]*\w)/) else { continue }
        guard let part = parts[String(match.1)] else {
            throw PartError(message: "no part is named \(match.1)")
        }
        result += part
        isInPart = true
    }
    guard !isInPart else { throw PartError(message: "a generated part must have an end") }
    return String(result.dropLast())
}
