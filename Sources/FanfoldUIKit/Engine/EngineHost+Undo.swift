#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The registration of removals with the undo manager.
extension EngineHost {
    /// Registers the last removal, instead of an earlier one: the engine keeps one.
    func registerUndo() {
        guard view.registersUndo, let manager = view.undoManager else { return }
        forgetUndo()
        undoManager = manager
        manager.registerUndo(withTarget: view) { view in
            MainActor.assumeIsolated { _ = view.undoRemoval() }
        }
        manager.setActionName(view.strings.remove)
    }

    /// Ends the registration. The manager does not retain its targets.
    func forgetUndo() {
        undoManager?.removeAllActions(withTarget: view)
        undoManager = nil
    }
}
#endif
