/// A previous layout or viewport during a layout change.
///
/// It scrolls with the content: it shows the same positions as the new layout.
@usableFromInline
struct Morph<Layout: CollectionLayout>: Sendable {
    @usableFromInline let layout: Layout
    /// The context at the change; its count and its offset follow the content.
    @usableFromInline var context: LayoutContext
    /// The progress of the change, from 0 to 1.
    @usableFromInline var amount: AnimatedValue
    /// The exit distances of the items beside an open item in this layout.
    @usableFromInline var exits = OpeningExits()
    /// The offset of this layout, and the position of the new layout, at the last anchoring.
    @usableFromInline var anchor: (offset: Double, position: Double)

    /// - Parameter context: The context at the change.
    init(layout: Layout, context: LayoutContext, amount: AnimatedValue) {
        self.layout = layout
        self.context = context
        self.amount = amount
        anchor = (context.offset, 0)
    }

    /// Scrolls from the current offset as the new layout scrolls from a position.
    mutating func anchor(at position: Double) { anchor = (context.offset, position) }

    /// Scrolls to the offset that corresponds to a position of the new layout.
    @inlinable
    mutating func follow(_ position: Double) {
        guard position != anchor.position, let space = LayoutSpace(context, axis: layout.axis) else {
            return context.offset = anchor.offset
        }
        let distance =
            layout.finiteOffset(showing: position, in: space)
            - layout.finiteOffset(showing: anchor.position, in: space)
        context.offset = anchor.offset + distance
    }
}
