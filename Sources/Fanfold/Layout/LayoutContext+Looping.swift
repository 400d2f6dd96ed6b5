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
    /// Returns whether there are enough items for a loop: more than may be visible at once, or at least a viewport
    /// and an item of content. With fewer items, an item would be visible twice.
    ///
    /// - Parameter context: The viewport, the count and the settings; its offset and `isLooping` are ignored.
    public func canLoop(in context: LayoutContext) -> Bool {
        var context = context
        context.offset = 0
        context.isLooping = true
        guard let space = LayoutSpace(context, axis: axis) else { return false }
        let (lower, upper) = finiteVisiblePositions(in: space)
        return upper - lower < Double(context.count)
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
