extension CollectionLayout {
    /// Returns the offset at which scrolling ends.
    ///
    /// - Parameters:
    ///    - proposed: The offset that the deceleration would reach, in points. If it is not finite, the context's
    ///      offset is used.
    ///    - velocity: The velocity at the release, in points per second. If it is not finite, 0 is used.
    ///    - context: The context at the release.
    /// - Returns: An offset within the range of offsets. If the layout snaps, it shows the item nearest to the
    ///   proposed offset; after a flick of at least ``MotionStyle/pageVelocity``, at least the next item in its direction.
    public func restingOffset(
        forProposed proposed: Double, velocity: Double = 0, in context: LayoutContext
    ) -> Double {
        restingOffset(forProposed: proposed, velocity: velocity, snaps: snaps, in: context)
    }

    /// Returns the offset at which scrolling ends with the feel of the layout, with or without snapping.
    func restingOffset(
        forProposed proposed: Double, velocity: Double, snaps: Bool, in context: LayoutContext
    ) -> Double {
        restingOffset(
            forProposed: proposed, velocity: velocity, snaps: snaps, turn: motionStyle.pageTurn, from: .nan,
            in: context)
    }

    /// Returns the offset at which scrolling ends, with or without snapping.
    ///
    /// - Parameter origin: The position from which the content was moved; NaN counts as the position in between.
    @inline(never)
    func restingOffset(
        forProposed proposed: Double, velocity: Double, snaps: Bool, turn: PageTurn, from origin: Double,
        in context: LayoutContext
    ) -> Double {
        let velocity = velocity.finite(or: 0)
        let target = proposed.finite(or: context.offset).clamped(to: offsetRange(in: context))
        guard snaps, context.count > 0, let space = LayoutSpace(context, axis: axis) else { return target }
        var item = nearestItem(to: target, from: origin, turn.threshold, in: context, space)
        let current = finitePosition(shownAt: context.offset, in: space)
        if velocity >= turn.velocity {
            item = max(item, (current + roundingMargin).rounded(.down) + 1)
        }
        if velocity <= -turn.velocity { item = min(item, (current - roundingMargin).rounded(.up) - 1) }
        return offset(showing: item, in: context)
    }

    /// Returns the item whose resting offset is nearest to an offset, the later item of two. Content that was moved away
    /// from one of them reaches the other one beyond the threshold. The comparison uses offsets instead of positions,
    /// because the range of offsets may limit the resting offset of an item at the end.
    private func nearestItem(
        to target: Double, from origin: Double, _ threshold: Double, in context: LayoutContext,
        _ space: LayoutSpace
    ) -> Double {
        let before = finitePosition(shownAt: target, in: space).rounded(.down)
        let share = origin <= before ? threshold : origin > before ? 1 - threshold : 0.5
        let distance = abs(offset(showing: before, in: context) - target) * (1 - share)
        return distance < abs(offset(showing: before + 1, in: context) - target) * share ? before : before + 1
    }
}

/// The velocity below which a wheel does not flick, in points per second.
let flickVelocity = 300.0
