/// Where the content is, where it is on its way to, and who moves it.
@usableFromInline
struct ScrollState: Sendable {
    /// Who moves the content.
    let scroller: Scroller
    /// The offset as a function of time.
    var motion = ScrollMotion.still(at: 0)
    /// The position that is shown once everything is at rest; what a resize keeps.
    var restingPosition = 0.0
    /// Whether the content has moved since it last came to rest.
    var isUnsettled = false
    /// When content that is moved bit by bit, by a wheel say, counts as let go, in seconds.
    var releaseTime = Double.infinity
    /// What the host's scroll view does with the content.
    var hostPhase = ScrollPhase.idle
    /// The offset that the host has last reported; nil before it has.
    var reportedOffset: Double?

    /// When the content's motion ends, or it counts as let go, in seconds.
    @usableFromInline
    var nextTime: Double { min(motion.endTime, releaseTime) }

    /// Whether a wheel, or the host's scroll view, has the content: it will come to rest elsewhere.
    var isHeld: Bool { releaseTime.isFinite || hostPhase != .idle }

    /// Whether nothing moves the content.
    var isStill: Bool { motion.isStill && !isHeld }

    /// So near to where it rests, content rests there, in points: a host may show offsets in whole pixels only.
    var restTolerance: Double { scroller == .host ? Tuning.rounding : Tuning.restDistance * 2 }

    /// What the content does, as far as no pointer is concerned.
    var phase: ScrollPhase {
        switch motion.curve {
        case .still: hostPhase == .idle && releaseTime.isFinite ? .dragging : hostPhase
        case .uniform: .scrollingAutomatically
        case .deceleration, .landing: .decelerating
        case .spring: .settling
        }
    }
}
