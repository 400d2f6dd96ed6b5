/// Foundation's undo manager, which Linux does not have. Simulated: one action at a time, without groups.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private struct Action {
        unowned let target: AnyObject
        let handler: (AnyObject) -> Void
        var name = ""
    }

    private var actions: [Action] = []

    public override init() {
        super.init()
    }

    open var canUndo: Bool { !actions.isEmpty }
    open var undoActionName: String { actions.last?.name ?? "" }

    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        actions.append(
            Action(target: target) { target in
                if let target = target as? Target { handler(target) }
            })
    }

    open func setActionName(_ actionName: String) {
        if !actions.isEmpty { actions[actions.count - 1].name = actionName }
    }

    open func removeAllActions(withTarget target: Any) {
        actions.removeAll { $0.target === target as AnyObject }
    }

    open func undo() {
        guard let action = actions.popLast() else { return }
        action.handler(action.target)
    }
}
