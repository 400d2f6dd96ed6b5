/// Scrolling by the host.
extension CollectionEngine {
    /// Reads the offset of the host's scroll view, and then either requests another one or computes the frame.
    ///
    /// Call it until it requests nothing:
    ///
    /// ```swift
    /// while let offset = engine.step(offset: view.offset, phase: view.phase, time: time) { view.offset = offset }
    /// ```
    ///
    /// Requests are made while the engine scrolls, such as to an item that opens, and after changes that move the content.
    /// Until the host has scrolled, the engine ignores other offsets unless a pointer moves the content. The step after a
    /// request reports its result, such as an offset rounded to pixels. Content that the host releases, or moves without a
    /// phase, settles at a resting offset of the layout. If the engine scrolls itself, the method only advances the time.
    ///
    /// - Parameters:
    ///    - offset: From the leading edge, in points. An offset that is not finite is ignored.
    ///    - phase: ``ScrollPhase/dragging`` or ``ScrollPhase/held`` while a pointer holds the content,
    ///      ``ScrollPhase/decelerating`` while it decelerates, otherwise ``ScrollPhase/idle``.
    ///    - settles: Whether content that moves without a phase continues to a resting offset. The default value is
    ///      true; otherwise it stays, even beyond the ends.
    ///    - time: In seconds.
    /// - Returns: The offset to which the scroll view should scroll before the next step; nil once ``frame`` is up to date.
    public mutating func step(
        offset: Double, phase: ScrollPhase, settles: Bool = true, time: Double
    ) -> Double? {
        let requested = requestedOffset(afterReport: offset, phase: phase, settles: settles, time: time)
        if requested == nil { advance(to: time) }
        return requested
    }

    /// Reads the offset of the host's scroll view as ``step(offset:phase:settles:time:)`` does, without computing the frame.
    package mutating func requestedOffset(
        afterReport offset: Double, phase: ScrollPhase, settles: Bool, time: Double
    ) -> Double? {
        passTime(to: time)
        let isAnswer = scrolling.isHostScrolling
        scrolling.isHostScrolling = false
        let isValid = scrolling.reportedOffset != nil && (phase != .idle || requestedOffset == nil)
        if isAnswer || isValid { receive(offset, phase, settles: settles) }
        guard !isAnswer, let requestedOffset else { return nil }
        scrolling.isHostScrolling = true
        return requestedOffset
    }

    /// Takes over the offset of the host's scroll view, even if the engine requests another one.
    package mutating func report(
        _ offset: Double, phase: ScrollPhase, settles: Bool = true, time: Double
    ) {
        passTime(to: time)
        receive(offset, phase, settles: settles)
    }

    private mutating func receive(_ offset: Double, _ phase: ScrollPhase, settles: Bool) {
        guard scrolling.scroller == .host && offset.isFinite else { return }
        let wasHeld = scrolling.hostPhase != .idle
        scrolling.reportedOffset = offset
        scrolling.hostPhase = phase
        if wasHeld || phase != .idle { restartAutoplay() }
        // Motions that the engine began after the release, such as the scroll of a tap, continue.
        if phase != .idle || wasHeld && scrolling.motion.isStill {
            take(offset)
        } else if abs(offset - context.offset) > Tuning.rounding {
            take(offset)
            if settles { scrolling.releaseTime = time + Tuning.wheelSilence } else { rest(at: offset) }
        }
        finishDueMotions()
    }

    /// The offset that the host's scroll view should show, in points; nil if it shows the right one.
    package var requestedOffset: Double? {
        guard scrolling.scroller == .host else { return nil }
        let tolerance = scrolling.motion.isStill ? Tuning.rounding : 0
        let isShown = scrolling.reportedOffset.map { abs($0 - context.offset) <= tolerance } ?? false
        return isShown ? nil : context.offset
    }

    /// Forgets the reported offset after the host's scroll view changed its size or content, until it reports again.
    package mutating func forgetReportedOffset() {
        (scrolling.reportedOffset, scrolling.isHostScrolling) = (nil, false)
    }

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
