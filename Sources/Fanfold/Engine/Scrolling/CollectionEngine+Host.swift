/// The content of an engine whose host scrolls.
extension CollectionEngine {
    /// The host's scroll view shows the content at an offset.
    ///
    /// Content that the host lets go, or moves without saying why, comes to rest where the layout rests. An offset that
    /// is the requested one, rounded to pixels, changes nothing. Does nothing where the engine itself scrolls.
    ///
    /// - Parameters:
    ///   - offset: From the leading edge, in points. One that is not finite is ignored.
    ///   - phase: ``ScrollPhase/dragging`` or ``ScrollPhase/held`` while a finger has the content,
    ///     ``ScrollPhase/decelerating`` while it moves on from there; otherwise ``ScrollPhase/idle``.
    ///   - settles: Whether content that the host moves without saying why goes on to where the layout rests. The default
    ///     value is true; otherwise it rests where it is, be it beyond the ends.
    ///   - time: In seconds.
    public mutating func follow(
        _ offset: Double, phase: ScrollPhase, settles: Bool = true, time: Double
    ) {
        guard scrolling.scroller == .host && offset.isFinite else { return }
        pass(to: time)
        let wasHeld = scrolling.hostPhase != .idle
        scrolling.reportedOffset = offset
        scrolling.hostPhase = phase
        // What the engine has begun since the finger went, a tap's scroll say, goes on.
        if phase != .idle || wasHeld && scrolling.motion.isStill {
            take(offset)
        } else if abs(offset - context.offset) > Tuning.rounding {
            take(offset)
            if settles { scrolling.releaseTime = self.time + Tuning.wheelSilence } else { rest(at: offset) }
        }
        finishWhatIsDue()
    }

    /// The offset that the host's scroll view should show now, in points; nil where what it shows is right.
    ///
    /// It is another one while the engine scrolls by itself, to an item that is to be open, say, and where a
    /// change has moved what is seen.
    public var requestedOffset: Double? {
        guard scrolling.scroller == .host else { return nil }
        let tolerance = scrolling.motion.isStill ? Tuning.rounding : 0
        let isShown = scrolling.reportedOffset.map { abs($0 - context.offset) <= tolerance } ?? false
        return isShown ? nil : context.offset
    }

    /// The host's scroll view has another size or other content: what it shows is not known until it reports it again.
    public mutating func forgetReportedOffset() { scrolling.reportedOffset = nil }

    /// Whether fingers may scroll: nothing is open, and no item is held.
    public var allowsScrolling: Bool {
        guard !isOpening, let tracking = pointers.tracking else { return !isOpening }
        return tracking.intent == .undecided || tracking.intent == .scroll || tracking.intent == .other
    }

    private mutating func take(_ offset: Double) {
        let isElsewhere = offset != context.offset || !layout.offsetRange(in: context).contains(offset)
        scrolling.releaseTime = .infinity
        scrolling.isUnsettled = scrolling.isUnsettled || isElsewhere || !scrolling.motion.isStill
        hold(at: offset)
    }
}
