extension CollectionLayout {
    /// Returns the position of the item that rests a number of items after the context's offset.
    ///
    /// - Parameters:
    ///    - items: A number other than 0; negative numbers lead back. Between two items, the first step leads to one of
    ///      them.
    ///    - context: The viewport, the count and the offset at rest.
    package func position(byItems items: Double, in context: LayoutContext) -> Double {
        let current = positionShown(in: context)
        let nearest = current.roundedHalfUp
        if abs(current - nearest) < Tuning.itemTolerance { return nearest + items }
        return items > 0 ? current.rounded(.up) + (items - 1) : current.rounded(.down) + (items + 1)
    }

    /// Returns the position at which the next or the previous page of items rests.
    ///
    /// - Parameters:
    ///    - isForward: Whether the next page is meant.
    ///    - length: The number of items of a page.
    ///    - context: The viewport, the count and the offset at rest.
    func position(ofPageAfter isForward: Bool, length: Double, in context: LayoutContext) -> Double {
        let (page, tolerance) = (page(length: length, in: context), Tuning.itemTolerance / length)
        let target = isForward ? (page + tolerance).rounded(.down) + 1 : (page - tolerance).rounded(.up) - 1
        return position(ofPage: target, length: length, in: context)
    }

    /// Returns the position at which a page of items rests. Pages are counted from the item at the first offset. The pages of the
    /// items at the first and the last offset rest at these offsets.
    func position(ofPage page: Double, length: Double, in context: LayoutContext) -> Double {
        guard !context.isLooping else { return page * length }
        let (start, end) = positionsAtEnds(in: context)
        let target = start.roundedHalfUp + page * length
        if target <= start.roundedHalfUp { return start }
        return target >= end.roundedHalfUp ? end : target
    }

    /// Returns the page at the context's offset; between two pages, a fraction.
    func page(length: Double, in context: LayoutContext) -> Double {
        let position = positionShown(in: context)
        guard !context.isLooping else { return position / length }
        let (start, end) = positionsAtEnds(in: context)
        let (first, last) = (start.roundedHalfUp, end.roundedHalfUp)
        return (position.clamped(to: first...max(first, last)) - first) / length
    }

    /// Returns the positions that are shown at the first and the last offset.
    private func positionsAtEnds(in context: LayoutContext) -> (start: Double, end: Double) {
        let range = offsetRange(in: context)
        var (start, end) = (context, context)
        (start.offset, end.offset) = (range.lowerBound, range.upperBound)
        return (positionShown(in: start), positionShown(in: end))
    }
}
