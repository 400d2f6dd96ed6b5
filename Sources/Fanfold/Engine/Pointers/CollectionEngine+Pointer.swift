/// Touch, pen and mouse.
extension CollectionEngine {
    /// A pointer goes down. Content that moves is held, where it is.
    ///
    /// The first pointer is followed; others are ignored until it is up, but for one that pinches an open
    /// item together with it.
    ///
    /// - Parameters:
    ///   - pointer: Tells pointers apart.
    ///   - point: In the viewport, in points.
    ///   - time: In seconds.
    public mutating func pointerDown(_ pointer: Int, at point: Point, time: Double) {
        guard point.isFinite else { return }
        pass(to: time)
        guard pointers.tracking == nil && pointers.pinch == nil else {
            if !composition.openings.isEmpty { beginPinch(pointer, at: point) }
            return
        }
        let isMoving = !scrolling.isStill
        scrolling.releaseTime = .infinity
        hold(at: context.offset)
        pointers.dragVelocity = VelocityTracker()
        var new = Tracking(pointer: pointer, start: point, time: moment(time), didInterrupt: isMoving)
        if options.allowsReordering && !isOpening {
            updateFrame()
            new.item = item(at: point)
            pointers.longPressTime = new.item == nil ? .infinity : self.time + Tuning.longPress
        }
        pointers.tracking = new
    }

    /// A pointer moves.
    ///
    /// Once it has moved a few points along the axis it drags the content, one to one, and with growing
    /// resistance beyond the ends; across the axis, it drags the item that it is on, where that may be removed.
    public mutating func pointerMoved(_ pointer: Int, to point: Point, time: Double) {
        guard point.isFinite else { return }
        pass(to: time)
        if pointers.pinch != nil { movePinch(pointer, to: point) }
        guard pointers.tracking?.pointer == pointer else { return }
        if pointers.tracking?.intent == .undecided { decide(at: point) }
        let moment = moment(time)
        pointers.tracking?.move(to: point, at: moment)
        if let current = pointers.tracking { drag(current) }
        finishWhatIsDue()
    }

    /// A pointer is up: a tap, or the end of a drag, from which what it dragged goes on with its velocity.
    public mutating func pointerUp(_ pointer: Int, at point: Point, time: Double) {
        pointerMoved(pointer, to: point, time: time)
        if pointers.pinch != nil { endPinch(pointer) }
        guard let released = pointers.tracking, released.pointer == pointer else { return finishWhatIsDue() }
        let velocity = pointers.dragVelocity.velocity(at: max(moment(time), released.locationTime))
        release(released, velocity: velocity, isCancelled: false)
    }

    /// The system has taken a pointer away: what it held comes to rest, no item goes, and one that it has lifted goes back
    /// to where it was.
    public mutating func pointerCancelled(_ pointer: Int, time: Double) {
        pass(to: time)
        if pointers.pinch != nil { endPinch(pointer) }
        guard let cancelled = pointers.tracking, cancelled.pointer == pointer else {
            return finishWhatIsDue()
        }
        release(cancelled, velocity: 0, isCancelled: true)
    }

    /// A pointer has been still for so long that it lifts what it is on, as a host finds that has a recogniser for it.
    ///
    /// Without this call, the engine finds so by itself after half a second.
    public mutating func pointerPressedLong(_ pointer: Int, time: Double) {
        pass(to: time)
        if pointers.tracking?.pointer == pointer { beginReordering() }
        finishWhatIsDue()
    }

    /// A tap, as a host finds that has a recogniser for it; for others, a pointer that goes down and up is one.
    ///
    /// - Parameters:
    ///   - point: In the viewport, in points.
    ///   - time: In seconds.
    public mutating func tap(at point: Point, time: Double) {
        guard point.isFinite else { return }
        pass(to: time)
        tap(at: point)
        finishWhatIsDue()
    }

    /// Whether a pointer drags something: the host should capture it, and keep it from all else.
    public func isDragging(_ pointer: Int) -> Bool {
        guard let tracking = pointers.tracking, tracking.pointer == pointer else { return false }
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
        pointers.tracking = nil
        pointers.longPressTime = .infinity
        switch released.intent {
        case .scroll: release(velocity: velocity)
        case .swipe where isCancelled: returnItem(released.item, velocity: 0)
        case .swipe: releaseItem(released, velocity: velocity)
        case .reorder: releaseLiftedItem(released, isCancelled: isCancelled)
        case .close: releaseOpening(velocity: velocity)
        case .undecided where !isCancelled: tap(at: released.location)
        case .undecided, .other: break
        }
        finishWhatIsDue()
    }

    @inline(never)
    mutating func endForbiddenGesture() {
        guard let current = pointers.tracking else { return }
        if !options.allowsReordering { pointers.longPressTime = .infinity }
        let isForbidden =
            current.intent == .swipe && !options.allowsRemoval
            || current.intent == .reorder && !options.allowsReordering
        if isForbidden { release(current, velocity: 0, isCancelled: true) }
    }

    /// Lets go of what a pointer holds, since something else takes over.
    @inline(never)
    mutating func endTracking() {
        pointers.longPressTime = .infinity
        pointers.edgeScrollTime = .infinity
        if composition.opening?.isHeld == true { releaseOpening(velocity: 0) }
        loseOpening()
        guard let ended = pointers.tracking else { return }
        pointers.tracking = nil
        if ended.intent == .swipe { returnItem(ended.item, velocity: 0) }
        if ended.intent == .reorder { releaseLiftedItem(ended, isCancelled: false) }
    }

    private mutating func tap(at point: Point) {
        // What is open takes its taps itself; content that it leaves free takes them again.
        guard !isOpening else { return }
        updateFrame()
        let tapped = item(at: point)
        if let tapped { emit(.didTap(index: tapped)) }
        if let tapped, layout.scrollsToTappedItem { scroll(to: tapped, animated: true, time: time) }
    }
}
