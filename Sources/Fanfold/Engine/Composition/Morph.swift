/// A previous layout or viewport during a layout change, or a previous arrangement of items with sizes of their own.
///
/// It scrolls with the next layout. After a layout change, it shows the same positions. After a rearrangement, it scrolls
/// by the same distance.
@usableFromInline
struct Morph<Layout: CollectionLayout>: Sendable {
    @usableFromInline let layout: Layout
    /// The context at the change; its count and its offset follow the content.
    @usableFromInline var context: LayoutContext
    /// The progress of the change, from 0 to 1.
    @usableFromInline var amount: AnimatedValue
    /// The exit distances of the items beside an open item in this layout.
    @usableFromInline var exits = OpeningExits()
    /// The changes of the items until the next layout; nil for a layout change, which keeps the items.
    @usableFromInline var rearrangement: Rearrangement?
    /// The offset of this layout, and the position and the offset of the next layout, at the last anchoring.
    @usableFromInline var anchor: (offset: Double, position: Double, nextOffset: Double)

    /// - Parameter context: The context at the change.
    init(
        layout: Layout, context: LayoutContext, amount: AnimatedValue, rearrangement: Rearrangement? = nil
    ) {
        self.layout = layout
        self.context = context
        self.amount = amount
        self.rearrangement = rearrangement
        anchor = (context.offset, 0, context.offset)
    }

    /// Scrolls from the current offset as the next layout scrolls from a position and an offset.
    mutating func anchor(at position: Double, offset: Double) { anchor = (context.offset, position, offset) }

    /// Scrolls to the offset that corresponds to a position and an offset of the next layout.
    @inlinable
    mutating func scroll(to position: Double, offset: Double) {
        if rearrangesItems { return context.offset = anchor.offset + (offset - anchor.nextOffset) }
        guard position != anchor.position, let space = LayoutSpace(context, axis: layout.axis) else {
            return context.offset = anchor.offset
        }
        let distance =
            layout.finiteOffset(showing: position, in: space)
            - layout.finiteOffset(showing: anchor.position, in: space)
        context.offset = anchor.offset + distance
    }

    /// Whether the items of the next layout have other slots.
    @inlinable
    var rearrangesItems: Bool { rearrangement != nil }
}
