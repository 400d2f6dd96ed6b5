#if canImport(UIKit)
import Fanfold
import UIKit

extension LayoutSnapshot {
    /// The items whose frames meet a rectangle of the content and that are not unseen, as they are shown now.
    ///
    /// - Parameter rect: Any part of the content: the visible one, or one that will be visible soon.
    /// - Complexity: O(v + log n), where v is the number of items that are visible or in the rectangle.
    func items(in rect: CGRect) -> [(index: Int, pose: ItemAttributes)] {
        guard hasArea && context.count > 0 else { return [] }
        return candidates(in: rect).joined().compactMap { index in
            let pose = pose(of: index)
            guard pose.opacity > 0 else { return nil }
            return frame(of: pose).map(rect.meets) ?? true ? (index, pose) : nil
        }
    }

    /// The items that may be visible and, where a rectangle reaches out of the viewport, those on either side
    /// that may be in it: out there, items follow one another along the axis.
    private func candidates(in rect: CGRect) -> [Range<Int>] {
        let visible = visibleRange
        let (low, high) = extent(of: rect)
        let (start, end) = extent(of: visibleRect)
        var before = visible.lowerBound..<visible.lowerBound
        var after = visible.upperBound..<visible.upperBound
        if low < start {
            let all = 0..<visible.lowerBound
            before = all.partitionPoint { (extent(ofItem: $0)?.high ?? low) > low }..<visible.lowerBound
            before = before.lowerBound..<before.partitionPoint { (extent(ofItem: $0)?.low ?? low) >= high }
        }
        if high > end {
            let all = visible.upperBound..<context.count
            after = visible.upperBound..<all.partitionPoint { (extent(ofItem: $0)?.low ?? high) >= high }
            after = after.partitionPoint { (extent(ofItem: $0)?.high ?? high) > low }..<after.upperBound
        }
        return [before, visible, after]
    }

    /// The items that may be visible; where there are none, the place between those before and those after.
    var visibleRange: Range<Int> {
        let range = layout.visibleRange(in: context)
        guard range.isEmpty else { return range }
        let place = Int(positionShown.rounded(.down))
        return place..<place
    }

    /// Where an item begins and ends along the axis; nil for one that is not seen.
    private func extent(ofItem index: Int) -> (low: CGFloat, high: CGFloat)? {
        let pose = pose(of: index)
        guard pose.opacity > 0 else { return nil }
        return frame(of: pose).map(extent)
    }

    private func extent(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
        layout.axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }
}

extension CGRect {
    /// Whether another rectangle has a point in common with this one, be it on an edge.
    func meets(_ other: CGRect) -> Bool {
        other.minX <= maxX && other.maxX >= minX && other.minY <= maxY && other.maxY >= minY
    }
}
#endif
