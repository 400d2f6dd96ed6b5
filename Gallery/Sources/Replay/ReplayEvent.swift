/// What happens at a time.
struct ReplayEvent: Sendable {
    /// In seconds since the beginning.
    let time: Double
    /// Where it stands in the script, such as `events[3]`.
    let path: String
    let action: ReplayAction

    init(_ value: JSONValue, at path: String) throws {
        let types = ReplayEventType.all
        let name = try ObjectReader(value, at: path, knowing: nil).choice("type", among: types.map(\.name))
        guard let type = types.first(where: { $0.name == name }) else { preconditionFailure(name) }
        let event = try ObjectReader(value, at: path, knowing: ["at", "type"] + type.members)
        self.path = path
        time = try event.number("at", in: Limits.times)
        action = try type.read(event)
    }
}
