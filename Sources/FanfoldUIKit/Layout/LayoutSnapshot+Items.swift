#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

extension LayoutSnapshot {
    /// The items whose frames meet a rectangle of the content and that are not unseen, as they are shown now.
    ///
    /// - Parameter rect: Any part of the content: the visible one, or one that will be visible soon.
    /// - Complexity: O(v + log n), where v is the number of items that are visible or in the rectangle.
    func items(in rect: CGRect) -> [(index: Int, pose: ItemAttributes)] {
        guard hasArea && context.count > 0 else { return [] }
        return (candidates(in: rect).joined() + movingItems(besides: rect)).compactMap { index in
            let pose = pose(of: index)
            guard pose.opacity > 0 else { return nil }
            return frame(of: pose).map(rect.meets) ?? true ? (index, pose) : nil
        }
    }

    /// The items that are seen although the layout would not show them there.
    private func movingItems(besides rect: CGRect) -> [Int] {
        let known = candidates(in: rect)
        return visibleItems.filter { index in !known.contains { $0.contains(index) } }
    }

    /// The items that may be visible and, where a rectangle reaches out of the viewport, those on either side
    /// that may be in it.
    private func candidates(in rect: CGRect) -> [Range<Int>] {
        let visible = visibleRange
        let (part, seen) = (extent(of: rect), extent(of: visibleRect))
        var (before, after) = (0..<0, 0..<0)
        if part.lowerBound < seen.lowerBound {
            before = items(among: 0..<visible.lowerBound, in: part, unseenAt: -.infinity)
        }
        if part.upperBound > seen.upperBound {
            after = items(among: visible.upperBound..<context.count, in: part, unseenAt: .infinity)
        }
        return [before, visible, after]
    }

    /// The items that may be in a part of the axis, among those on one side of the viewport: out there, items follow
    /// one another, and unseen ones are far away.
    private func items(
        among all: Range<Int>, in part: ClosedRange<CGFloat>, unseenAt far: CGFloat
    ) -> Range<Int> {
        let start = all.partitionPoint { (extent(ofItem: $0)?.upperBound ?? far) >= part.lowerBound }
        let end = all.partitionPoint { (extent(ofItem: $0)?.lowerBound ?? far) > part.upperBound }
        return start..<max(start, end)
    }

    /// The visible item whose centre is nearest to a point of the content, along the axis; nil where none is visible.
    func nearestItem(to point: CGPoint) -> IndexPath? {
        func distance(_ index: Int) -> CGFloat {
            let center = inContent(pose(of: index).center)
            return abs(layout.axis == .vertical ? center.y - point.y : center.x - point.x)
        }
        let nearest = visibleRange.min { distance($0) < distance($1) }
        return nearest.map(sections.indexPath(of:))
    }

    /// The items that may be visible; where there are none, the place between those before and those after.
    var visibleRange: Range<Int> {
        let range = layout.visibleRange(in: context)
        guard range.isEmpty else { return range }
        let place = Int(positionShown.rounded(.down))
        return place..<place
    }

    /// Where an item begins and ends along the axis; nil for one that is not seen.
    private func extent(ofItem index: Int) -> ClosedRange<CGFloat>? {
        let pose = pose(of: index)
        guard pose.opacity > 0 else { return nil }
        return frame(of: pose).map(extent)
    }

    private func extent(of rect: CGRect) -> ClosedRange<CGFloat> {
        layout.axis == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }
}

extension CGRect {
    /// Whether another rectangle has a point in common with this one, be it on an edge.
    func meets(_ other: CGRect) -> Bool {
        other.minX <= maxX && other.maxX >= minX && other.minY <= maxY && other.maxY >= minY
    }
}
#endif
