/// How the content moves by itself.
extension CollectionEngine {
    /// Lets go of the content with a velocity, in points per second: it comes to rest where the layout says.
    @inline(never)
    mutating func release(velocity: Double) {
        let velocity = velocity.clamped(to: -Tuning.largestVelocity...Tuning.largestVelocity)
        let landing = context.offset + velocity / layout.decelerationRate.decay
        let target = layout.restingOffset(forProposed: landing, velocity: velocity, in: context)
        fling(to: target, velocity: velocity)
    }

    /// Slows down and comes to rest at a target; content whose deceleration goes on past an end bounces there.
    mutating func fling(to target: Double, velocity: Double) {
        let range = layout.offsetRange(in: context)
        let fling = Deceleration(
            start: context.offset, velocity: velocity, decay: layout.decelerationRate.decay, startTime: time)
        if range.contains(fling.start) && !range.contains(fling.landing) {
            let end = fling.landing.clamped(to: range)
            move(.deceleration(fling), until: fling.time(reaching: end), toRestAt: target)
        } else {
            glide(to: target, velocity: velocity)
        }
    }

    /// Slows down to rest at a target, as near to the layout's own deceleration as that allows.
    ///
    /// A deceleration with another constant ends elsewhere: v/decay is its distance. Where that would change
    /// the feel too much, or the target lies the other way, a spring takes over.
    private mutating func glide(to target: Double, velocity: Double) {
        let distance = target - context.offset
        let natural = velocity / layout.decelerationRate.decay
        guard natural != 0 && (Tuning.leastStretch...Tuning.mostStretch).contains(distance / natural) else {
            return spring(to: target, velocity: velocity)
        }
        guard abs(distance) > Tuning.restDistance else { return rest(at: target) }
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
    /// Does nothing under Reduce Motion, while a pointer is down or an item is highlighted, or where there is
    /// nothing to scroll. A velocity of 0 or one that is not finite stops a show that is on; one beyond ±30,000
    /// counts as that.
    public mutating func scrollAutomatically(velocity: Double, time: Double) {
        pass(to: time)
        guard tracking == nil && composition.highlight == nil else { return }
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

    /// At the end of a spring the content rests; at that of another curve it is drawn to where it rests.
    mutating func endMotion() {
        if case .spring = motion.curve { return rest(at: motion.restingOffset) }
        spring(to: motion.restingOffset, velocity: motion.velocity(at: time))
    }

    /// Comes to rest at an offset, and says so if it has moved.
    @inline(never)
    mutating func rest(at offset: Double) {
        let hasMoved = isUnsettled || offset != context.offset
        isUnsettled = false
        hold(at: offset)
        remember(restingOffset: offset)
        if hasMoved { emit(.didSettle(offset: offset)) }
    }

    private mutating func move(_ curve: ScrollMotion.Curve, until endTime: Double, toRestAt offset: Double) {
        motion = ScrollMotion(curve: curve, endTime: max(endTime, time), restingOffset: offset)
        wheelReleaseTime = .infinity
        isUnsettled = true
        remember(restingOffset: offset)
    }

    private func isAtRest(at target: Double, velocity: Double) -> Bool {
        abs(context.offset - target) <= Tuning.restDistance * 2 && abs(velocity) <= Tuning.restVelocity
    }
}

/// The numbers that make the engine's feel.
package enum Tuning {
    /// Draws content to where it rests: in about half a second, without passing it.
    static var spring: Spring { Spring(response: 0.5) }
    /// So near to its target, content is at rest, in points: less than a physical pixel.
    package static var restDistance: Double { 0.1 }
    /// So slow, content is at rest, in points per second.
    static var restVelocity: Double { 5 }
    /// How much a fling may be shortened or lengthened to end where the layout rests.
    static var leastStretch: Double { 0.5 }
    static var mostStretch: Double { 2 }
    /// Faster than any finger, in points per second; a greater one would bounce the content out of sight.
    static var largestVelocity: Double { 30_000 }
    /// How far a pointer moves before it drags, in points.
    static var dragThreshold: Double { 6 }
    /// How long a wheel is silent before it lets go, in seconds.
    static var wheelSilence: Double { 0.15 }
    /// The part of the viewport by which a page key scrolls.
    static var pagePart: Double { 0.875 }
    /// The velocity that stands for "on in this direction", in points per second.
    static var stepVelocity: Double { 1000 }
    /// So many layouts that follow on one another are blended.
    static var mostMorphs: Int { 4 }
    /// How long a finger is still to lift an item, in seconds.
    static var longPress: Double { 0.5 }
    /// How much larger an item is that has been lifted.
    static var heldScale: Double { 1.04 }
    /// So near to an end, a lifted item makes the content scroll, in points; so fast, in points per second; and its
    /// place is looked at so often, in seconds.
    static var edgeLength: Double { 60 }
    static var edgeVelocity: Double { 500 }
    static var edgeInterval: Double { 0.1 }
    /// From this velocity on, a swipe removes an item however short it is, in points per second.
    package static var removalVelocity: Double { 500 }
    /// The part of the way out at which an item waits for the application's answer.
    package static var waitingPart: Double { 0.75 }
    /// The part of the viewport's height over which a drag dismisses what is highlighted, and the part of a
    /// pinch's distance.
    package static var dismissalPart: Double { 0.6 }
    package static var pinchPart: Double { 0.6 }
    /// Fingers that are nearer to one another do not pinch, in points.
    static var leastPinch: Double { 20 }
    /// However fast the finger was, the item does not go past where it belongs: per second.
    static var largestDismissal: Double { 10 }
    /// An item that would be highlighted less than this, so many seconds after the release, is dismissed.
    package static var dismissalThreshold: Double { 0.7 }
    package static var projection: Double { 0.15 }
    /// So near to an item, that item is the one at rest, in items.
    static var itemTolerance: Double { 0.01 }
}
