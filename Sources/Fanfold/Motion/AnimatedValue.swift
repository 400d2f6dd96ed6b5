/// A number that rests, or is drawn to a target by a spring; it can be caught and sent elsewhere at any instant.
@usableFromInline
package struct AnimatedValue: Sendable {
    private var motion: SpringMotion
    /// When it comes to rest, in seconds; before all times where it rests.
    @usableFromInline package private(set) var endTime = -Double.infinity

    /// A value at rest.
    package init(_ value: Double) {
        motion = SpringMotion(start: value, velocity: 0, target: value, startTime: 0)
    }

    /// A value on its way.
    @inline(never)
    package init(_ value: Double, to target: Double, velocity: Double = 0, at time: Double, scale: Double = 1)
    {
        self.init(value)
        animate(to: target, velocity: velocity, at: time, scale: scale)
    }

    package var target: Double { motion.target }

    /// Whether it has come to rest by a time.
    @usableFromInline
    package func isAtRest(at time: Double) -> Bool { time >= endTime }

    @usableFromInline
    @inline(never)
    package func value(at time: Double) -> Double {
        isAtRest(at: time) ? target : motion.value(at: time)
    }

    @inline(never)
    package func velocity(at time: Double) -> Double {
        isAtRest(at: time) ? 0 : motion.velocity(at: time)
    }

    /// Sends the value to a target, from where it is and with the velocity that it has, or with another one.
    ///
    /// - Parameter scale: The length on screen of one unit, in points: it decides how near is near enough.
    @inline(never)
    package mutating func animate(
        to target: Double, velocity: Double? = nil, at time: Double, scale: Double = 1
    ) {
        motion = SpringMotion(
            start: value(at: time), velocity: velocity ?? self.velocity(at: time), target: target,
            startTime: time)
        endTime = motion.settlingTime(tolerance: Tuning.restDistance / max(scale, 1))
    }

    /// Puts the value somewhere at once.
    package mutating func hold(at value: Double) {
        self = AnimatedValue(value)
    }
}
