/// A layout, or a viewport, that is on its way to be another: what it was like at the change.
///
/// While the content goes on, what the layout was goes on with it: it shows the same positions as what it becomes.
@usableFromInline
struct Morph<Layout: CollectionLayout>: Sendable {
    @usableFromInline let layout: Layout
    /// The context at the change; its count follows every change, and its offset the content.
    @usableFromInline var context: LayoutContext
    /// 0 at the change, 1 when nothing of the old layout is left.
    @usableFromInline let amount: AnimatedValue
    /// How far what is beside an open item leaves in the old layout.
    @usableFromInline var ways = Ways()
    /// The offset at which the old layout was, and the position that was shown then.
    @usableFromInline var anchor: (offset: Double, position: Double)

    /// - Parameter context: The context at the change.
    init(layout: Layout, context: LayoutContext, amount: AnimatedValue) {
        self.layout = layout
        self.context = context
        self.amount = amount
        anchor = (context.offset, 0)
    }

    /// From here on the old layout goes on from where it is, as the new one does from a position.
    mutating func anchor(at position: Double) { anchor = (context.offset, position) }

    /// Scrolls as far as the new layout has scrolled, which shows a position.
    @inlinable
    mutating func follow(_ position: Double) {
        guard position != anchor.position, let space = LayoutSpace(context, axis: layout.axis) else {
            return context.offset = anchor.offset
        }
        let distance =
            layout.offset(ofPosition: position, in: space)
            - layout.offset(ofPosition: anchor.position, in: space)
        context.offset = anchor.offset + distance
    }
}
