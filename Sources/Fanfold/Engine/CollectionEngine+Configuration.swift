extension CollectionEngine {
    /// Changes the layout, its parameters, the viewport, the insets, the count, the direction or Reduce Motion.
    ///
    /// The item that rested stays at rest; content that is on its way to an item goes on to it; a drag goes on
    /// from where the finger is. Where items went away, the nearest remaining one is kept. The context's offset
    /// cannot be changed here: scroll instead.
    ///
    /// - Parameters:
    ///   - time: In seconds.
    ///   - change: Changes the two. A parameter out of its range is a programmer's error and stops the program.
    public mutating func reconfigure(
        time: Double, _ change: (inout Layout, inout LayoutContext) -> Void
    ) {
        pass(to: time)
        let shown = layout.positionShown(in: context)
        let velocity = motion.velocity(at: self.time)
        let wasAtRest = motion.isStill && tracking == nil && !wheelReleaseTime.isFinite
        let before = (layout, context)
        change(&layout, &context)
        context.offset = before.1.offset
        guard before != (layout, context) else { return }
        layout.requireValidParameters()
        if before.1.count > 0 && context.count > 0 {
            restingPosition = min(restingPosition, Double(context.count - 1))
        }
        let target = layout.offset(showing: restingPosition, in: context)
        if wasAtRest || before.1.viewport.isEmpty {
            hold(at: target)
        } else {
            hold(at: layout.offset(showing: shown, in: context))
            if tracking != nil { anchorTracking() } else { spring(to: target, velocity: velocity) }
        }
    }
}
