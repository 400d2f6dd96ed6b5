#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The target of a registered removal. The undo manager does not retain its targets.
final class RemovalUndo: NSObject {
    private weak var view: FanfoldCollectionView?

    init(in view: FanfoldCollectionView) {
        self.view = view
    }

    @MainActor func perform() { view?.undoRemoval() }
}

/// Registration of removals with the undo manager.
extension EngineHost {
    /// Registers the last removal, and ends the registrations of removals that the engine has forgotten.
    func registerUndo() {
        guard view.registersUndo, let manager = view.undoManager else { return }
        if undoManager !== manager { forgetUndo() }
        undoManager = manager
        let known = max((engine?.removals.count ?? 0) - 1, 0)
        while registeredUndos.count > known {
            manager.removeAllActions(withTarget: registeredUndos.removeFirst())
        }
        let undo = RemovalUndo(in: view)
        registeredUndos.append(undo)
        manager.registerUndo(withTarget: undo) { undo in
            MainActor.assumeIsolated { undo.perform() }
        }
        manager.setActionName(view.strings.remove)
    }

    /// Ends the registration of the last removal, which is undone.
    func forgetLastUndo() {
        if let last = registeredUndos.popLast() { undoManager?.removeAllActions(withTarget: last) }
    }

    /// Ends all registrations.
    func forgetUndo() {
        while !registeredUndos.isEmpty { forgetLastUndo() }
    }
}
#endif
