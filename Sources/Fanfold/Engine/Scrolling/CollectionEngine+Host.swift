/// Scrolling by the host.
extension CollectionEngine {
    /// Reports the offset of the host's scroll view.
    ///
    /// Content that the host releases, or moves without a phase, settles at a resting offset of the layout. The
    /// requested offset, rounded to pixels, changes nothing. Does nothing if the engine scrolls itself.
    ///
    /// - Parameters:
    ///    - offset: From the leading edge, in points. An offset that is not finite is ignored.
    ///    - phase: ``ScrollPhase/dragging`` or ``ScrollPhase/held`` while a pointer holds the content,
    ///      ``ScrollPhase/decelerating`` while it decelerates, otherwise ``ScrollPhase/idle``.
    ///    - settles: Whether content that moves without a phase continues to a resting offset. The default value is
    ///      true; otherwise it stays, even beyond the ends.
    ///    - time: In seconds.
    public mutating func follow(
        _ offset: Double, phase: ScrollPhase, settles: Bool = true, time: Double
    ) {
        guard scrolling.scroller == .host && offset.isFinite else { return }
        pass(to: time)
        let wasHeld = scrolling.hostPhase != .idle
        scrolling.reportedOffset = offset
        scrolling.hostPhase = phase
        if wasHeld || phase != .idle { restartAutoplay() }
        // Motions that the engine began after the release, such as the scroll of a tap, continue.
        if phase != .idle || wasHeld && scrolling.motion.isStill {
            take(offset)
        } else if abs(offset - context.offset) > Tuning.rounding {
            take(offset)
            if settles { scrolling.releaseTime = self.time + Tuning.wheelSilence } else { rest(at: offset) }
        }
        finishDueMotions()
    }

    /// The offset that the host's scroll view should show, in points; nil if it shows the right one.
    ///
    /// It differs while the engine scrolls, such as to an item that opens, and after changes that move the content.
    public var requestedOffset: Double? {
        guard scrolling.scroller == .host else { return nil }
        let tolerance = scrolling.motion.isStill ? Tuning.rounding : 0
        let isShown = scrolling.reportedOffset.map { abs($0 - context.offset) <= tolerance } ?? false
        return isShown ? nil : context.offset
    }

    /// Forgets the reported offset after the host's scroll view changed its size or content, until it reports again.
    public mutating func forgetReportedOffset() { scrolling.reportedOffset = nil }

    /// Advances the time without an update of ``frame``, so that a host can apply ``requestedOffset`` first.
    ///
    /// - Parameter time: In seconds.
    package mutating func passTime(to time: Double) { pass(to: time) }

    /// Whether pointers may scroll: no item is open or held.
    public var allowsScrolling: Bool {
        guard !hasOpenItem, let tracking = pointers.tracking else { return !hasOpenItem }
        return tracking.intent == .undecided || tracking.intent == .scroll || tracking.intent == .other
    }

    private mutating func take(_ offset: Double) {
        let isElsewhere = offset != context.offset || !layout.offsetRange(in: context).contains(offset)
        scrolling.releaseTime = .infinity
        scrolling.isUnsettled = scrolling.isUnsettled || isElsewhere || !scrolling.motion.isStill
        hold(at: offset)
    }
}
