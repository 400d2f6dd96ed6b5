/// One item that fills the viewport, or is on its way there or back.
package struct Highlight: Sendable {
    /// Which item; its index follows every change. Where the item is gone, the place at which it was: the others
    /// still come back from both sides of it.
    package var index: Int
    /// What it fills, in the viewport; the viewport itself where there is none.
    let frame: Rect?
    /// 0 as the layout shows it, 1 filling the frame.
    package var amount = AnimatedValue(0)
    /// Whether the item is scrolled to first.
    var isWaitingForScroll = false
    /// Whether a finger holds it on its way.
    var isHeld = false
    /// Whether the application knows where it has come to.
    var isReported = false
    /// Whether the item has been removed.
    package var isGone = false

    /// An item that fills the viewport, or will.
    ///
    /// - Parameter frame: What it fills instead, in the viewport.
    package init(index: Int, frame: Rect? = nil) {
        self.index = index
        self.frame = frame
    }

    /// How an item looks while another one, or it itself, is highlighted.
    ///
    /// - Parameters:
    ///   - slot: The place at which the item stands.
    ///   - viewport: The viewport's size, which may be on its way to the context's.
    @inline(never)
    func apply<Layout: CollectionLayout>(
        to item: inout ItemAttributes, atSlot slot: Int, at time: Double, in viewport: Size,
        _ layout: Layout, _ context: LayoutContext
    ) {
        let amount = amount.value(at: time)
        guard amount != 0 else { return }
        let place = layout.slot(of: index, in: context)
        if slot == place && !isGone {
            let filling = filling(item, atSlot: slot, in: viewport, layout, context)
            return item.blend(with: filling, amount, isCalm: context.reduceMotion)
        }
        if context.reduceMotion { return item.opacity *= 1 - amount.clamped(to: 0...1) }
        // What is not in view has nowhere to leave to.
        guard item.quad?.touches(Rect(size: context.viewport)) == true else { return }
        let axis = layout.axis
        let sign = (slot < place ? -1.0 : 1.0) * context.directionSign(along: axis)
        item.center[axis] += sign * (viewport[axis] + Self.exitMargin) * amount
    }

    /// The item fills the frame, and looks as it does where its layout rests at it.
    private func filling<Layout: CollectionLayout>(
        _ item: ItemAttributes, atSlot slot: Int, in viewport: Size, _ layout: Layout,
        _ context: LayoutContext
    ) -> ItemAttributes {
        var shown = context
        shown.offset = layout.offset(showing: Double(slot), in: context)
        var filling = layout.attributes(at: Double(slot), in: shown)
        let frame = frame ?? Rect(size: viewport)
        filling.center = Point(
            x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
        filling.size = frame.size
        filling.scale = 1
        filling.rotation = .zero
        filling.depth = 0
        filling.eyeDistance = item.eyeDistance
        filling.opacity = 1
        filling.z = item.z
        return filling
    }

    /// How far beyond the viewport's length the others leave, in points.
    private static var exitMargin: Double { 120 }
}

extension LayoutContext {
    /// −1 where later items lie to the left of earlier ones; otherwise 1.
    func directionSign(along axis: Axis) -> Double {
        axis == .horizontal && direction == .rightToLeft ? -1 : 1
    }
}
