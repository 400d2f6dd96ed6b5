/// A timed event of a script.
struct ReplayEvent: Sendable {
    /// In seconds since the start.
    let time: Double
    /// The path in the script, such as `events[3]`.
    let path: String
    let action: ReplayAction

    init(_ value: JSONValue, at path: String) throws {
        let type = try ObjectReader(value, at: path, knowing: nil).choice(
            "type", among: ReplayEventType.named)
        let event = try ObjectReader(value, at: path, knowing: type.allMembers)
        self.path = path
        time = try event.number("at", in: Limits.times)
        action = try type.read(event)
    }
}
