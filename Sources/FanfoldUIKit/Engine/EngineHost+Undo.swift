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

/// Removals in turn, and their registration with the undo manager.
extension EngineHost {
    /// Keeps the removal before a removal: the engine keeps the last one. An index of a kept removal refers to the items before
    /// the next removal, so that other changes end them.
    func noteRemoval(_ changes: [CollectionChange], after removal: Removal?) {
        switch changes.first {
        case nil: break
        case .reload where changes.count == 1: break
        case .remove where changes.count == 1:
            if let removal {
                earlierRemovals.append(removal)
            } else {
                // Nothing is to be undone, or the items were reloaded.
                earlierRemovals = []
                forgetUndo()
            }
        default: endEarlierRemovals()
        }
    }

    /// Ends all removals before the last one.
    func endEarlierRemovals() {
        earlierRemovals = []
        registeredUndos.dropLast().forEach { undoManager?.removeAllActions(withTarget: $0) }
        registeredUndos = registeredUndos.suffix(1)
    }

    /// Registers the last removal.
    func registerUndo() {
        guard view.registersUndo, let manager = view.undoManager else { return }
        if undoManager !== manager { forgetUndo() }
        undoManager = manager
        let undo = RemovalUndo(in: view)
        registeredUndos.append(undo)
        manager.registerUndo(withTarget: undo) { undo in
            MainActor.assumeIsolated { undo.perform() }
        }
        manager.setActionName(view.strings.remove)
    }

    /// Ends the registrations after the first ones. The default value ends all.
    func forgetUndo(after count: Int = 0) {
        while registeredUndos.count > max(count, 0) {
            undoManager?.removeAllActions(withTarget: registeredUndos.removeLast())
        }
    }
}
#endif
