/// The interactions besides tapping, and the movements of the content by itself. Besides dragging, all are disabled by
/// default.
public struct InteractionOptions: Equatable, Sendable {
    /// Whether a drag along the scroll axis scrolls, if the engine does. The default value is true.
    public var allowsDragging = true
    /// Whether a tap scrolls to the tapped item, if the layout does so. The default value is true; otherwise the application
    /// decides at ``CollectionEvent/didTap(index:)``.
    public var scrollsToTappedItem = true
    /// Whether a drag across the scroll axis removes an item, if the layout has a removal rule. The default value is
    /// false.
    public var allowsRemoval = false
    /// Whether the application is asked before a removal. The default value is true.
    public var asksBeforeRemoval = true
    /// Whether the application inserts an appended item itself, at ``CollectionEvent/shouldAppend``. The default
    /// value is false: the item is available before the call.
    public var asksBeforeAppending = false
    /// Whether a long press and a drag reorder an item. The default value is false.
    public var allowsReordering = false
    /// The resting offsets of released content. The default value is ``Snapping/layout``.
    public var snapping = Snapping.layout
    /// The feel of motions that begin. The default value is nil: that of the layout, ``CollectionLayout/motionStyle``.
    public var motionStyle: MotionStyle?
    /// The time for which each item is shown before the next one follows, in seconds. The default value is nil: items do
    /// not follow automatically. A time that is not positive counts as nil, one of less than half a second as half a second.
    ///
    /// The time begins when the content settles. No item follows while a pointer is down, while an item is open, and
    /// under Reduce Motion. The first item follows the last one.
    public var autoplayInterval: Double?

    /// Creates options that allow scrolling and tapping.
    public init() {}
}

/// The resting offsets of released content.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Snapping: Int32, CaseIterable, Sendable {
    /// Those of the layout: offsets that show an item, or any offset.
    case layout
    /// The next item in the direction of a flick, whatever its velocity, or the nearest item.
    case item
    /// The item nearest to the end of the flick.
    case flick
    /// Any offset.
    case none
}

extension CollectionLayout {
    /// Returns the offset at which released content settles.
    ///
    /// - Parameters:
    ///   - proposed: The offset that the deceleration would reach, in points.
    ///   - velocity: The velocity at the release, in points per second.
    ///   - turn: The threshold and the velocity of a page turn.
    ///   - origin: The position from which the content was moved; NaN if it is unknown.
    ///   - context: The context at the release.
    package func restingOffset(
        forProposed proposed: Double, velocity: Double, snapping: Snapping, turn: PageTurn,
        from origin: Double, in context: LayoutContext
    ) -> Double {
        let snapping = rule(for: snapping)
        let target = snapping == .item ? context.offset : proposed
        return restingOffset(
            forProposed: target, velocity: velocity, snaps: snapping != .none, turn: turn, from: origin,
            in: context)
    }

    /// Returns the rule that applies if a rule is requested.
    package func rule(for snapping: Snapping) -> Snapping {
        guard snapping == .layout else { return snapping }
        return !snaps ? .none : isPaged ? .item : .flick
    }
}
