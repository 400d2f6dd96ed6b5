#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldCollectionViewLayout {
    /// The length of the longest content with exact positions, along the scroll axis, in points. Core Animation's
    /// numbers have single precision. In longer content, items at the end are off by up to a point, then two, four
    /// and so on, and jitter as they scroll.
    public static let longestExactContent: CGFloat = 16_777_216

    /// Whether all positions are exact; false if the content is longer than ``longestExactContent``.
    public var isContentExact: Bool {
        let size = collectionViewContentSize
        return max(size.width, size.height) <= Self.longestExactContent
    }

    /// The content offset at which an item rests, within the range of offsets.
    ///
    /// A collection view's own `scrollToItem(at:at:animated:)` uses the item's present frame, which depends on the offset.
    /// ``FanfoldCollectionView`` uses this method instead.
    ///
    /// - Returns: Nil if there is no such item, or if the layout has no collection view.
    public func contentOffset(showing indexPath: IndexPath) -> CGPoint? {
        guard let collectionView, let geometry = owner.geometry(with: layout),
            let index = geometry.sections.index(of: indexPath)
        else { return nil }
        return geometry.contentOffset(
            at: geometry.offset(showing: index), keeping: collectionView.contentOffset)
    }

    /// Scrolls to the offset at which an item rests; without animation under Reduce Motion. Does nothing if there is no such
    /// item.
    public func scrollToItem(at indexPath: IndexPath, animated: Bool) {
        scrollToItem(at: indexPath, align: .resting, animated: animated)
    }

    /// Scrolls to the offset at which an item is aligned; without animation under Reduce Motion. Does nothing if there is no
    /// such item.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - alignment: The alignment with the bounds within the insets, along the scroll axis in reading direction.
    ///   - duration: In seconds. The default value is nil: the layout's own, or 0.4 s. In a collection view without
    ///     animations by the layout, it is UIKit's.
    ///   - animated: Whether the scroll is animated.
    public func scrollToItem(
        at indexPath: IndexPath, align alignment: ItemAlignment, duration: Double? = nil, animated: Bool
    ) {
        collectionView?.layoutIfNeeded()
        if let host = owner.host, let index = host.index(of: indexPath) {
            return host.scroll(to: index, align: alignment, duration: duration, animated: animated)
        }
        guard let collectionView, let offset = contentOffset(showing: indexPath) else { return }
        let isAnimated = animated && collectionView.mayAnimate && !UIAccessibility.isReduceMotionEnabled
        collectionView.setContentOffset(offset, animated: isAnimated)
    }

    /// The item that is shown at the present offset; nil if there is none, or if the view has no area.
    public var indexPathForShownItem: IndexPath? {
        guard collectionView != nil, let geometry = owner.geometry(with: layout), geometry.context.count > 0,
            geometry.hasSpace
        else { return nil }
        return geometry.sections.indexPath(of: geometry.itemShown)
    }
}

extension FanfoldCollectionViewLayout {
    /// Scrolls by a number of items, negative ones back.
    ///
    /// - Returns: The target; nil if the content is at its end.
    func scroll(byItems items: Int, animated: Bool = true) -> IndexPath? {
        guard items != 0, collectionView != nil, let geometry = owner.geometry(with: layout),
            geometry.context.count > 0
        else { return nil }
        let item = geometry.item(items, fromOffset: owner.host?.targetOffset ?? geometry.context.offset)
        let distance = geometry.offset(showing: item) - geometry.context.offset
        guard abs(distance) >= Self.smallestDistance else { return nil }
        scrollToItem(at: geometry.sections.indexPath(of: item), animated: animated)
        return geometry.sections.indexPath(of: geometry.item(shownAt: geometry.offset(showing: item)))
    }

    /// Scrolls by the number of items that one page passes, and by at least one.
    func scroll(byPages pages: Int) -> IndexPath? {
        guard collectionView != nil, let geometry = owner.geometry(with: layout) else { return nil }
        return scroll(byItems: pages * geometry.itemsPerPage)
    }

    /// The item at a distance from another one; nil if there is none.
    func item(_ distance: Int, from indexPath: IndexPath) -> IndexPath? {
        guard let geometry = owner.frame?.geometry, let index = geometry.sections.index(of: indexPath)
        else { return nil }
        let item = geometry.item(distance, from: index)
        return item == index ? nil : geometry.sections.indexPath(of: item)
    }

    /// The ordinal of an item, from 1 on, and the number of all items.
    func ordinal(of indexPath: IndexPath) -> (number: Int, count: Int)? {
        guard let sections = owner.frame?.geometry.sections, let index = sections.index(of: indexPath) else {
            return nil
        }
        return (index.value + 1, sections.count)
    }

    /// Whether an item is in the viewport, but completely covered by another item.
    func isCovered(_ indexPath: IndexPath) -> Bool {
        guard let frame = owner.frame, let index = frame.geometry.sections.index(of: indexPath) else {
            return false
        }
        return owner.isCovered(frame.numbering.engineIndex(of: index))
    }

    /// Items in their order on screen. In a loop, the last item may be before the first one.
    func sortedOnScreen(_ indexPaths: [IndexPath]) -> [IndexPath] {
        guard let geometry = owner.frame?.geometry, geometry.context.isLooping else {
            return indexPaths.sorted()
        }
        let slots = indexPaths.map { geometry.sections.index(of: $0).map(geometry.slot) ?? 0 }
        return zip(slots, indexPaths).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The smallest distance, in points. Smaller ones result from rounding to pixels.
    private static var smallestDistance: Double { 1 }
}
#endif
