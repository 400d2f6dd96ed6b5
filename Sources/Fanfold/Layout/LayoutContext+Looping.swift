extension LayoutContext {
    /// The places at which items stand: one for each or, where the content loops, as many as there are items,
    /// around a position.
    ///
    /// No item stands at two places, however few there are: a loop needs no copies.
    @usableFromInline
    func slots(around position: Double) -> Range<Int> {
        guard isLooping && count > 0 else { return 0..<count }
        let first = (position - Double(count) / 2).roundedDownToInt + 1
        return first..<first + count
    }

    /// The item that stands at a place.
    // Where every byte is loaded over a network, one function is smaller than many copies.
    #if hasFeature(Embedded)
    @inline(never)
    #endif
    @usableFromInline
    func index(ofSlot slot: Int) -> Int {
        guard isLooping && count > 0 else { return slot }
        let rest = slot % count
        return rest < 0 ? rest + count : rest
    }

    /// The place of an item that is nearest to a position.
    @inline(never)
    func slot(of index: Int, near position: Double) -> Double {
        guard isLooping && count > 0 else { return Double(index) }
        let laps = ((position - Double(index)) / Double(count)).roundedHalfUp
        return Double(index) + laps * Double(count)
    }
}

extension CollectionLayout {
    /// Whether there are enough items for the content to go round: more than may be visible at once, which is to say, at
    /// least a viewport and an item of content. Otherwise one of them would be seen at two places.
    ///
    /// - Parameter context: What is shown, and where; neither its offset matters nor whether it asks for a loop.
    @inline(never)
    public func canLoop(in context: LayoutContext) -> Bool {
        var context = context
        context.offset = 0
        context.isLooping = true
        guard let space = LayoutSpace(context, axis: axis) else { return false }
        let (lower, upper) = positionsVisible(in: space)
        return upper - lower < Double(context.count)
    }

    /// The places at which an item may be visible.
    @inlinable
    func visibleSlots(in context: LayoutContext) -> Range<Int> {
        guard let space = LayoutSpace(context, axis: axis) else { return 0..<0 }
        return visibleSlots(in: context, space)
    }

    /// The places at which an item may be visible, in the context's space.
    @inlinable
    func visibleSlots(in context: LayoutContext, _ space: LayoutSpace) -> Range<Int> {
        let positions = positionsVisible(in: space)
        return context.slots(around: (positions.lower + positions.upper) / 2).between(positions)
    }

    /// The place of an item; in a loop, the one among those that ``visibleSlots(in:)`` is chosen from.
    @inlinable
    @inline(never)
    func slot(of index: Int, in context: LayoutContext) -> Int {
        guard context.isLooping, let space = LayoutSpace(context, axis: axis) else { return index }
        let (lower, upper) = positionsVisible(in: space)
        let first = context.slots(around: (lower + upper) / 2).lowerBound
        return first + context.index(ofSlot: index - first)
    }
}
