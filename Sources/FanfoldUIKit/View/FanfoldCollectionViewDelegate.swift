#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the data source of a ``FanfoldCollectionView`` does besides: it commits what the user asks for.
///
/// As with a table view's `commit editingStyle`, the data source changes its items and tells the collection view, by
/// `deleteItems(at:)` and `insertItems(at:)`, or by applying a snapshot, before it returns.
@preconcurrency @MainActor
public protocol FanfoldCollectionViewDataSource: UICollectionViewDataSource {
    /// Removes an item.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath)

    /// Appends an item after the last one. The default implementation appends nothing.
    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView)

    /// Puts back what was removed last, at the index path at which the first of the items was, in what is there now. The
    /// default implementation puts nothing back.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath)
}

extension FanfoldCollectionViewDataSource {
    /// Appends nothing.
    public func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {}
    /// Puts nothing back.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath)
    {}
}

/// What the delegate of a ``FanfoldCollectionView`` may want to know or decide. All methods have a default.
@preconcurrency @MainActor
public protocol FanfoldCollectionViewDelegate: UICollectionViewDelegate {
    /// Decides whether an item may be removed, now or later: until `answer` is called, once, the item waits beside the
    /// others. The default implementation answers true at once.
    func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void)

    /// An item is about to fill the view.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath)

    /// An item fills the view. Touches reach its content.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath)

    /// The item that fills the view, or was about to, goes back to its place.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath)

    /// An item is back at its place. Not told where it has been removed.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath)

    /// The content has come to rest, whatever has moved it, and shows an item; nil where there is none. Told as well where
    /// the item that it showed is gone, and it shows another one.
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
