#if canImport(UIKit)
import Fanfold
import UIKit

extension CollectionViewLayoutAdapter {
    /// The content offset at which the layout shows an item as it should rest, within the range of offsets.
    ///
    /// A collection view's own `scrollToItem(at:at:animated:)` goes by the item's present frame; but where a layout
    /// shows an item depends on the offset. ``FanfoldCollectionView`` goes by this method instead.
    ///
    /// - Returns: Nil where there is no such item, or the layout has no collection view.
    public func contentOffset(showing indexPath: IndexPath) -> CGPoint? {
        guard let collectionView, let snapshot = state.current(in: collectionView, layout),
            let index = snapshot.sections.index(of: indexPath)
        else { return nil }
        return snapshot.contentOffset(
            at: snapshot.offset(showing: Double(index)), in: collectionView,
            keeping: collectionView.contentOffset)
    }

    /// Scrolls to where the layout shows an item. Does nothing where there is no such item.
    ///
    /// - Parameter animated: Whether to scroll gradually. Under Reduce Motion it is done at once.
    public func scrollToItem(at indexPath: IndexPath, animated: Bool) {
        collectionView?.layoutIfNeeded()
        guard let collectionView, let offset = contentOffset(showing: indexPath) else { return }
        collectionView.setContentOffset(
            offset, animated: animated && !UIAccessibility.isReduceMotionEnabled)
    }

    /// The item that is shown at the present offset; nil where there is none.
    public var indexPathShown: IndexPath? {
        guard let collectionView, let snapshot = state.current(in: collectionView, layout),
            snapshot.context.count > 0
        else { return nil }
        return snapshot.sections.indexPath(of: Int((snapshot.positionShown + Self.half).rounded(.down)))
    }

    /// Half-way between two items the later one counts as shown.
    private static var half: Double { 0.5 }
}
#endif
