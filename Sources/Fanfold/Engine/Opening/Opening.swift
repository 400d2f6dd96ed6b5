/// One item that fills the viewport, or is on its way there or back.
@usableFromInline
package struct Opening: Sendable {
    /// Which item; its index follows every change. Where the item is gone, the place at which it was: the others
    /// still come back from both sides of it.
    @usableFromInline package var index: Int
    /// What it fills, in the viewport; the viewport itself where there is none.
    @usableFromInline let frame: Rect?
    /// 0 as the layout shows it, 1 filling the frame.
    @usableFromInline package var amount = AnimatedValue(0)
    /// How far the others leave before it and after it, in points: until they are out, wherever the content is.
    @usableFromInline var ways = ExitDistances()
    /// Where the content and the item were when the ways were found: they are the same while both are.
    @usableFromInline var measured = (offset: 0.0, place: Double.nan)
    /// The place at which the item stands, or at which it was, as of the latest time.
    @usableFromInline var place = 0
    /// How far the item, or the place at which it was, is still seen from where it belongs, in items: what comes and
    /// goes meanwhile takes nobody off the way that it is on.
    @usableFromInline var lag = AnimatedValue(0)
    /// Whether the item is scrolled to first.
    @usableFromInline var isWaitingForScroll = false
    /// Whether a finger holds it on its way.
    var isHeld = false
    /// Whether the application knows where it has come to.
    var isReported = false
    /// Whether the application knows that it is on its way back.
    var isClosed = false
    /// Whether the item has been removed.
    @usableFromInline package var isGone = false

    /// Whether its spring alone has it, on its way to its place: fingers have the content again.
    var isGoingBack: Bool { amount.target == 0 && !isWaitingForScroll && !isHeld }

    /// An item that fills the viewport, or will.
    ///
    /// - Parameter frame: What it fills instead, in the viewport.
    package init(index: Int, frame: Rect? = nil) {
        self.index = index
        self.frame = frame
    }

    /// How an item looks while another one, or it itself, is open.
    ///
    /// - Parameters:
    ///   - slot: The place at which the item stands.
    ///   - ways: How far it leaves in this layout.
    @inlinable
    @inline(never)
    func apply<Layout: CollectionLayout>(
        to item: inout ItemAttributes, atSlot slot: Int, at time: Double, _ ways: ExitDistances,
        _ layout: Layout, _ context: LayoutContext
    ) {
        let amount = amount.value(at: time)
        guard amount != 0 else { return }
        if slot == place && !isGone {
            let filling = filling(item, atSlot: slot, layout, context)
            return item.blend(with: filling, amount, prefersReducedMotion: context.reduceMotion)
        }
        if context.reduceMotion { return item.opacity *= 1 - amount.clamped(to: 0...1) }
        // What is not in view has nowhere to leave to.
        guard item.quad?.touches(Rect(size: context.viewport)) == true else { return }
        let axis = layout.axis
        let side = slot < place ? -1 : 1
        let sign = Double(side) * context.directionSign(along: axis)
        item.center[axis] += sign * (side < 0 ? ways.before : ways.after) * amount
    }

    /// How much of the way of content that is scrolled far the item at a place does not go along, if it is the one: soon
    /// all of it.
    @usableFromInline
    @inline(never)
    func hold(ofSlot slot: Int, at time: Double) -> Double {
        slot == place && !isGone ? (amount.value(at: time) * Self.holdPace).clamped(to: 0...1) : 0
    }

    /// Finds out where the item stands in the layout as it is, and how far the others leave.
    @inlinable
    @inline(never)
    mutating func follow<Layout: CollectionLayout>(
        _ layout: Layout, _ context: LayoutContext, at time: Double
    ) {
        place = layout.slot(of: index, in: context)
        let seen = (offset: context.offset, place: Double(place) + lag.value(at: time))
        guard measured.offset != seen.offset || measured.place != seen.place else { return }
        measured = seen
        ways = exitDistances(layout, context, at: time)
    }

    /// The layout, or the viewport, is another one.
    mutating func forgetWays() { measured.place = .nan }

    /// How far the others leave in a layout as it has them at a time.
    @inlinable
    @inline(never)
    func exitDistances<Layout: CollectionLayout>(
        _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ExitDistances {
        let place = layout.positionNearFrame(Double(place) + lag.value(at: time), in: context)
        let isForward = context.directionSign(along: layout.axis) > 0
        return ExitDistances(
            before: wayOut(from: place, -1, toEnd: !isForward, layout, context),
            after: wayOut(from: place, 1, toEnd: isForward, layout, context))
    }

    /// Follows the item, or the place at which it was, to another index; false where the item goes.
    mutating func renumber(_ change: IndexChange, at time: Double, scale: Double) -> Bool {
        guard let new = isGone ? change.newGap(of: index) : change.newIndex(of: index) else { return false }
        move(by: index - new, at: time, scale: scale)
        index = new
        return true
    }

    /// The item goes, and leaves a gap.
    mutating func leave(gap: Int, at time: Double, scale: Double) {
        move(by: index - gap, at: time, scale: scale)
        index = gap
        isGone = true
    }

    /// The item has another index, or the content has moved with the items, by so many items at once.
    @inline(never)
    mutating func move(by items: Int, at time: Double, scale: Double) {
        let distance = lag.value(at: time) + Double(items)
        let velocity = lag.velocity(at: time)
        lag = AnimatedValue(0)
        if distance != 0 { lag = AnimatedValue(distance, to: 0, velocity: velocity, at: time, scale: scale) }
    }

    /// How far the others leave on one side, in points.
    ///
    /// The edge of the growing item pushes them, so that none opens a gap and none is run over. Where they overlap
    /// the item, they go farther by as much, and clear of their shadows.
    ///
    /// - Parameters:
    ///   - side: 1 for the items after the place, −1 for those before it.
    ///   - isToEnd: Whether that is where the axis grows.
    @inlinable
    @inline(never)
    func wayOut<Layout: CollectionLayout>(
        from place: Double, _ side: Double, toEnd isToEnd: Bool, _ layout: Layout, _ context: LayoutContext
    ) -> Double {
        let (axis, viewport) = (layout.axis, context.viewport)
        guard let own = layout.attributes(at: place, in: context).quad?.bounds,
            let others = layout.attributes(at: place + side, in: context).quad?.bounds
        else { return viewport[axis] + Self.exitMargin }
        let (start, end) = (own.origin[axis], own.origin[axis] + own.size[axis])
        let otherStart = others.origin[axis]
        let edge = (isToEnd ? viewport[axis] - end : start) + Self.clearance
        let overlap = max(isToEnd ? end - otherStart : otherStart + others.size[axis] - start, 0)
        return max(edge + overlap + min(overlap, Self.exitMargin), 0)
    }

    /// The item fills the frame, and looks as it does where its layout rests at it.
    @inlinable
    func filling<Layout: CollectionLayout>(
        _ item: ItemAttributes, atSlot slot: Int, _ layout: Layout, _ context: LayoutContext
    ) -> ItemAttributes {
        var shown = context
        shown.offset = layout.offset(showing: Double(slot), in: context)
        var filling = layout.attributes(at: Double(slot), in: shown)
        let frame = frame ?? Rect(size: context.viewport)
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

    /// An item is held near the frame once it is open by one part in so many.
    private static var holdPace: Double { 10 }
    /// How far beyond the viewport's end the others leave that have overlapped the item, in points.
    @usableFromInline static var exitMargin: Double { 120 }
    /// How far off the viewport's edge they are then at least, in points: less than is seen.
    @usableFromInline static var clearance: Double { 0.01 }
}

extension CollectionLayout {
    /// A position or, where that is far from those that are seen, one just beyond them: content that is scrolled far
    /// meanwhile takes nothing along that is open, or on its way there or back.
    @inlinable
    @inline(never)
    func positionNearFrame(_ position: Double, in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return position }
        let (lower, upper) = positionsVisible(in: space)
        return max(min(position, upper + 1), lower - 1).finite(or: position)
    }
}

extension LayoutContext {
    /// −1 where later items lie to the left of earlier ones; otherwise 1.
    @usableFromInline
    func directionSign(along axis: Axis) -> Double {
        axis == .horizontal && direction == .rightToLeft ? -1 : 1
    }
}
