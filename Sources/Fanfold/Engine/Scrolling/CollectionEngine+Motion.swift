/// How the content moves by itself.
extension CollectionEngine {
    /// Lets go of the content with a velocity, in points per second: it comes to rest where the layout says.
    @inline(never)
    mutating func release(velocity: Double) {
        let velocity = velocity.clamped(to: -Tuning.largestVelocity...Tuning.largestVelocity)
        let landing = context.offset + velocity / layout.decelerationRate.decay
        let end = context.offset.clamped(to: layout.offsetRange(in: context))
        if end != context.offset && !isBackSoon(velocity: velocity) {
            spring(to: restingOffset(forProposed: end), velocity: velocity)
        } else if options.snapping == .item {
            let target = restingOffset(forProposed: context.offset, velocity: velocity)
            // Faster, the content would pass the item and come back.
            let limit = abs(target - context.offset) * Tuning.largestPace
            spring(to: target, velocity: velocity.clamped(to: -limit...limit))
        } else {
            fling(to: restingOffset(forProposed: landing, velocity: velocity), velocity: velocity)
        }
    }

    /// Where content comes to rest that is let go.
    private func restingOffset(forProposed offset: Double, velocity: Double = 0) -> Double {
        let snaps = options.snapping == .layout ? layout.snaps : options.snapping != .none
        return layout.restingOffset(forProposed: offset, velocity: velocity, snapping: snaps, in: context)
    }

    /// Slows down and comes to rest at a target; content whose deceleration goes on past an end bounces there, and
    /// content beyond an end springs back to it, unless it is so fast that it is back in no time.
    mutating func fling(to target: Double, velocity: Double) {
        let range = layout.offsetRange(in: context)
        let fling = Deceleration(
            start: context.offset, velocity: velocity, decay: layout.decelerationRate.decay, startTime: time)
        if range.contains(fling.start) && !range.contains(fling.landing) {
            let end = fling.landing.clamped(to: range)
            move(.deceleration(fling), until: fling.time(reaching: end), toRestAt: target)
        } else if range.contains(fling.start) || isBackSoon(velocity: velocity) {
            glide(to: target, velocity: velocity)
        } else {
            spring(to: target, velocity: velocity)
        }
    }

    /// Whether a fling from beyond an end takes the content back into its range sooner than an eye would notice.
    private func isBackSoon(velocity: Double) -> Bool {
        let range = layout.offsetRange(in: context)
        let fling = Deceleration(
            start: context.offset, velocity: velocity, decay: layout.decelerationRate.decay, startTime: time)
        return range.contains(fling.landing)
            && fling.time(reaching: fling.start.clamped(to: range)) < time + Tuning.returnTime
    }

    /// Slows down to rest at a target, as near to the layout's own deceleration as that allows.
    ///
    /// Where the layout names the target, it is reached in about a second, however fast the fling; where that would
    /// make it faster than it is, or the target lies the other way, a spring takes over.
    private mutating func glide(to target: Double, velocity: Double) {
        let distance = target - context.offset
        let natural = velocity / layout.decelerationRate.decay
        guard natural != 0 && distance / natural >= Tuning.leastStretch else {
            return spring(to: target, velocity: velocity)
        }
        if layout.snaps {
            land(at: target, velocity: velocity, for: Tuning.landingTime)
        } else {
            decelerate(to: target, velocity: velocity)
        }
    }

    /// Slows down to rest at a target in a time, in seconds, or in somewhat more, that it need not speed up.
    mutating func land(at target: Double, velocity: Double, for duration: Double) {
        guard abs(target - context.offset) > Tuning.restDistance else { return rest(at: target) }
        let evenly = 2 * (target - context.offset) / velocity
        guard evenly > 0 && evenly <= Tuning.longestLanding else {
            return spring(to: target, velocity: velocity)
        }
        let landing = Landing(
            start: context.offset, velocity: velocity, target: target, startTime: time,
            duration: max(evenly, duration))
        move(.landing(landing), until: landing.time(within: Tuning.restDistance), toRestAt: target)
    }

    /// A deceleration with another constant ends elsewhere: v/decay is its distance.
    private mutating func decelerate(to target: Double, velocity: Double) {
        let distance = target - context.offset
        guard abs(distance) > Tuning.restDistance else { return rest(at: target) }
        guard distance * layout.decelerationRate.decay / velocity <= Tuning.mostStretch else {
            return spring(to: target, velocity: velocity)
        }
        let fling = Deceleration(
            start: context.offset, velocity: velocity, decay: velocity / distance, startTime: time)
        let nearTarget = target - (distance > 0 ? Tuning.restDistance : -Tuning.restDistance)
        move(.deceleration(fling), until: fling.time(reaching: nearTarget), toRestAt: target)
    }

    /// Draws the content to a target.
    @inline(never)
    mutating func spring(to target: Double, velocity: Double) {
        guard !isAtRest(at: target, velocity: velocity) else { return rest(at: target) }
        let motion = SpringMotion(
            start: context.offset, velocity: velocity, target: target, startTime: time)
        let end = motion.settlingTime(tolerance: Tuning.restDistance)
        move(.spring(motion), until: end, toRestAt: target)
    }

    /// Moves the content evenly to the end, in points per second, until it is touched: a show without hands.
    ///
    /// Does nothing under Reduce Motion, while a pointer is down or an item is open, or where there is
    /// nothing to scroll. A velocity of 0 or one that is not finite stops a show that is on; one beyond ±30,000
    /// counts as that.
    public mutating func scrollAutomatically(velocity: Double, time: Double) {
        pass(to: time)
        guard pointers.tracking == nil && !isOpening else { return }
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
            .uniform(start: context.offset, velocity: pace, startTime: self.time),
            until: self.time + duration, toRestAt: end)
    }

    /// At the end of a motion that ends there the content rests; at that of another it is drawn to where it rests.
    mutating func endMotion() {
        if scrolling.motion.endsAtRest { return rest(at: scrolling.motion.restingOffset) }
        spring(to: scrolling.motion.restingOffset, velocity: scrolling.motion.velocity(at: time))
    }

    /// Comes to rest at an offset, and says so if it has moved.
    @inline(never)
    mutating func rest(at offset: Double) {
        let hasMoved = scrolling.isUnsettled || offset != context.offset
        scrolling.isUnsettled = false
        hold(at: offset)
        // What a host shows may be as near as may be while it moves; once it rests, it is shown exactly.
        if scrolling.reportedOffset != offset { scrolling.reportedOffset = nil }
        remember(restingOffset: offset)
        if hasMoved { emit(.didSettle(offset: offset)) }
    }

    private mutating func move(_ curve: ScrollMotion.Curve, until endTime: Double, toRestAt offset: Double) {
        scrolling.motion = ScrollMotion(curve: curve, endTime: max(endTime, time), restingOffset: offset)
        scrolling.releaseTime = .infinity
        scrolling.isUnsettled = true
        remember(restingOffset: offset)
    }

    private func isAtRest(at target: Double, velocity: Double) -> Bool {
        abs(context.offset - target) <= scrolling.restTolerance && abs(velocity) <= Tuning.restVelocity
    }
}
