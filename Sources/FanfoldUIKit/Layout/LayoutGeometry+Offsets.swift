#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Offsets and positions.
extension LayoutGeometry {
    /// The offset at which an item rests, within the range of offsets.
    func offset(showing index: DataIndex) -> Double {
        layout.offset(showing: Double(index.value), in: context)
    }

    /// The position that is shown at the offset.
    var positionShown: Double { layout.positionShown(in: context) }

    /// The item that is shown. Halfway between two items it is the later one.
    var itemShown: DataIndex { item(atPosition: positionShown) }

    /// The item nearest to a position. Halfway between two items it is the later one.
    func item(atPosition position: Double) -> DataIndex { DataIndex(Int((position + 0.5).rounded(.down))) }

    /// The number of items from a position to an item; in a loop, the shorter way.
    func distance(of index: DataIndex, fromPosition position: Double) -> Double {
        let distance = Double(index.value) - position
        guard context.isLooping, context.count > 0 else { return distance }
        let lap = Double(context.count)
        return distance - lap * (distance / lap).rounded()
    }

    /// The number of items that one page of scrolling passes; at least one.
    var itemsPerPage: Int {
        let distance = offset(showing: DataIndex(1)) - offset(showing: DataIndex(0))
        return distance > 0 ? max(Int(context.viewport[axis] / distance), 1) : 1
    }

    /// The slots that may be visible. If there are none, the range is empty and lies between the items before and those
    /// after.
    var visibleRange: Range<Int> {
        let range = layout.visibleRange(in: context)
        guard range.isEmpty else { return range }
        let slot = Int(layout.positionShown(in: context).rounded(.down))
        return slot..<slot
    }

    /// The offset from the leading edge at a content offset of a collection view.
    func offset(ofContentOffset offset: CGPoint) -> Double {
        guard axis == .horizontal else { return offset.y - leadingMargin }
        return (isMirrored ? scrollableWidth - offset.x : offset.x) - leadingMargin
    }

    /// The content offset of a collection view at an offset from the leading edge.
    ///
    /// - Parameter other: The content offset whose part across the scroll axis is kept.
    func contentOffset(at offset: Double, keeping other: CGPoint) -> CGPoint {
        let along = offset + leadingMargin
        guard axis == .horizontal else { return CGPoint(x: other.x, y: along) }
        return CGPoint(x: isMirrored ? scrollableWidth - along : along, y: other.y)
    }

    /// A content offset, with the part across the scroll axis of another one.
    func contentOffset(_ offset: CGPoint, withCrossOffsetOf other: CGPoint) -> CGPoint {
        axis == .horizontal ? CGPoint(x: offset.x, y: other.y) : CGPoint(x: other.x, y: offset.y)
    }

    /// The content offset at which scrolling settles.
    ///
    /// - Parameter velocity: In points per millisecond.
    func restingContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let across = isMirrored ? -velocity.x : velocity.x
        let velocity = (axis == .vertical ? velocity.y : across) * Self.millisecondsPerSecond
        let target = layout.restingOffset(
            forProposed: offset(ofContentOffset: proposed), velocity: velocity, in: context)
        return contentOffset(at: target, keeping: proposed)
    }

    private static var millisecondsPerSecond: Double { 1000 }
}
#endif
