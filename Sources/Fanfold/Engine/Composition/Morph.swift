/// A layout, or a viewport, that is on its way to be another: what it was like at the change.
struct Morph<Layout: CollectionLayout>: Sendable {
    let layout: Layout
    /// The context at the change; its count follows every change.
    var context: LayoutContext
    /// 0 at the change, 1 when nothing of the old layout is left.
    let amount: AnimatedValue

    /// How the old layout shows the item at a position.
    func attributes(at position: Double) -> ItemAttributes { layout.attributes(at: position, in: context) }
}
