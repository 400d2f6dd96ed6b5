/// An item that is open, opening or closing.
@usableFromInline
package struct Opening: Sendable {
    /// The item; the index follows every change. After its removal, it is the index of the gap, from which the others
    /// return.
    @usableFromInline package var index: Int
    /// The rectangle to fill, in the viewport; nil for ``LayoutContext/openFrame``.
    @usableFromInline let frame: Rect?
    /// The progress: 0 in the layout, 1 filling the frame.
    @usableFromInline package var amount = AnimatedValue(0)
    /// The exit distances of the other items, for the current offset.
    @usableFromInline var exits = ExitDistances()
    /// The offset and the item's position for which the exit distances were computed.
    @usableFromInline var measured = (offset: 0.0, position: Double.nan)
    /// The slot of the item or of its gap, at the latest time.
    @usableFromInline var slot = 0
    /// The remaining displacement of the item or of its gap after insertions and removals, in items.
    @usableFromInline var lag = AnimatedValue(0)
    /// Whether the item is scrolled to first.
    @usableFromInline var isWaitingForScroll = false
    /// Whether a pointer holds it.
    var isHeld = false
    /// Whether the end of the current transition was reported.
    var isReported = false
    /// Whether `willClose` was sent.
    var isClosed = false
    /// Whether the item was removed.
    @usableFromInline package var isRemoved = false

    /// Whether it closes by its spring alone: pointers scroll the content again.
    var isClosing: Bool { amount.target == 0 && !isWaitingForScroll && !isHeld }

    /// Creates an opening without progress.
    ///
    /// - Parameter frame: The rectangle to fill, in the viewport; nil for the viewport itself.
    package init(index: Int, frame: Rect? = nil) {
        self.index = index
        self.frame = frame
    }

    /// Applies the opening to the pose of the item or of another one.
    ///
    /// - Parameters:
    ///    - slot: The slot of the posed item.
    ///    - exits: The exit distances in this layout.
    @inlinable
    @inline(never)  // 8 copies would add 4.9 kB to the WebAssembly.
    func apply<Layout: CollectionLayout>(
        to item: inout ItemAttributes, atSlot slot: Int, at time: Double, _ exits: ExitDistances,
        _ layout: Layout, _ context: LayoutContext
    ) {
        let amount = amount.value(at: time)
        guard amount != 0 else { return }
        if slot == self.slot && !isRemoved {
            let filling = filling(item, atSlot: slot, layout, context)
            return item.blend(with: filling, amount, prefersReducedMotion: context.reduceMotion)
        }
        if context.reduceMotion { return item.opacity *= 1 - amount.clamped(to: 0...1) }
        // An item out of view does not leave.
        guard item.quad?.touches(Rect(size: context.viewport)) == true else { return }
        let axis = layout.axis
        let side = slot < self.slot ? -1 : 1
        let sign = Double(side) * context.directionSign(along: axis)
        item.center[axis] += sign * (side < 0 ? exits.before : exits.after) * amount
    }

    /// Returns how much the item in a slot stays near the frame while the content scrolls far, from 0 to 1.
    @usableFromInline
    func hold(ofSlot slot: Int, at time: Double) -> Double {
        slot == self.slot && !isRemoved ? (amount.value(at: time) * Self.holdPace).clamped(to: 0...1) : 0
    }

    /// Updates the slot and the exit distances.
    @inlinable
    @inline(never)  // 2 copies would add to the WebAssembly.
    mutating func trackContent<Layout: CollectionLayout>(
        _ layout: Layout, _ context: LayoutContext, at time: Double
    ) {
        slot = layout.slot(of: index, in: context)
        let seen = (offset: context.offset, position: Double(slot) + lag.value(at: time))
        guard measured.offset != seen.offset || measured.position != seen.position else { return }
        measured = seen
        exits = exitDistances(layout, context, at: time)
    }

    /// Invalidates the exit distances after a change of the layout or the viewport.
    mutating func forgetExits() { measured.position = .nan }

    /// Returns the exit distances of the other items in a layout.
    ///
    /// - Parameter displacement: The displacement of the item's slot in this layout. The default value is 0.
    @inlinable
    func exitDistances<Layout: CollectionLayout>(
        _ layout: Layout, _ context: LayoutContext, displacedBy displacement: Double = 0, at time: Double
    ) -> ExitDistances {
        let position = layout.positionNearFrame(
            Double(slot) + displacement + lag.value(at: time), in: context)
        let isForward = context.directionSign(along: layout.axis) > 0
        return ExitDistances(
            before: exitDistance(from: position, -1, toEnd: !isForward, layout, context),
            after: exitDistance(from: position, 1, toEnd: isForward, layout, context))
    }

    /// Updates the index of the item or of its gap; returns false if the item was removed.
    @inline(never)  // 2 copies would add to the WebAssembly.
    mutating func renumber(_ change: IndexChange, _ start: TransitionStart) -> Bool {
        guard let new = isRemoved ? change.newGap(of: index) : change.newIndex(of: index) else {
            return false
        }
        move(by: index - new, start)
        index = new
        return true
    }

    /// Replaces the removed item by a gap.
    mutating func replaceByGap(at gap: Int, _ start: TransitionStart) {
        move(by: index - gap, start)
        index = gap
        isRemoved = true
    }

    /// Compensates a change of the item's index, or of the content's position, by a number of items.
    @inline(never)  // 4 copies would add to the WebAssembly.
    mutating func move(by items: Int, _ start: TransitionStart) {
        let distance = lag.value(at: start.time) + Double(items)
        let velocity = lag.velocity(at: start.time)
        lag = AnimatedValue(0)
        if distance != 0 { lag = AnimatedValue(distance, to: 0, velocity: velocity, start) }
    }

    /// Returns the exit distance of the items on one side, in points.
    ///
    /// The edge of the growing item pushes them: no gap opens, and no item is covered. Items that overlap the open
    /// item leave farther by the overlap, and clear of their shadows.
    ///
    /// - Parameters:
    ///    - side: 1 for the items after the position, −1 for those before it.
    ///    - isToEnd: Whether they leave in the direction in which the coordinate grows.
    @inlinable
    @inline(never)  // Inlined, it adds 1.1 kB to the WebAssembly.
    func exitDistance<Layout: CollectionLayout>(
        from position: Double, _ side: Double, toEnd isToEnd: Bool, _ layout: Layout, _ context: LayoutContext
    ) -> Double {
        let (axis, viewport) = (layout.axis, context.viewport)
        guard let own = layout.attributes(at: position, in: context).quad?.bounds,
            let others = layout.attributes(at: position + side, in: context).quad?.bounds
        else { return viewport[axis] + Self.exitMargin }
        let (start, end) = (own.origin[axis], own.origin[axis] + own.size[axis])
        let otherStart = others.origin[axis]
        let edge = (isToEnd ? viewport[axis] - end : start) + Self.clearance
        let overlap = max(isToEnd ? end - otherStart : otherStart + others.size[axis] - start, 0)
        return max(edge + overlap + min(overlap, Self.exitMargin), 0)
    }

    /// Returns the pose that fills the frame, with the appearance of the item at its resting offset.
    @inlinable
    func filling<Layout: CollectionLayout>(
        _ item: ItemAttributes, atSlot slot: Int, _ layout: Layout, _ context: LayoutContext
    ) -> ItemAttributes {
        var shown = context
        shown.offset = layout.offset(showing: Double(slot), in: context)
        var filling = layout.attributes(at: Double(slot), in: shown)
        let frame = frame ?? context.openFrame
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

    /// The inverse of the progress from which the item stays near the frame.
    private static var holdPace: Double { 10 }
    /// The additional exit distance of items that overlap the open item, in points.
    @usableFromInline static var exitMargin: Double { 120 }
    /// The least distance from the viewport's edge after an exit, in points: less than a pixel.
    @usableFromInline static var clearance: Double { 0.01 }
}

extension CollectionLayout {
    /// Returns a position, limited to one item beyond the visible ones: content that scrolls far does not carry an
    /// open item along.
    @inlinable
    @inline(never)  // 3 copies would add to the WebAssembly.
    func positionNearFrame(_ position: Double, in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return position }
        let (lower, upper) = finiteVisiblePositions(in: space)
        return max(min(position, upper + 1), lower - 1).finite(or: position)
    }
}

extension LayoutContext {
    /// Returns −1 if later items are to the left of earlier ones, otherwise 1.
    @usableFromInline
    func directionSign(along axis: Axis) -> Double {
        axis == .horizontal && direction == .rightToLeft ? -1 : 1
    }
}
