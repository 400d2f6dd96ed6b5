#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Reordering: the engine moves a lifted item at once, the data source after the drop. Until then, their indices differ.
extension EngineHost {
    /// Notes a move of the finger. Returns whether the event is such a move.
    @discardableResult
    func followFinger(_ event: CollectionEvent) -> Bool {
        switch (event, reordering) {
        case (.willReorder(let index), _): reordering = .move(from: index, to: index)
        case (.didMove(_, let to), .move(let from, _)?): reordering = .move(from: from, to: to)
        case (.didMove, _), (.didReorder, _): break
        default: return false
        }
        return true
    }

    /// Lets the data source commit the move of the finger.
    func commitReordering() {
        guard case .move(let from, let to)? = reordering, from != to, let sections = geometry?.sections else {
            return reordering = nil
        }
        let (item, target) = (DataIndex(from), DataIndex(to))
        isCommitting = true
        commitMove(
            from: sections.indexPath(of: item), to: sections.indexPath(forMoveFrom: item, to: target))
        isCommitting = false
        if reordering != nil { perform { abandonReordering(&$0, $1) } }
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
        movementTarget = target
        view.updateInteractiveMovementTargetPosition(
            view.layoutAttributesForItem(at: target)?.center ?? .zero)
        view.endInteractiveMovement()
        if takeMovementTarget() != nil { moveInBatch(from: origin, to: target) }
        return true
    }

    /// The target of the movement in progress; nil if UIKit has asked for it already.
    func takeMovementTarget() -> IndexPath? {
        defer { movementTarget = nil }
        return movementTarget
    }

    private func moveInBatch(from origin: IndexPath, to target: IndexPath) {
        view.performBatchUpdates { [view] in
            view.dataSource?.collectionView?(view, moveItemAt: origin, to: target)
            view.moveItem(at: origin, to: target)
        }
    }

    /// Whether the data source makes the move that the engine has made already. It may move an item elsewhere instead.
    func isCommitment(_ map: ItemMap) -> Bool {
        guard isCommitting, case .move(let from, let to)? = reordering,
            map.changes == [.move(from: from, to: to)]
        else { return false }
        reordering = nil
        return true
    }

    /// Reverts a move that the data source has not made, before other changes. A finger that holds an item where it was keeps
    /// it.
    func abandonReordering(_ engine: inout HostedEngine, _ time: Double) {
        guard case .move(let from, let to)? = reordering, from != to else { return }
        reordering = nil
        if engine.isReordering {
            engine.pointerCancelled(ItemGestures.pointer, time: time)
        } else {
            engine.apply(
                [.move(from: to, to: from)], followingMovedItem: false, layout: nil, animated: true,
                time: time)
        }
    }
}
#endif
