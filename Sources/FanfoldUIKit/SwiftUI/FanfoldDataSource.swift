#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows items by their identities, and commits what the user asks for.
final class FanfoldDataSource<ID: Hashable & Sendable>: UICollectionViewDiffableDataSource<Int, ID>,
    FanfoldCollectionViewDataSource
{
    /// Told what the user has removed.
    var didRemove: (ID) -> Void = { _ in }

    /// Shows items, in order.
    func show(_ ids: [ID], animated: Bool) {
        guard snapshot().numberOfSections == 0 || snapshot().itemIdentifiers != ids else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(ids)
        apply(snapshot, animatingDifferences: animated)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        guard let id = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([id])
        apply(snapshot)
        didRemove(id)
    }

    /// An application that appends an item puts it among those that are shown.
    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {}

    /// Lets items be reordered.
    ///
    /// - Parameter didMove: Told what has been moved, and whose place it has taken, before or behind that one.
    func allowReordering(_ didMove: ((_ id: ID, _ other: ID, _ isBehind: Bool) -> Void)?) {
        reorderingHandlers.canReorderItem = { _ in didMove != nil }
        reorderingHandlers.didReorder = { transaction in
            let before = transaction.initialSnapshot.itemIdentifiers
            let after = transaction.finalSnapshot.itemIdentifiers
            guard let first = before.indices.first(where: { before[$0] != after[$0] }),
                let last = before.indices.last(where: { before[$0] != after[$0] })
            else { return }
            // Between the two, all have moved by one place, but for the item that was moved.
            if before[first] == after[last] {
                didMove?(before[first], before[last], true)
            } else {
                didMove?(before[last], before[first], false)
            }
        }
    }
}
#endif
