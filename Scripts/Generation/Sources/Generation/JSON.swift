/// A JSON value whose members keep their order.
enum JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    case object([(String, JSON)])
    case array([JSON])
    case string(String)
    case number(Double?)
    case bool(Bool)

    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(stringLiteral value: String) { self = .string(value) }
    static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }

    /// The text in one line.
    var line: String {
        switch self {
        case .object(let members):
            "{" + members.map { "\(JSON.string($0).line): \($1.line)" }.joined(separator: ", ") + "}"
        case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
        case .string(let text):
            "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
        case .number(let value): value.map { Int(exactly: $0).map(String.init) ?? "\($0)" } ?? "null"
        case .bool(let value): "\(value)"
        }
    }

    /// The text with one line for each member of values that are too long for a line.
    func text(indented indent: String) -> String {
        let inner = indent + "  "
        guard indent.count + line.count >= 100 else { return line }
        switch self {
        case .object(let members):
            let lines = members.map { "\(inner)\(JSON.string($0).line): \($1.text(indented: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        case .array(let values):
            let lines = values.map { inner + $0.text(indented: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        default: return line
        }
    }
}
