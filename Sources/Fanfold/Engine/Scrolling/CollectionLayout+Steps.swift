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

    /// Returns the position at which a page of items rests, the next or the previous one. The first page rests at the first
    /// offset.
    ///
    /// - Parameters:
    ///    - isForward: Whether the next page is meant.
    ///    - length: The number of items of a page.
    ///    - context: The viewport, the count and the offset at rest.
    func position(ofPageAfter isForward: Bool, length: Double, in context: LayoutContext) -> Double {
        var start = context
        start.offset = offsetRange(in: context).lowerBound
        let first = context.isLooping ? 0 : positionShown(in: start).roundedHalfUp
        let page = (positionShown(in: context) - first) / length
        let tolerance = Tuning.itemTolerance / length
        let target = isForward ? (page + tolerance).rounded(.down) + 1 : (page - tolerance).rounded(.up) - 1
        return first + target * length
    }
}
