/// Touch, pen and mouse.
extension CollectionEngine {
    /// A pointer goes down. Content that moves is held, where it is.
    ///
    /// The first pointer is followed; others are ignored until it is up, but for one that pinches a highlighted
    /// item together with it.
    ///
    /// - Parameters:
    ///   - pointer: Tells pointers apart.
    ///   - point: In the viewport, in points.
    ///   - time: In seconds.
    public mutating func pointerDown(_ pointer: Int, at point: Point, time: Double) {
        guard point.isFinite else { return }
        pass(to: time)
        guard tracking == nil && pinch == nil else { return beginPinch(pointer, at: point) }
        let isMoving = !motion.isStill || wheelReleaseTime.isFinite
        wheelReleaseTime = .infinity
        hold(at: context.offset)
        dragVelocity = VelocityTracker()
        var new = Tracking(pointer: pointer, start: point, time: moment(time), didInterrupt: isMoving)
        if options.reordersByLongPress && composition.highlight == nil {
            new.item = item(at: point)
            longPressTime = new.item == nil ? .infinity : self.time + Tuning.longPress
        }
        tracking = new
    }

    /// A pointer moves.
    ///
    /// Once it has moved a few points along the axis it drags the content, one to one, and with growing
    /// resistance beyond the ends; across the axis, it drags the item that it is on, where that may be removed.
    public mutating func pointerMoved(_ pointer: Int, to point: Point, time: Double) {
        guard point.isFinite else { return }
        pass(to: time)
        if pinch != nil { movePinch(pointer, to: point) }
        guard tracking?.pointer == pointer else { return }
        if tracking?.intent == .undecided { decide(at: point) }
        if var current = tracking {
            current.location = point
            current.locationTime = max(moment(time), current.locationTime)
            tracking = current
            drag(current)
        }
        finishWhatIsDue()
    }

    /// A pointer is up: a tap, or the end of a drag, from which what it dragged goes on with its velocity.
    public mutating func pointerUp(_ pointer: Int, at point: Point, time: Double) {
        pointerMoved(pointer, to: point, time: time)
        endPinch(pointer)
        guard let released = tracking, released.pointer == pointer else { return finishWhatIsDue() }
        let velocity = dragVelocity.velocity(at: max(moment(time), released.locationTime))
        release(released, velocity: velocity, isCancelled: false)
    }

    /// The system has taken a pointer away: what it held comes to rest, and no item goes.
    public mutating func pointerCancelled(_ pointer: Int, time: Double) {
        pass(to: time)
        endPinch(pointer)
        guard let cancelled = tracking, cancelled.pointer == pointer else { return finishWhatIsDue() }
        release(cancelled, velocity: 0, isCancelled: true)
    }

    /// Whether a pointer drags something: the host should capture it, and keep it from all else.
    public func isDragging(_ pointer: Int) -> Bool {
        guard let tracking, tracking.pointer == pointer else { return false }
        return tracking.intent != .undecided && tracking.intent != .other
    }
}

extension CollectionEngine {
    /// −1 where the leading edge is the right one and points right of another lie before it; otherwise 1.
    var directionSign: Double { context.directionSign(along: axis) }

    /// When an input event happened, as its device says: a page that was busy hears of it later than that.
    private func moment(_ time: Double) -> Double { time.isFinite ? time : self.time }

    @inline(never)
    private mutating func release(_ released: Tracking, velocity: Double, isCancelled: Bool) {
        tracking = nil
        longPressTime = .infinity
        switch released.intent {
        case .scroll: release(velocity: velocity)
        case .swipe where isCancelled: returnItem(released.item, velocity: 0)
        case .swipe: releaseItem(released, velocity: velocity)
        case .reorder: releaseLiftedItem(released)
        case .dismiss: releaseHighlight(velocity: velocity)
        case .undecided where !isCancelled: tap(at: released.location)
        case .undecided, .other: break
        }
        finishWhatIsDue()
    }

    /// Lets go of what a pointer holds, since something else takes over.
    @inline(never)
    mutating func endTracking() {
        longPressTime = .infinity
        edgeScrollTime = .infinity
        if composition.highlight?.isHeld == true { releaseHighlight(velocity: 0) }
        loseHighlight()
        guard let ended = tracking else { return }
        tracking = nil
        if ended.intent == .swipe { returnItem(ended.item, velocity: 0) }
        if ended.intent == .reorder { releaseLiftedItem(ended) }
    }

    private mutating func tap(at point: Point) {
        // What is highlighted takes its taps itself.
        guard composition.highlight == nil else { return }
        let tapped = item(at: point)
        if let tapped { emit(.didTap(index: tapped)) }
        if let tapped, layout.scrollsToTappedItem { scroll(to: tapped, animated: true, time: time) }
    }
}
