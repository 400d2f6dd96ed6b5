/// A value of a JSON text.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(Bytes)
    case array([JSONValue])
    case object(JSONObject)

    /// A short description for errors.
    var description: Bytes {
        switch self {
        case .null: text("null")
        case .bool(let value): value ? text("true") : text("false")
        case .number(let value): decimalText(of: value)
        case .string(let string): text("\"") + shortened(string) + text("\"")
        case .array(let values): text("a list of ") + decimalText(of: Double(values.count))
        case .object: text("an object")
        }
    }

    /// The first 40 characters, and an ellipsis if there are more.
    private func shortened(_ string: Bytes) -> Bytes {
        var count = 0
        for place in string.indices where string[place] & 0xC0 != 0x80 {
            if count == 40 { return Bytes(string[..<place]) + text("…") }
            count += 1
        }
        return string
    }
}

/// The members of a JSON object, in their order in the text.
struct JSONObject: Sendable {
    struct Member: Sendable {
        let name: Bytes
        let value: JSONValue
    }

    let members: [Member]

    init(_ members: [Member]) { self.members = members }

    /// The value of a member; if several have the name, that of the last.
    ///
    /// - Complexity: O(n) in the number of members.
    subscript(name: StaticString) -> JSONValue? {
        for member in members.reversed() where member.name.isSpelled(name) { return member.value }
        return nil
    }
}
