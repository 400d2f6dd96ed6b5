import Fanfold

extension ReplayPlayer {
    /// Refuses an event that is about an item that is not there: to the engine, that would be a programmer's error.
    func validate(_ event: ReplayEvent) throws {
        let count = engine.context.count
        let known = "the count is \(count) at \(JSONValue.number(event.time)) s"
        if let missing = event.action.items.first(where: { $0 >= count }) {
            throw ScriptError("\(event.path): there is no item \(missing); \(known)")
        }
        if case .change(.insert(let index, _), _) = event.action, index > count {
            throw ScriptError("\(event.path): there is no place \(index) to insert at; \(known)")
        }
    }
}
