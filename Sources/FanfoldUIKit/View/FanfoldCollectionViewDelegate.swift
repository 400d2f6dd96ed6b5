#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The additional methods of a ``FanfoldCollectionView``'s data source, which commits changes of the user.
///
/// As with a table view's `commit editingStyle`, each method changes the items. It notifies the collection view
/// before it returns, by `deleteItems(at:)` and `insertItems(at:)` or by applying a snapshot.
@preconcurrency @MainActor
public protocol FanfoldCollectionViewDataSource: UICollectionViewDataSource {
    /// Removes an item.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath)

    /// Appends an item after the last one. The default implementation appends nothing.
    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView)

    /// Restores the last removal. The index path is that of the first removed item, in terms of the present items.
    /// The default implementation restores nothing.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath)
}

extension FanfoldCollectionViewDataSource {
    /// Appends nothing.
    public func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {}
    /// Restores nothing.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath)
    {}
}

/// The additional methods of a ``FanfoldCollectionView``'s delegate. All methods have a default.
@preconcurrency @MainActor
public protocol FanfoldCollectionViewDelegate: UICollectionViewDelegate {
    /// Decides whether an item may be removed, now or later. Until `answer` is called, once, the item stays beside
    /// the others. The default implementation answers true at once.
    func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void)

    /// Called before an item opens.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath)

    /// Called when an item fills the view. Touches then reach its content.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath)

    /// Called before an open or opening item closes.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath)

    /// Called when an item is back in its place, unless it has been removed.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath)

    /// Called when the content has settled, whatever has moved it, with the item that is shown; nil if there is none.
    /// Also called if that item is removed and another one is shown instead.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?)
}

extension FanfoldCollectionViewDelegate {
    /// Answers true.
    public func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        answer(true)
    }

    /// Does nothing.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {}
}
#endif
