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

    /// Called when an item fills the view. The view then handles no taps: they reach the content of the item, and UIKit
    /// selects the item if selection is allowed. Before, content such as buttons gets taps as well.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath)

    /// Called before an open or opening item closes.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath)

    /// Called when an item is back in its place, unless it has been removed.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath)

    /// Called with each change of the position, in each frame in which the content moves, and once for the first
    /// frame: 2.5 is halfway between the items 2 and 3. Positions count the items of all sections.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didScrollTo position: CGFloat)

    /// Called when another item is shown, during scrolling or because the items have changed; nil if there is none.
    /// Also called with the first item shown.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didChangeItemShown indexPath: IndexPath?)

    /// Called when the user lifts the finger, with the item at which the content will settle.
    ///
    /// A `scrollViewWillEndDragging` of the delegate that sets another target is called after this method.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willEndDraggingAt targetIndexPath: IndexPath)

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
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, didScrollTo position: CGFloat) {}
    /// Does nothing.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, didChangeItemShown indexPath: IndexPath?) {}
    /// Does nothing.
    public func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, willEndDraggingAt targetIndexPath: IndexPath
    ) {}
    /// Does nothing.
    public func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {}
}
#endif
