import Fanfold

extension ReplayPlayer {
    /// Rejects an event about a nonexistent item or edge, which the engine treats as a programming error.
    func validate(_ event: ReplayEvent) throws {
        let count = engine.context.count
        if let missing = event.action.items.first(where: { $0 >= count }) {
            throw Self.error(event, "there is no item \(missing)", count)
        }
        if case .change(.insert(let index, _), _) = event.action, index > count {
            throw Self.error(event, "there is no index \(index) to insert at", count)
        }
        let edges = engine.layout.removal?.edges
        if case .requestRemoval(_, let edge) = event.action, edge != .both, edges != .both, edge != edges {
            throw Self.error(event, "the layout removes no item over the edge \(edge)", count)
        }
    }

    private static func error(_ event: ReplayEvent, _ message: String, _ count: Int) -> ScriptError {
        ScriptError("\(event.path): \(message); the count is \(count) at \(JSONValue.text(of: event.time)) s")
    }
}
