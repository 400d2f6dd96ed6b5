/// The state of scrolling.
@usableFromInline
struct ScrollState: Sendable {
    /// The component that scrolls.
    let scroller: Scroller
    /// The offset as a function of time.
    var motion = ScrollMotion.still(at: 0)
    /// The position that is shown at rest: that of the item which the application has asked for last or the user has
    /// left. It follows the item, and may lie beyond the items if the item is still to come.
    var restingPosition = 0.0
    /// Whether the application has asked for that item since a sequence of steps began: its steps do not scroll.
    var isRequested = false
    /// Whether the content has moved since it last settled.
    var isUnsettled = false
    /// The time at which content that a wheel moves is released, in seconds.
    var releaseTime = Double.infinity
    /// The movement of the wheel until then.
    var wheel = WheelMovement()
    /// The notches of a wheel since it turned an item: a wheel may report parts of them. Negative backwards.
    var notches = 0.0
    /// The phase of the host's scroll view.
    var hostPhase = ScrollPhase.idle
    /// The offset that the host reported last, or nil.
    var reportedOffset: Double?
    /// Whether the host has been requested to scroll, and has not reported the offset since.
    var isHostScrolling = false

    /// The next time at which the motion ends or the content is released, in seconds.
    @usableFromInline
    var nextTime: Double { min(motion.endTime, releaseTime) }

    /// Whether a wheel or the host's scroll view holds the content.
    var isHeld: Bool { releaseTime.isFinite || hostPhase != .idle }

    /// Whether no motion is in progress.
    var isStill: Bool { motion.isStill && !isHeld }

    /// The distance from a resting offset at which the content is at rest, in points. A host may show whole pixels
    /// only.
    var restTolerance: Double { scroller == .host ? Tuning.rounding : Settling.distance }

    /// The phase without the pointers.
    var phase: ScrollPhase {
        switch motion.curve {
        case .still: hostPhase == .idle && releaseTime.isFinite ? .dragging : hostPhase
        case .uniform: .scrollingAutomatically
        case .deceleration, .landing: .decelerating
        case .timed, .spring: .settling
        }
    }
}
