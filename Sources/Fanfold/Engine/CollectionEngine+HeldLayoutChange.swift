#if !hasFeature(Embedded)
/// Layout changes that the application drives, such as by a pinch.
extension CollectionEngine {
    /// Shows the last layout change at a fraction of its way, and holds it there.
    ///
    /// Does nothing if no layout change is in progress.
    ///
    /// - Parameters:
    ///    - fraction: 0 shows the old layout, 1 the new one. A fraction outside of 0...1 is limited, and one that is not
    ///      finite is ignored.
    ///    - time: In seconds.
    public mutating func holdLayoutChange(at fraction: Double, time: Double) {
        guard fraction.isFinite else { return }
        passTime(to: time)
        guard let last = composition.morphs.lastIndex(where: { !$0.rearrangesItems }) else { return }
        composition.morphs[last].amount = .held(at: fraction.clamped(to: 0...1))
        finishDueMotions()
    }

    /// Lets a held layout change continue to the new layout. To return to the old one, change the layout back.
    ///
    /// - Parameters:
    ///    - velocity: The fraction of the way per second. The default value is 0.
    ///    - time: In seconds.
    public mutating func releaseLayoutChange(velocity: Double = 0, time: Double) {
        passTime(to: time)
        guard let last = composition.morphs.lastIndex(where: { !$0.rearrangesItems }) else { return }
        composition.morphs[last].amount.animate(
            to: 1, velocity: velocity.finite(or: 0), transition)
        finishDueMotions()
    }

    /// Ends all layout changes: the items are where the layout shows them.
    ///
    /// - Parameter time: In seconds.
    package mutating func endLayoutChanges(time: Double) {
        passTime(to: time)
        composition.morphs.removeAll()
        finishDueMotions()
    }

    /// Whether a layout change is held or in motion.
    public var isChangingLayout: Bool { composition.morphs.contains { !$0.rearrangesItems } }
}
#endif
