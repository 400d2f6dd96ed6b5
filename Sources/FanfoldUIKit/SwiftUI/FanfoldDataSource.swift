#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows items by their identities, and commits changes of the user.
final class FanfoldDataSource: UICollectionViewDiffableDataSource<Int, ItemID>,
    FanfoldCollectionViewDataSource
{
    /// Called with the item that the user has removed.
    var didRemove: (ItemID) -> Void = { _ in }

    /// The items that the user has removed, in order, until they return.
    private var removed: [ItemID] = []
    /// The items to show when the view undoes a removal.
    private var restored: [ItemID] = []

    /// Returns whether the items are shown, in order.
    func shows(_ ids: [ItemID]) -> Bool {
        snapshot().numberOfSections > 0 && snapshot().itemIdentifiers == ids
    }

    /// Shows items, in order. An item that the user has removed last returns along its way.
    func show(_ ids: [ItemID], in view: FanfoldCollectionView, animated: Bool) {
        let returning = removed.filter(ids.contains)
        if !returning.isEmpty {
            let isLast = returning == removed.suffix(1)
            removed.removeAll(where: ids.contains)
            restored = ids
            if animated, isLast, view.undoRemoval() { return }
        }
        apply(ids, animated: animated)
    }

    private func apply(_ ids: [ItemID], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, ItemID>()
        snapshot.appendSections([0])
        snapshot.appendItems(ids)
        apply(snapshot, animatingDifferences: animated)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath) {
        apply(restored, animated: true)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        guard let id = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([id])
        apply(snapshot)
        removed = removed.suffix(Self.mostRemoved - 1) + [id]
        didRemove(id)
    }

    /// The number of removed items that are remembered: as many removals can be undone in turn.
    private static let mostRemoved = 100

    /// Appends nothing: the application appends items to its own data.
    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {}

    /// Lets items be reordered.
    ///
    /// - Parameters:
    ///   - canMove: Whether an item may be moved.
    ///   - didMove: Called with the moved item, the item whose index it has taken, and whether it is now behind that
    ///     item.
    func allowReordering(
        _ canMove: @escaping (ItemID) -> Bool,
        didMove: @escaping (_ id: ItemID, _ other: ItemID, _ isBehind: Bool) -> Void
    ) {
        reorderingHandlers.canReorderItem = canMove
        reorderingHandlers.didReorder = { transaction in
            let before = transaction.initialSnapshot.itemIdentifiers
            let after = transaction.finalSnapshot.itemIdentifiers
            guard let first = before.indices.first(where: { before[$0] != after[$0] }),
                let last = before.indices.last(where: { before[$0] != after[$0] })
            else { return }
            // Between the two, all items except the moved one have shifted by one index.
            if before[first] == after[last] {
                didMove(before[first], before[last], true)
            } else {
                didMove(before[last], before[first], false)
            }
        }
    }
}
#endif
