#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Offsets and positions.
extension LayoutGeometry {
    /// The offset at which an item rests, within the range of offsets.
    func offset(showing index: DataIndex) -> Double {
        let slot = context.slot(of: index.value, near: layout.positionShown(in: context))
        return layout.offset(showing: slot, in: context)
    }

    /// The scroll position: from 0 at the start to count − 1 at the end, and beyond them. In a loop, it is that of the
    /// first lap.
    var position: Double {
        let position = layout.scrollPosition(at: context.offset, in: context)
        let count = Double(context.count)
        guard context.isLooping, count > 0 else { return position }
        return position - (position / count).rounded(.down) * count
    }

    /// The item that is shown. Halfway between two items it is the later one.
    var itemShown: DataIndex { item(atPosition: position) }

    /// The item that is shown at an offset.
    func item(shownAt offset: Double) -> DataIndex { at(offset).itemShown }

    /// The same geometry at another offset.
    private func at(_ offset: Double) -> LayoutGeometry {
        var other = self
        other.context.offset = offset
        return other
    }

    /// The item nearest to a scroll position. Halfway between two items it is the later one.
    func item(atPosition position: Double) -> DataIndex {
        let last = Double(max(context.count - 1, 0))
        let inside = context.isLooping ? position : position.clamped(to: 0...last)
        return item(inSlot: Int(inside.roundedHalfUp))
    }

    /// The item a number of items, other than 0, from those that rest at an offset. It is limited to the items unless
    /// they loop.
    func item(_ items: Int, fromOffset offset: Double) -> DataIndex {
        // The remainder, because a sum may exceed the range of integers.
        let steps = context.isLooping ? items % context.count : items
        return item(atPosition: layout.position(byItems: Double(steps), in: at(offset).context))
    }

    /// The number of items from a scroll position to an item; in a loop, the shorter way.
    func distance(of index: DataIndex, fromPosition position: Double) -> Double {
        let distance = Double(index.value) - position
        guard context.isLooping, context.count > 0 else { return distance }
        let lap = Double(context.count)
        return distance - lap * (distance / lap).rounded()
    }

    /// The item in a slot.
    func item(inSlot slot: Int) -> DataIndex { DataIndex(context.index(ofSlot: slot)) }

    /// The slot of an item; in a loop, the one near the viewport.
    func slot(of index: DataIndex) -> Int { layout.slot(of: index.value, in: context) }

    /// The pose of an item at rest.
    func pose(of index: DataIndex) -> ItemAttributes {
        layout.attributes(at: Double(slot(of: index)), in: context)
    }

    /// The item at a distance from another one, limited to the items unless they loop.
    func item(_ distance: Int, from index: DataIndex) -> DataIndex {
        let last = context.count - 1
        guard !context.isLooping else {
            // The remainder, because a sum may overflow.
            return item(inSlot: index.value + distance % context.count)
        }
        return DataIndex(
            distance > 0
                ? index.value + min(distance, last - index.value) : index.value - min(-distance, index.value))
    }

    /// The slots of all items; in a loop, those around the viewport.
    var slots: Range<Int> {
        let visible = visibleRange
        return context.slots(around: Double(visible.lowerBound + visible.upperBound - 1) / 2)
    }

    /// The number of items that one page of scrolling passes; at least one.
    var itemsPerPage: Int {
        let distance = offset(showing: DataIndex(1)) - offset(showing: DataIndex(0))
        return distance > 0 ? max(Int(context.viewport[axis] / distance), 1) : 1
    }

    /// The slots that may be visible. If there are none, the range is empty and lies between the items before and those
    /// after.
    var visibleRange: Range<Int> {
        let range = layout.visibleSlots(in: context)
        guard range.isEmpty else { return range }
        let slot = Int(layout.positionShown(in: context).rounded(.down))
        return slot..<slot
    }

    /// The offset from the leading edge at a content offset of a collection view.
    func offset(ofContentOffset offset: CGPoint) -> Double {
        guard axis == .horizontal else { return offset.y - start }
        return (isMirrored ? scrollableWidth - offset.x : offset.x) - start
    }

    /// The content offset of a collection view at an offset from the leading edge.
    ///
    /// - Parameter other: The content offset whose part across the scroll axis is kept.
    func contentOffset(at offset: Double, keeping other: CGPoint) -> CGPoint {
        let along = offset + start
        guard axis == .horizontal else { return CGPoint(x: other.x, y: along) }
        return CGPoint(x: isMirrored ? scrollableWidth - along : along, y: other.y)
    }

    /// A content offset, with the part across the scroll axis of another one.
    func contentOffset(_ offset: CGPoint, withCrossOffsetOf other: CGPoint) -> CGPoint {
        axis == .horizontal ? CGPoint(x: offset.x, y: other.y) : CGPoint(x: other.x, y: offset.y)
    }

    /// The offset at which scrolling settles.
    ///
    /// - Parameters:
    ///   - velocity: In points per millisecond.
    ///   - style: The feel; nil if it is that of the layout.
    ///   - origin: The position from which the content was moved; NaN if it is unknown.
    func restingOffset(
        forProposed proposed: CGPoint, velocity: CGPoint, snapping: Snapping, style: MotionStyle?,
        from origin: Double
    ) -> Double {
        let across = isMirrored ? -velocity.x : velocity.x
        let velocity = (axis == .vertical ? velocity.y : across) * Self.millisecondsPerSecond
        return layout.restingOffset(
            forProposed: offset(ofContentOffset: proposed), velocity: velocity, snapping: snapping,
            turn: (style ?? layout.motionStyle).pageTurn, from: origin, in: context)
    }

    private static var millisecondsPerSecond: Double { 1000 }
}
#endif
