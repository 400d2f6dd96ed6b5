#if canImport(UIKit)
import UIKit

/// What the data source of a ``TabStackCollectionView`` does besides: it commits what the user asks for.
///
/// As with a table view's `commit editingStyle`, the data source changes its items and tells the collection view, by
/// `deleteItems(at:)` and `insertItems(at:)`, or by applying a snapshot, before it returns.
@preconcurrency @MainActor
public protocol TabStackCollectionViewDataSource: UICollectionViewDataSource {
    /// Removes an item.
    func tabStack(_ tabStack: TabStackCollectionView, commitRemovalOfItemAt indexPath: IndexPath)

    /// Appends an item after the last one.
    func tabStackCommitAppending(_ tabStack: TabStackCollectionView)
}

/// What the delegate of a ``TabStackCollectionView`` may want to know or decide. All methods have a default.
@preconcurrency @MainActor
public protocol TabStackCollectionViewDelegate: UICollectionViewDelegate {
    /// Decides whether an item may be removed, now or later: until it is answered, the item waits beside the stack.
    ///
    /// - Parameter answer: To be called once. The default implementation answers true at once.
    func tabStack(
        _ tabStack: TabStackCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void)

    /// An item is about to fill the viewport.
    func tabStack(_ tabStack: TabStackCollectionView, willHighlightItemAt indexPath: IndexPath)

    /// An item fills the viewport. Touches reach its content.
    func tabStack(_ tabStack: TabStackCollectionView, didHighlightItemAt indexPath: IndexPath)

    /// The item that fills the viewport, or was about to, goes back to its place.
    func tabStack(_ tabStack: TabStackCollectionView, willDismissItemAt indexPath: IndexPath)

    /// An item is back at its place.
    func tabStack(_ tabStack: TabStackCollectionView, didDismissItemAt indexPath: IndexPath)
}

extension TabStackCollectionViewDelegate {
    /// Answers true.
    public func tabStack(
        _ tabStack: TabStackCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        answer(true)
    }

    /// Does nothing.
    public func tabStack(_ tabStack: TabStackCollectionView, willHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tabStack(_ tabStack: TabStackCollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tabStack(_ tabStack: TabStackCollectionView, willDismissItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tabStack(_ tabStack: TabStackCollectionView, didDismissItemAt indexPath: IndexPath) {}
}
#endif
