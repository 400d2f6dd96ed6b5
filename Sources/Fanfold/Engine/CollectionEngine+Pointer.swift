/// Touch, pen and mouse.
extension CollectionEngine {
    /// A pointer goes down. Content that moves is held, where it is.
    ///
    /// The first pointer is followed; others are ignored until it is up.
    ///
    /// - Parameters:
    ///   - pointer: Tells pointers apart.
    ///   - point: In the viewport, in points.
    ///   - time: In seconds.
    public mutating func pointerDown(_ pointer: Int, at point: Point, time: Double) {
        guard tracking == nil && point.isFinite else { return }
        pass(to: time)
        let isMoving = needsFrame
        wheelReleaseTime = .infinity
        hold(at: context.offset)
        tracking = Tracking(pointer: pointer, start: point, time: self.time, didInterrupt: isMoving)
    }

    /// A pointer moves. Once it has moved a few points along the axis it drags the content, one to one, and
    /// with growing resistance beyond the ends.
    public mutating func pointerMoved(_ pointer: Int, to point: Point, time: Double) {
        guard tracking?.pointer == pointer && point.isFinite else { return }
        pass(to: time)
        if tracking?.intent == .undecided { decide(at: point) }
        tracking?.location = point
        tracking?.locationTime = self.time
        if tracking?.intent == .scroll { drag() }
    }

    /// A pointer is up: a tap, or the end of a drag, from which the content goes on with its velocity.
    public mutating func pointerUp(_ pointer: Int, at point: Point, time: Double) {
        pointerMoved(pointer, to: point, time: time)
        guard let released = tracking, released.pointer == pointer else { return }
        pass(to: time)
        tracking = nil
        switch released.intent {
        case .scroll: release(velocity: released.velocity.velocity(at: self.time))
        case .undecided: tap(at: released.location, didInterrupt: released.didInterrupt)
        case .other: if released.didInterrupt { release(velocity: 0) }
        }
    }

    /// The system has taken a pointer away: what it held comes to rest.
    public mutating func pointerCancelled(_ pointer: Int, time: Double) {
        guard let cancelled = tracking, cancelled.pointer == pointer else { return }
        pass(to: time)
        tracking = nil
        if cancelled.holdsContent { release(velocity: 0) }
    }

    /// Whether a pointer drags the content: the host should capture it, and keep it from all else.
    public func isDragging(_ pointer: Int) -> Bool {
        tracking?.pointer == pointer && tracking?.intent == .scroll
    }
}

extension CollectionEngine {
    /// −1 where the leading edge is the right one and points right of another lie before it; otherwise 1.
    var directionSign: Double {
        layout.axis == .horizontal && context.direction == .rightToLeft ? -1 : 1
    }

    /// Finds out whose the pointer is, once it has moved far enough to tell.
    private mutating func decide(at point: Point) {
        guard var current = tracking else { return }
        let along = abs(point[layout.axis] - current.start[layout.axis])
        let crossAxis: Axis = layout.axis == .horizontal ? .vertical : .horizontal
        let across = abs(point[crossAxis] - current.start[crossAxis])
        guard max(along, across) > Tuning.dragThreshold else { return }
        current.intent = along >= across ? .scroll : .other
        // The move that decides does not move the content, but has a velocity: a flick may be no longer.
        let movement = (point[layout.axis] - current.location[layout.axis]) * directionSign
        current.velocity.add(context.offset + movement, at: current.locationTime)
        current.location = point
        tracking = current
        anchorTracking()
    }

    /// From here on the content follows the pointer from where both are now.
    mutating func anchorTracking() {
        guard var current = tracking else { return }
        current.anchor = current.location[layout.axis]
        current.anchorOffset = unlimitedOffset
        current.velocity.add(context.offset, at: time)
        tracking = current
    }

    private mutating func drag() {
        guard let current = tracking else { return }
        let movement = (current.location[layout.axis] - current.anchor) * directionSign
        hold(at: limited(current.anchorOffset - movement))
        isUnsettled = true
        tracking?.velocity.add(context.offset, at: time)
    }

    private mutating func tap(at point: Point, didInterrupt: Bool) {
        let tapped = item(at: point)
        if let tapped { emit(.didTap(index: tapped)) }
        if let tapped, layout.scrollsToTappedItem {
            scroll(to: tapped, animated: true, time: time)
        } else if didInterrupt {
            release(velocity: 0)
        }
    }

    /// The offset at which the content is seen when it is dragged to one that may lie beyond its ends.
    private func limited(_ offset: Double) -> Double {
        let range = layout.offsetRange(in: context)
        let end = offset.clamped(to: range)
        let length = context.viewport[layout.axis]
        return end + RubberBand.displacement(forPull: offset - end, length: length)
    }

    /// The offset to which the content would have been dragged to be seen where it is: the inverse.
    private var unlimitedOffset: Double {
        let end = context.offset.clamped(to: layout.offsetRange(in: context))
        let length = context.viewport[layout.axis]
        return end + RubberBand.pull(forDisplacement: context.offset - end, length: length)
    }
}
