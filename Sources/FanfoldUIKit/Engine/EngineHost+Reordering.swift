#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Reordering: the engine moves a lifted item at once, the data source after the drop. Until then, their indices differ.
extension EngineHost {
    /// Lets the data source commit the move of the finger.
    func commitReordering() {
        guard let move = reordering.move, let sections = geometry?.sections else { return reordering.end() }
        let (item, target) = (DataIndex(move.from), DataIndex(move.to))
        reordering.isCommitting = true
        commitMove(
            from: sections.indexPath(of: item), to: sections.indexPath(forMoveFrom: item, to: target))
        reordering.isCommitting = false
        if reordering.change != nil { perform { abandonReordering(&$0, $1) } }
        view.layoutIfNeeded()
    }

    /// Lets the data source move an item, if it may be moved. An interactive movement is the only kind that every
    /// data source supports; it begins and ends here. The layout answers with the target, whatever the position.
    ///
    /// UIKit ignores a position equal to the previous one (rdar 28074111) and then does not ask the layout. The item is
    /// moved in a batch of updates in that case.
    @discardableResult
    func commitMove(from origin: IndexPath, to target: IndexPath) -> Bool {
        if commitMoveByHandler(from: origin, to: target) { return true }
        guard view.beginInteractiveMovementForItem(at: origin) else { return false }
        reordering.target = target
        view.updateInteractiveMovementTargetPosition(
            view.layoutAttributesForItem(at: target)?.center ?? .zero)
        view.endInteractiveMovement()
        if reordering.takeTarget() != nil { moveInBatch(from: origin, to: target) }
        return true
    }

    private func moveInBatch(from origin: IndexPath, to target: IndexPath) {
        view.performBatchUpdates { [view] in
            view.dataSource?.collectionView?(view, moveItemAt: origin, to: target)
            view.moveItem(at: origin, to: target)
        }
    }

    /// Reverts a move that the data source has not made, before other changes. A finger that holds an item where it was keeps
    /// it.
    func abandonReordering(_ engine: inout HostedEngine, _ time: Double) {
        guard let move = reordering.move else { return }
        reordering.end()
        if engine.isReordering {
            engine.pointerCancelled(ItemGestures.pointer, time: time)
        } else {
            engine.apply(
                [.move(from: move.to, to: move.from)], followingMovedItem: false, layout: nil,
                animated: true, time: time)
        }
    }
}
#endif
