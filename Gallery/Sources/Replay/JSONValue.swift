/// A value of a JSON text.
enum JSONValue: Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: CustomStringConvertible {
    /// The value in an error's message.
    var description: String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .string(let text): "\"\(text.count > longestText ? text.prefix(longestText) + "…" : text)\""
        case .list: "a list"
        case .object: "an object"
        }
    }
}

/// How much of a text is quoted in a message, in characters.
private let longestText = 40
