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
}
