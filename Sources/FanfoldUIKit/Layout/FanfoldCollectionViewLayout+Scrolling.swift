#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

extension FanfoldCollectionViewLayout {
    /// How long content may be that is placed to a point, along the scroll axis, in points. Core Animation's numbers are of
    /// single precision: in longer content items at its end lie up to a point, then two, four and so on from where they
    /// should, and tremble as they scroll.
    public static let longestExactContent: CGFloat = 16_777_216

    /// Whether all content is placed to a point; false where it is longer than ``longestExactContent``.
    public var isContentExact: Bool {
        let size = collectionViewContentSize
        return max(size.width, size.height) <= Self.longestExactContent
    }

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

    /// Scrolls to where the layout shows an item, gradually if `animated`, though not under Reduce Motion. Does nothing
    /// where there is no such item.
    public func scrollToItem(at indexPath: IndexPath, animated: Bool) {
        collectionView?.layoutIfNeeded()
        if let host = state.host, let index = host.index(of: indexPath) {
            return host.scroll(to: index, animated: animated)
        }
        guard let collectionView, let offset = contentOffset(showing: indexPath) else { return }
        collectionView.setContentOffset(
            offset, animated: animated && !UIAccessibility.isReduceMotionEnabled)
    }

    /// The item that is shown at the present offset; nil where there is none.
    public var indexPathShown: IndexPath? {
        guard let collectionView, let snapshot = state.current(in: collectionView, layout),
            snapshot.context.count > 0
        else { return nil }
        return snapshot.sections.indexPath(of: snapshot.itemShown)
    }
}

extension FanfoldCollectionViewLayout {
    /// Scrolls by a number of items, negative ones back.
    ///
    /// - Returns: The item that is scrolled to, or nil where there is no way to go.
    func scroll(byItems items: Int) -> IndexPath? {
        guard let collectionView, let snapshot = state.current(in: collectionView, layout),
            snapshot.context.count > 0
        else { return nil }
        let (shown, last) = (snapshot.itemShown, snapshot.context.count - 1)
        let item = items > 0 ? shown + min(items, last - shown) : shown - min(-items, shown)
        let indexPath = snapshot.sections.indexPath(of: item)
        let distance = snapshot.offset(showing: Double(item)) - snapshot.context.offset
        guard abs(distance) >= Self.smallestDistance else { return nil }
        scrollToItem(at: indexPath, animated: true)
        return indexPath
    }

    /// Scrolls by as many items as a viewport's length of scrolling passes, and by one at least.
    func scroll(byPages pages: Int) -> IndexPath? {
        guard let collectionView, let snapshot = state.current(in: collectionView, layout) else { return nil }
        return scroll(byItems: pages * snapshot.itemsPerPage)
    }

    /// The item so many places from another one; nil where there is none.
    func item(_ places: Int, from indexPath: IndexPath) -> IndexPath? {
        guard let sections = state.snapshot?.sections, let index = sections.index(of: indexPath) else {
            return nil
        }
        return (0..<sections.count).contains(index + places) ? sections.indexPath(of: index + places) : nil
    }

    /// The place of an item among all, from 1 on.
    func place(of indexPath: IndexPath) -> (number: Int, count: Int)? {
        guard let sections = state.snapshot?.sections, let index = sections.index(of: indexPath) else {
            return nil
        }
        return (index + 1, sections.count)
    }

    /// Whether an item is in the viewport, but wholly behind another one.
    func isCovered(_ indexPath: IndexPath) -> Bool {
        guard let index = state.snapshot?.sections.index(of: indexPath) else { return false }
        return state.isCovered(index)
    }

    /// Less is a rounding to pixels, in points.
    private static var smallestDistance: Double { 1 }
}
#endif
