extension CollectionLayout {
    /// Returns the length of the content along the axis, in points. It is never negative, and 0 in a viewport without
    /// area.
    @inlinable
    public func contentLength(in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return 0 }
        return finiteContentLength(in: space)
    }

    /// Returns the pose of the item at a position, in the viewport.
    ///
    /// - Parameters:
    ///    - position: A continuous position. Outside 0..<count the layout's formula continues, so that items can
    ///      enter and leave there. A position that is not finite is a programmer's error and stops the program.
    ///    - context: The viewport, the offset and the settings.
    /// - Returns: The pose. If a number of the layout's answer is not finite, or the viewport has no area, the item
    ///   has no size and no opacity.
    /// - Complexity: O(1), without allocation.
    @inlinable
    public func attributes(at position: Double, in context: LayoutContext) -> ItemAttributes {
        require(position.isFinite, "A position", position, "must be finite")
        guard let space = LayoutSpace(context, axis: axis) else { return .hidden }
        return finiteAttributes(at: position, in: space)
    }

    /// Returns the items that may be visible: all whose corners touch the viewport, and at most two more at either
    /// end. It is empty in a viewport without area.
    ///
    /// - Complexity: O(log m), where m is the number of visible items; it does not depend on the count.
    @inlinable
    public func visibleRange(in context: LayoutContext) -> Range<Int> {
        guard let space = LayoutSpace(context, axis: axis) else { return 0..<0 }
        return (0..<context.count).between(finiteVisiblePositions(in: space))
    }

    /// Returns the range of offsets at which the content may rest, in points. It is a single offset if the content is
    /// shorter than the viewport or there are no items.
    @inlinable
    public func offsetRange(in context: LayoutContext) -> ClosedRange<Double> {
        let insets = context.restingInsets.ends(along: axis)
        let lower = 0 - (insets.start + leadingMargin.finite(or: 0))
        guard context.count > 0 else { return lower...lower }
        if context.isLooping { return -LayoutContext.largestLength...LayoutContext.largestLength }
        let upper = contentLength(in: context) - context.viewport[axis] + insets.end
        return lower...max(lower, LayoutContext.sanitized(upper))
    }

    /// Returns the offset at which an item is shown, within the range of offsets.
    ///
    /// - Parameters:
    ///    - position: A position, clamped to 0..<count. A position that is not finite is a programmer's error and
    ///      stops the program.
    ///    - context: The viewport, the count and the settings; its offset is ignored.
    @inlinable
    public func offset(showing position: Double, in context: LayoutContext) -> Double {
        require(position.isFinite, "A position", position, "must be finite")
        let range = offsetRange(in: context)
        guard let space = LayoutSpace(context, axis: axis) else { return range.lowerBound }
        let last = Double(max(context.count - 1, 0))
        let item = context.isLooping ? position : position.clamped(to: 0...last)
        return finiteOffset(showing: item, in: space).clamped(to: range)
    }

    /// Returns the position that is shown at the context's offset, clamped to the items.
    @inlinable
    public func positionShown(in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis), context.count > 0 else { return 0 }
        let shown = finitePosition(shownAt: context.offset, in: space)
        return context.isLooping ? shown : shown.clamped(to: 0...Double(context.count - 1))
    }

    /// Returns the position that is shown at an offset, even if it has no item: the distance of two offsets in items.
    ///
    /// - Parameters:
    ///    - offset: The offset, in points. Positions continue beyond the ends.
    ///    - context: The viewport, the count and the settings; its offset is ignored.
    /// - Returns: The position; 0 in a viewport without area.
    /// - Complexity: O(1).
    public func position(shownAt offset: Double, in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return 0 }
        return finitePosition(shownAt: offset, in: space)
    }
}

extension Range<Int> {
    /// Returns the elements between two positions, with a margin for rounding errors.
    ///
    /// Conversion to `Int` finds whole numbers: `rounded()` is a function call on processors without an instruction
    /// for it.
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

/// The rounding error of a computed position, in items.
let roundingMargin = 1e-6
