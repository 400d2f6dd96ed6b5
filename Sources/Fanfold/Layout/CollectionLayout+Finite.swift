// The library reads a layout's answers through these methods: a number that is not finite never reaches a
// computation. Only a frame at rest reads poses directly, and leaves out items whose projection is not finite.
extension CollectionLayout {
    /// Returns the position that is shown at an offset; 0 if the layout's answer is not finite.
    @inlinable
    func finitePosition(shownAt offset: Double, in space: LayoutSpace) -> Double {
        position(shownAt: offset, in: space).finite(or: 0).clamped(to: -largestPosition...largestPosition)
    }

    /// Returns the offset that shows a position, in points; 0 if the layout's answer is not finite.
    @inlinable
    func finiteOffset(showing position: Double, in space: LayoutSpace) -> Double {
        LayoutContext.sanitized(offset(showing: position, in: space).finite(or: 0))
    }

    /// Returns the length of the content, in points; never negative, and at most twice the largest offset.
    @inlinable
    func finiteContentLength(in space: LayoutSpace) -> Double {
        let length = contentLength(in: space)
        return length.isNaN ? 0 : length.clamped(to: 0...2 * LayoutContext.largestLength)
    }

    /// Returns the positions between which an item may be visible: at most ``mostItemsVisible``, near the position
    /// shown.
    @inlinable
    #if hasFeature(Embedded)
    @inline(never)
    #else
    @inline(__always)
    #endif
    func finiteVisiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let positions = visiblePositions(in: space)
        return abs(positions.upper - positions.lower) <= mostItemsVisible - 1
            ? positions : bounded(positions, in: space)
    }

    /// Bounds an answer that is not finite or covers too many positions: the items nearest to the position shown
    /// remain. No item is visible if a bound is NaN.
    @usableFromInline
    @inline(never)
    func bounded(
        _ positions: (lower: Double, upper: Double), in space: LayoutSpace
    ) -> (lower: Double, upper: Double) {
        let shown = finitePosition(shownAt: space.offset, in: space)
        guard positions.lower <= positions.upper else { return (shown, shown - 1) }
        let most = mostItemsVisible - 1
        let last = max(positions.upper - most, positions.lower)
        // Items that are displaced for a moment have positions around the others.
        let excess = Double(space.count - 1) - most
        let ends = min(excess / 2, 0)...max(excess, excess / 2)
        let near = space.isLooping ? shown - most / 2 : (shown - most / 2).clamped(to: ends)
        let lower = near.clamped(to: positions.lower...last).finite(or: shown)
        return (lower, lower + most)
    }

    /// Returns the pose of the item at a position, in the viewport; hidden if a number of the layout's answer is not
    /// finite.
    @inlinable
    func finiteAttributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        var item = attributes(at: position, in: space)
        guard item.isFinite else { return .hidden }
        space.bringIntoViewport(&item)
        return item
    }

    /// Returns the pose from which an item is inserted; the item itself, transparent, if a number is not finite.
    @inlinable
    func finiteInsertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        insertionAttributes(of: item).finite(or: item)
    }

    /// Returns the pose to which an item is removed; the item itself, transparent, if a number is not finite.
    @inlinable
    func finiteRemovalAttributes(of item: ItemAttributes) -> ItemAttributes {
        removalAttributes(of: item).finite(or: item)
    }
}

extension ItemAttributes {
    /// An item without size and opacity.
    @usableFromInline
    static var hidden: ItemAttributes {
        var hidden = ItemAttributes(center: .zero, size: .zero)
        hidden.opacity = 0
        return hidden
    }

    /// Whether all numbers of the pose are finite.
    @usableFromInline
    var isFinite: Bool {
        let position = center.x + center.y + size.width + size.height + scale
        let turn = rotation.x + rotation.y + rotation.z + depth + eyeDistance
        return (position + turn + opacity + z + progress).isFinite
    }

    @usableFromInline
    func finite(or item: ItemAttributes) -> ItemAttributes {
        guard !isFinite else { return self }
        var unseen = item
        unseen.opacity = 0
        return unseen
    }
}

/// The largest number of items visible at once, whatever a layout answers: a frame is fast in every viewport.
@inlinable var mostItemsVisible: Double { 500 }

/// The limit of the positions that a layout answers: 2⁵³, the largest count.
@usableFromInline var largestPosition: Double { 9_007_199_254_740_992 }
