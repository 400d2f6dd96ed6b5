extension CollectionLayout {
    /// The extent of the content along the axis, in points; never negative, and 0 in a viewport without area.
    @inlinable
    @inline(never)
    public func contentLength(in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return 0 }
        return max(contentLength(in: space), 0)
    }

    /// How the item at a position is shown in the viewport.
    ///
    /// - Parameters:
    ///   - position: A continuous position. Outside 0..<count, the layout's formula goes on, so that an item
    ///     can come from there and leave to there. One that is not finite is a programmer's error and stops
    ///     the program.
    ///   - context: What the layout is a function of. In a viewport without area, the item has no size and no
    ///     opacity.
    /// - Complexity: O(1), without allocation.
    @inlinable
    @inline(never)
    public func attributes(at position: Double, in context: LayoutContext) -> ItemAttributes {
        require(position.isFinite, "A position", position, "must be finite")
        guard let space = LayoutSpace(context, axis: axis) else {
            var hidden = ItemAttributes(center: .zero, size: .zero)
            hidden.opacity = 0
            return hidden
        }
        var item = attributes(at: position, in: space)
        space.bringIntoViewport(&item)
        return item
    }

    /// The items that may be visible: all whose corners touch the viewport, and at most two needless ones at
    /// either end. Empty in a viewport without area.
    ///
    /// - Complexity: O(log m), where m is the number of items visible; it does not depend on the count.
    @inlinable
    public func visibleRange(in context: LayoutContext) -> Range<Int> {
        guard let space = LayoutSpace(context, axis: axis) else { return 0..<0 }
        return (0..<context.count).between(positionsVisible(in: space))
    }

    /// The offsets between which the content may rest, in points. Where the content is shorter than the
    /// viewport, or there are no items, they are one.
    @inlinable
    @inline(never)
    public func offsetRange(in context: LayoutContext) -> ClosedRange<Double> {
        let insets = context.insets.ends(along: axis)
        let lower = 0 - (insets.start + leadingMargin.finite(or: 0))
        guard context.count > 0 else { return lower...lower }
        if context.isLooping { return -LayoutContext.largestLength...LayoutContext.largestLength }
        let upper = contentLength(in: context) - context.viewport[axis] + insets.end
        return lower...max(lower, LayoutContext.sanitized(upper))
    }

    /// The offset at which an item is shown as it should rest, within the range of offsets.
    ///
    /// - Parameters:
    ///   - position: A position; outside 0..<count, the nearest item's is meant. One that is not finite is a
    ///     programmer's error and stops the program.
    ///   - context: What is shown, and where; its offset does not matter.
    @inlinable
    @inline(never)
    public func offset(showing position: Double, in context: LayoutContext) -> Double {
        require(position.isFinite, "A position", position, "must be finite")
        let range = offsetRange(in: context)
        guard let space = LayoutSpace(context, axis: axis) else { return range.lowerBound }
        let last = Double(max(context.count - 1, 0))
        let item = context.isLooping ? position : position.clamped(to: 0...last)
        return offset(ofPosition: item, in: space).clamped(to: range)
    }

    /// The position that is shown at the context's offset, between 0 and the last item's.
    @inlinable
    @inline(never)
    public func positionShown(in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis), context.count > 0 else { return 0 }
        let shown = positionShown(at: context.offset, in: space)
        return context.isLooping ? shown : shown.clamped(to: 0...Double(context.count - 1))
    }

    /// The position that is shown at an offset, be there an item or not: how far apart two offsets are, in items.
    ///
    /// Complexity: O(1).
    ///
    /// - Parameters:
    ///   - offset: In points; beyond the ends, as while content is held there, positions go on.
    ///   - context: Its own offset does not matter. Without an area, 0 is shown.
    public func position(at offset: Double, in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return 0 }
        return positionShown(at: offset, in: space)
    }

    /// The position that is shown at an offset; where the layout does not know, the first item's.
    @inlinable
    func positionShown(at offset: Double, in space: LayoutSpace) -> Double {
        position(shownAt: offset, in: space).finite(or: 0)
    }

    /// The offset that shows a position; where the layout does not know, the first item's.
    @inlinable
    func offset(ofPosition position: Double, in space: LayoutSpace) -> Double {
        offset(showing: position, in: space).finite(or: 0)
    }

    /// The positions between which an item may be visible: where the layout says of very many that they are, those that
    /// are near the one shown; where it does not know, none.
    @inlinable
    @inline(__always)
    func positionsVisible(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let positions = visiblePositions(in: space)
        return positions.upper - positions.lower <= mostItemsVisible
            ? positions : bounded(positions, in: space)
    }

    @usableFromInline
    @inline(never)
    func bounded(
        _ positions: (lower: Double, upper: Double), in space: LayoutSpace
    ) -> (lower: Double, upper: Double) {
        guard !positions.lower.isNaN && !positions.upper.isNaN else { return (0, -1) }
        let shown = positionShown(at: space.offset, in: space)
        return (
            max(positions.lower, shown - mostItemsVisible / 2),
            min(positions.upper, shown + mostItemsVisible / 2)
        )
    }

    /// The offset at which scrolling comes to rest.
    ///
    /// - Parameters:
    ///   - proposed: The offset that the deceleration would reach, in points. Not finite: the context's offset.
    ///   - velocity: The velocity at the release, in points per second. Not finite: 0.
    ///   - context: Its offset is the one at the release.
    /// - Returns: Where the layout snaps, the offset that shows the item nearest to the proposed one; after a
    ///   flick of at least 300 points per second at least the next item in its direction. Otherwise the proposed
    ///   one. Always within the range of offsets.
    public func restingOffset(
        forProposed proposed: Double, velocity: Double = 0, in context: LayoutContext
    ) -> Double {
        restingOffset(forProposed: proposed, velocity: velocity, snapping: snaps, in: context)
    }

    /// The same, whether or not the layout itself snaps.
    @inline(never)
    func restingOffset(
        forProposed proposed: Double, velocity: Double, snapping: Bool, in context: LayoutContext
    ) -> Double {
        let velocity = velocity.finite(or: 0)
        let target = proposed.finite(or: context.offset).clamped(to: offsetRange(in: context))
        guard snapping, context.count > 0, let space = LayoutSpace(context, axis: axis) else { return target }
        var item = nearestItem(to: target, in: context, space)
        let current = positionShown(at: context.offset, in: space)
        if velocity >= Tuning.flickVelocity {
            item = max(item, (current + roundingMargin).rounded(.down) + 1)
        }
        if velocity <= -Tuning.flickVelocity { item = min(item, (current - roundingMargin).rounded(.up) - 1) }
        return offset(showing: item, in: context)
    }

    /// The item whose resting offset is nearest to an offset, the later one of two. The range of offsets may hold
    /// an end item back from where it would rest, so it is the offsets that count, not the positions.
    private func nearestItem(to target: Double, in context: LayoutContext, _ space: LayoutSpace) -> Double {
        let before = positionShown(at: target, in: space).rounded(.down)
        let distance = abs(offset(showing: before, in: context) - target)
        return distance < abs(offset(showing: before + 1, in: context) - target) ? before : before + 1
    }
}

extension Range<Int> {
    /// Those of these places that lie between two positions, which may be off by a rounding error.
    ///
    /// Whole numbers are found by conversion: `rounded()` is a call on processors that need not have an instruction.
    @usableFromInline
    @inline(__always)
    func between(_ positions: (lower: Double, upper: Double)) -> Range<Int> {
        let limits = Double(lowerBound)...Double(upperBound)
        let lower = (positions.lower - roundingMargin).clamped(to: limits)
        let upper = (positions.upper + roundingMargin + 1).clamped(to: limits)
        var (first, end) = (Int(lower), Int(upper))
        if Double(first) < lower { first += 1 }
        if Double(end) > upper { end -= 1 }
        return first..<Swift.max(first, end)
    }
}

/// More items than that are never seen at once, whatever a layout says.
@usableFromInline var mostItemsVisible: Double { 100_000 }

/// How far a computed position may be off, in items.
let roundingMargin = 1e-6
