/// Values by their names in a script.
struct NamedValues<Value: Sendable>: Sendable {
    /// The names, in order.
    let names: [String]
    private let values: [String: Value]

    init(_ members: [(name: String, value: Value)]) {
        names = members.map(\.name)
        values = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
    }

    /// The value of a name, or nil if the name is unknown.
    subscript(name: String) -> Value? { values[name] }

    /// The names in an error message.
    var expectation: String { "one of \(names.joined(separator: ", "))" }
}
