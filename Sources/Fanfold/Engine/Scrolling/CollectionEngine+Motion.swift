/// Motions of the content.
extension CollectionEngine {
    /// Releases the content with a velocity, in points per second.
    ///
    /// - Parameter item: The offset of the item at which the content settles, or nil for that of the layout's rule.
    mutating func release(velocity: Double, at item: Double? = nil) {
        let velocity = velocity.clamped(to: -Tuning.largestVelocity...Tuning.largestVelocity)
        let landing = context.offset + velocity / decay
        let end = context.offset.clamped(to: layout.offsetRange(in: context))
        let target = item ?? restingOffset(forProposed: landing, velocity: velocity)
        if context.reduceMotion && snapping != .none {
            rest(at: target)
        } else if end != context.offset && !returnsSoon(velocity: velocity) {
            spring(to: restingOffset(forProposed: end), velocity: velocity)
        } else if snapping == .item {
            // With a higher velocity, the content would pass the item and return.
            let limit = abs(target - context.offset) * Tuning.largestPace / motionStyle.springResponse
            spring(to: target, velocity: velocity.clamped(to: -limit...limit))
        } else {
            fling(to: target, velocity: velocity)
        }
    }

    /// The feel of motions that begin.
    @inline(never)
    var motionStyle: MotionStyle { options.motionStyle ?? layout.motionStyle }

    /// The decay constant of a fling, per second.
    private var decay: Double { motionStyle.decelerationRate.decay }

    /// The rule for the resting offsets of released content.
    var snapping: Snapping { layout.rule(for: options.snapping) }

    /// Returns the resting offset of released content.
    private func restingOffset(forProposed offset: Double, velocity: Double = 0) -> Double {
        layout.restingOffset(
            forProposed: offset, velocity: velocity, snapping: options.snapping,
            turn: motionStyle.pageTurn, from: scrolling.restingPosition, in: context)
    }

    /// Decelerates to a target. Content whose deceleration passes an end bounces. Content beyond an end springs back,
    /// unless its velocity returns it at once.
    mutating func fling(to target: Double, velocity: Double) {
        let range = layout.offsetRange(in: context)
        let fling = Deceleration(
            start: context.offset, velocity: velocity, decay: decay, startTime: time)
        if range.contains(fling.start) && !range.contains(fling.landing) {
            let end = fling.landing.clamped(to: range)
            move(.deceleration(fling), until: fling.time(reaching: end), toRestAt: target)
        } else if range.contains(fling.start) || returnsSoon(velocity: velocity) {
            glide(to: target, velocity: velocity)
        } else {
            spring(to: target, velocity: velocity)
        }
    }

    /// Returns whether a fling from beyond an end returns the content into its range within ``Tuning/returnTime``.
    private func returnsSoon(velocity: Double) -> Bool {
        let range = layout.offsetRange(in: context)
        let fling = Deceleration(
            start: context.offset, velocity: velocity, decay: decay, startTime: time)
        return range.contains(fling.landing)
            && fling.time(reaching: fling.start.clamped(to: range)) < time + Tuning.returnTime
    }

    /// Decelerates to a target, as near to the layout's own deceleration as possible.
    ///
    /// If the layout snaps, the target is reached in about two responses of the spring, whatever the velocity. A spring takes
    /// over if the fling would accelerate, or if the target is in the other direction.
    private mutating func glide(to target: Double, velocity: Double) {
        let distance = target - context.offset
        let natural = velocity / decay
        guard natural != 0 && distance / natural >= Tuning.leastStretch else {
            return spring(to: target, velocity: velocity)
        }
        if layout.snaps {
            land(at: target, velocity: velocity, for: Tuning.landingTime * motionStyle.springResponse)
        } else {
            decelerate(to: target, velocity: velocity)
        }
    }

    /// Decelerates to a target in a time, in seconds; longer if it would accelerate otherwise.
    mutating func land(at target: Double, velocity: Double, for duration: Double) {
        guard abs(target - context.offset) > Settling.distance else { return rest(at: target) }
        let evenly = 2 * (target - context.offset) / velocity
        guard evenly > 0 && evenly <= Tuning.longestLanding * motionStyle.springResponse else {
            return spring(to: target, velocity: velocity)
        }
        let landing = Landing(
            start: context.offset, velocity: velocity, target: target, startTime: time,
            duration: max(evenly, duration))
        move(.landing(landing), until: landing.time(within: Settling.distance), toRestAt: target)
    }

    /// Decelerates with another constant, which follows from the distance v/decay.
    private mutating func decelerate(to target: Double, velocity: Double) {
        let distance = target - context.offset
        guard abs(distance) > Settling.distance else { return rest(at: target) }
        guard distance * decay / velocity <= Tuning.mostStretch else {
            return spring(to: target, velocity: velocity)
        }
        let fling = Deceleration(
            start: context.offset, velocity: velocity, decay: velocity / distance, startTime: time)
        let nearTarget = target - (distance > 0 ? Settling.distance : -Settling.distance)
        move(.deceleration(fling), until: fling.time(reaching: nearTarget), toRestAt: target)
    }

    /// Moves the content to a target in a time, in seconds.
    mutating func glide(to target: Double, velocity: Double, for duration: Double) {
        guard duration > 0 && target != context.offset else { return rest(at: target) }
        let motion = TimedMotion(
            start: context.offset, velocity: velocity, target: target, startTime: time, duration: duration)
        move(.timed(motion), until: motion.endTime, toRestAt: target)
    }

    /// Moves the content to a target by a spring.
    mutating func spring(to target: Double, velocity: Double) {
        guard !isAtRest(at: target, velocity: velocity) else { return rest(at: target) }
        let range = layout.offsetRange(in: context)
        let room =
            velocity > 0
            ? range.upperBound - max(context.offset, target)
            : min(context.offset, target) - range.lowerBound
        let motion = SpringMotion(
            start: context.offset, velocity: velocity, target: target, startTime: time,
            spring: motionStyle.spring.limited(
                distance: target - context.offset, velocity: velocity, length: context.viewport[axis],
                room: room))
        let end = motion.settlingTime(tolerance: Settling.distance)
        move(.spring(motion), until: end, toRestAt: target)
    }

    /// Scrolls at a constant velocity to the end, in points per second, until a pointer touches the content.
    ///
    /// Does nothing under Reduce Motion, while a pointer is down or an item is open, or if there is nothing to
    /// scroll. A velocity that is 0 or not finite stops the scroll. The velocity is limited to ±30,000.
    public mutating func scrollAutomatically(velocity: Double, time: Double) {
        passTime(to: time)
        scrollUniformly(velocity: velocity)
        finishDueMotions()
    }

    /// Begins or stops automatic scrolling.
    mutating func scrollUniformly(velocity: Double) {
        guard pointers.tracking == nil && !hasOpenItem else { return }
        let range = layout.offsetRange(in: context)
        let end = layout.restingOffset(
            forProposed: velocity > 0 ? range.upperBound : range.lowerBound, in: context)
        let pace = velocity.clamped(to: -Tuning.largestVelocity...Tuning.largestVelocity)
        let duration = (end - context.offset) / pace
        guard velocity.isFinite && duration > 0 && duration.isFinite && !context.reduceMotion else {
            if phase == .scrollingAutomatically { release(velocity: 0) }
            return
        }
        move(
            .uniform(start: context.offset, velocity: pace, startTime: time),
            until: time + duration, toRestAt: end)
    }

    /// Ends a motion: the content is at rest, or a spring moves it to its resting offset.
    mutating func endMotion() {
        if scrolling.motion.endsAtRest { return rest(at: scrolling.motion.restingOffset) }
        spring(to: scrolling.motion.restingOffset, velocity: scrolling.motion.velocity(at: time))
    }

    /// Settles at an offset, and reports it if the content has moved.
    mutating func rest(at offset: Double) {
        let hasMoved = scrolling.isUnsettled || offset != context.offset
        scrolling.isUnsettled = false
        hold(at: offset)
        // While the content moves, a host may show a rounded offset; at rest, it shows the exact one.
        if scrolling.reportedOffset != offset { scrolling.reportedOffset = nil }
        remember(restingOffset: offset)
        guard hasMoved else { return }
        restartAutoplay()
        emit(.didSettle(offset: offset))
    }

    private mutating func move(_ curve: ScrollMotion.Curve, until endTime: Double, toRestAt offset: Double) {
        scrolling.motion = ScrollMotion(curve: curve, endTime: max(endTime, time), restingOffset: offset)
        scrolling.releaseTime = .infinity
        scrolling.isUnsettled = true
        remember(restingOffset: offset)
    }

    private func isAtRest(at target: Double, velocity: Double) -> Bool {
        abs(context.offset - target) <= scrolling.restTolerance && abs(velocity) <= Settling.velocity
    }
}
