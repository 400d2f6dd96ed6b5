extension LayoutContext {
    /// Returns the slots of the items: one for each item; in a loop, as many slots around a position as there are
    /// items.
    ///
    /// Each item has one slot, even if there are few: a loop needs no copies.
    @usableFromInline
    package func slots(around position: Double) -> Range<Int> {
        guard isLooping && count > 0 else { return 0..<count }
        let first = (position - Double(count) / 2).roundedDownToInt + 1
        return first..<first + count
    }

    /// Returns the index of the item in a slot.
    @usableFromInline
    package func index(ofSlot slot: Int) -> Int {
        guard isLooping && count > 0 else { return slot }
        let rest = slot % count
        return rest < 0 ? rest + count : rest
    }

    /// Returns the slot of an item that is nearest to a position.
    package func slot(of index: Int, near position: Double) -> Double {
        guard isLooping && count > 0 else { return Double(index) }
        let laps = ((position - Double(index)) / Double(count)).roundedHalfUp
        return Double(index) + laps * Double(count)
    }
}

extension CollectionLayout {
    /// Returns whether there are enough items for a loop: as many as are visible at once in motion, and at least two. With
    /// fewer items, an item would be visible twice.
    ///
    /// - Parameter context: The viewport, the count and the settings; its offset and `isLooping` are ignored.
    @inline(never)  // 7 copies would add 2 kB to the WebAssembly.
    public func canLoop(in context: LayoutContext) -> Bool {
        var context = context
        context.isLooping = true
        for sample in 0..<loopSamples {
            context.offset = offset(showing: Double(sample) / Double(loopSamples), in: context)
            guard let space = LayoutSpace(context, axis: axis) else { return false }
            let positions = finiteVisiblePositions(in: space)
            let excess = positions.upper - positions.lower - Double(context.count)
            if sample == 0 && excess < 0 { return true }
            guard context.count > 1 && excess < loopMargin else { return false }
            if showsOther(positions, thanSlotsIn: context, space) { return false }
        }
        return true
    }

    /// Returns the least number of items that loop, or nil if none of the first hundred does.
    @_spi(Host) public func leastLoopingCount(in context: LayoutContext) -> Int? {
        (2...100).first { count in
            var context = context
            context.count = count
            return canLoop(in: context)
        }
    }

    /// Returns whether an item is visible that has no slot, because there are fewer items.
    private func showsOther(
        _ positions: (lower: Double, upper: Double), thanSlotsIn context: LayoutContext, _ space: LayoutSpace
    ) -> Bool {
        let slots = context.slots(around: (positions.lower + positions.upper) / 2)
        let (first, last) = (positions.lower.rounded(.up), positions.upper.rounded(.down))
        // A number beyond 2⁵³ plus 1 is the same number.
        return (0..<max((last - first).roundedDownToInt + 1, 0)).contains { step in
            let position = first + Double(step)
            let hasSlot = position >= Double(slots.lowerBound) && position < Double(slots.upperBound)
            return !hasSlot && isVisible(finiteAttributes(at: position, in: space), in: context)
        }
    }

    private func isVisible(_ item: ItemAttributes, in context: LayoutContext) -> Bool {
        guard item.opacity > 0, let bounds = item.quad?.bounds else { return false }
        let (origin, size) = (bounds.origin, bounds.size)
        return origin.x < context.viewport.width - loopTolerance && origin.x + size.width > loopTolerance
            && origin.y < context.viewport.height - loopTolerance && origin.y + size.height > loopTolerance
            && min(size.width, size.height) > loopTolerance
    }

    /// Returns the slots whose items may be visible.
    @inlinable
    package func visibleSlots(in context: LayoutContext) -> Range<Int> {
        guard let space = LayoutSpace(context, axis: axis) else { return 0..<0 }
        return visibleSlots(in: context, space)
    }

    /// Returns the slots whose items may be visible, in the context's space.
    @inlinable
    func visibleSlots(in context: LayoutContext, _ space: LayoutSpace) -> Range<Int> {
        let positions = finiteVisiblePositions(in: space)
        return context.slots(around: (positions.lower + positions.upper) / 2).between(positions)
    }

    /// Returns the slot of an item; in a loop, the one near ``visibleSlots(in:)``.
    @inlinable
    @inline(never)  // 5 copies would add 1.0 kB to the WebAssembly.
    package func slot(of index: Int, in context: LayoutContext) -> Int {
        guard context.isLooping, let space = LayoutSpace(context, axis: axis) else { return index }
        let (lower, upper) = finiteVisiblePositions(in: space)
        let first = context.slots(around: (lower + upper) / 2).lowerBound
        return first + context.index(ofSlot: index - first)
    }
}

/// The number of offsets from one item to the next at which the visible items are examined.
private let loopSamples = 16
/// The largest excess of positions at which an item may be visible over the number of items.
private let loopMargin = 8.0
/// The largest extent of an item that counts as invisible, in points.
private let loopTolerance = 0.5
