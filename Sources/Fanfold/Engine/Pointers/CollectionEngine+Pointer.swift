/// Touch, pen and mouse.
extension CollectionEngine {
    /// Handles the press of a pointer. Moving content stops.
    ///
    /// The first pointer is tracked. Others are ignored, except for one that pinches an open item together with it.
    ///
    /// - Parameters:
    ///    - pointer: An identifier of the pointer.
    ///    - point: In the viewport, in points.
    ///    - time: In seconds.
    public mutating func pointerDown(_ pointer: Int, at point: Point, time: Double) {
        guard point.isFinite else { return }
        passTime(to: time)
        guard pointers.tracking == nil && pointers.pinch == nil else {
            if !composition.openings.isEmpty { beginPinch(pointer, at: point) }
            return
        }
        // Content under an open item continues: the pointer belongs to the item.
        let isMoving = !scrolling.isStill && !hasOpenItem
        if isMoving {
            scrolling.releaseTime = .infinity
            hold(at: context.offset)
        }
        pointers.dragVelocity = VelocityTracker()
        var new = Tracking(pointer: pointer, start: point, time: moment(time), didInterrupt: isMoving)
        if options.allowsReordering && !hasOpenItem {
            updateFrame()
            new.item = item(at: point)
            pointers.longPressTime = new.item == nil ? .infinity : self.time + Tuning.longPress
        }
        pointers.tracking = new
        finishDueMotions()
    }

    /// Handles the movement of a pointer.
    ///
    /// After a few points along the axis, it drags the content, with growing resistance beyond the ends. Across the
    /// axis, it drags the item under it, if that can be removed.
    public mutating func pointerMoved(_ pointer: Int, to point: Point, time: Double) {
        guard point.isFinite else { return }
        passTime(to: time)
        if pointers.pinch != nil { movePinch(pointer, to: point) }
        guard pointers.tracking?.pointer == pointer else { return }
        if pointers.tracking?.intent == .undecided { decide(at: point) }
        let moment = moment(time)
        pointers.tracking?.move(to: point, at: moment)
        if let current = pointers.tracking { drag(current) }
        finishDueMotions()
    }

    /// Handles the release of a pointer: a tap, or the end of a drag, which continues with its velocity.
    public mutating func pointerUp(_ pointer: Int, at point: Point, time: Double) {
        pointerMoved(pointer, to: point, time: time)
        if pointers.pinch != nil { endPinch(pointer) }
        guard let released = pointers.tracking, released.pointer == pointer else { return finishDueMotions() }
        let velocity = pointers.dragVelocity.velocity(at: max(moment(time), released.locationTime))
        release(released, velocity: velocity, isCancelled: false)
    }

    /// Cancels a pointer: the content settles, no item is removed, and a lifted item returns.
    public mutating func pointerCancelled(_ pointer: Int, time: Double) {
        passTime(to: time)
        if pointers.pinch != nil { endPinch(pointer) }
        guard let cancelled = pointers.tracking, cancelled.pointer == pointer else {
            return finishDueMotions()
        }
        release(cancelled, velocity: 0, isCancelled: true)
    }

    /// Handles a long press that the host's recognizer detected: it lifts the item under the pointer.
    ///
    /// Without this call, the engine detects a long press after half a second.
    public mutating func pointerPressedLong(_ pointer: Int, time: Double) {
        passTime(to: time)
        if pointers.tracking?.pointer == pointer { beginReordering() }
        finishDueMotions()
    }

    /// Handles a tap that the host's recognizer detected. Otherwise, a press and a release are a tap.
    ///
    /// - Parameters:
    ///    - point: In the viewport, in points.
    ///    - time: In seconds.
    public mutating func tap(at point: Point, time: Double) {
        guard point.isFinite else { return }
        passTime(to: time)
        tap(at: point)
        finishDueMotions()
    }

    /// Returns whether a pointer drags: the host should capture it.
    public func isDragging(_ pointer: Int) -> Bool {
        guard let tracking = pointers.tracking, tracking.pointer == pointer else { return false }
        return tracking.intent != .undecided && tracking.intent != .other
    }
}

extension CollectionEngine {
    /// −1 if the leading edge is the right one, otherwise 1.
    var directionSign: Double { context.directionSign(along: axis) }

    /// Returns the time of an input event by its device, which may be before the latest time.
    private func moment(_ time: Double) -> Double { time.isFinite ? time : self.time }

    @inline(never)  // 3 copies would add 0.7 kB to the WebAssembly.
    private mutating func release(_ released: Tracking, velocity: Double, isCancelled: Bool) {
        pointers.tracking = nil
        pointers.longPressTime = .infinity
        restartAutoplay()
        switch released.intent {
        case .scroll: release(velocity: velocity)
        case .swipe where isCancelled: returnItem(released.item, velocity: 0)
        case .swipe: releaseItem(released, velocity: velocity)
        case .reorder: releaseLiftedItem(released, isCancelled: isCancelled)
        case .close: releaseOpening(velocity: velocity)
        case .undecided where !isCancelled: tap(at: released.location)
        case .undecided, .other: break
        }
        finishDueMotions()
    }

    mutating func endForbiddenGesture() {
        guard let current = pointers.tracking else { return }
        if !options.allowsReordering { pointers.longPressTime = .infinity }
        let isForbidden =
            current.intent == .swipe && !options.allowsRemoval
            || current.intent == .reorder && !options.allowsReordering
        if isForbidden { release(current, velocity: 0, isCancelled: true) }
    }

    /// Releases the pointer because another action takes over.
    mutating func endTracking() {
        pointers.longPressTime = .infinity
        pointers.edgeScrollTime = .infinity
        if composition.opening?.isHeld == true { releaseOpening(velocity: 0) }
        releaseHold()
        guard let ended = pointers.tracking else { return }
        pointers.tracking = nil
        if ended.intent == .swipe { returnItem(ended.item, velocity: 0) }
        if ended.intent == .reorder { releaseLiftedItem(ended, isCancelled: false) }
    }

    private mutating func tap(at point: Point) {
        // An open item handles its own taps.
        guard !hasOpenItem else { return }
        updateFrame()
        let tapped = item(at: point)
        if let tapped { emit(.didTap(index: tapped)) }
        if let tapped, layout.scrollsToTappedItem && options.scrollsToTappedItem {
            scroll(to: tapped, animated: true, time: time)
        }
    }
}
