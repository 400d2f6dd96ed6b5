/// The spring and the time of transitions that begin.
struct TransitionStart {
    let spring: MotionSpring
    /// In seconds.
    let time: Double
    /// The length of one unit on screen, in points, for the tolerance of settling.
    var scale = 1.0
}

/// A number that is at rest or moves to a target by a spring. It can be redirected at any time.
@usableFromInline
package struct AnimatedValue: Sendable {
    private var motion: SpringMotion
    /// The time at which the value settles, in seconds; −∞ if it is at rest.
    @usableFromInline package private(set) var endTime = -Double.infinity

    /// Creates a value at rest.
    package init(_ value: Double) {
        motion = SpringMotion(
            start: value, velocity: 0, target: value, startTime: 0, spring: MotionSpring(response: 1))
    }

    /// Creates a value that moves to a target.
    @inline(never)  // 8 copies would add 0.9 kB to the WebAssembly.
    init(_ value: Double, to target: Double, velocity: Double = 0, _ start: TransitionStart) {
        self.init(value)
        animate(to: target, velocity: velocity, start)
    }

    #if !hasFeature(Embedded)
    /// Returns a value that is held, and not at rest: it is about to be redirected.
    static func held(at value: Double) -> AnimatedValue {
        var held = AnimatedValue(value)
        held.endTime = .infinity
        return held
    }
    #endif

    package var target: Double { motion.target }

    /// Returns whether the value has settled by a time.
    @usableFromInline
    package func isAtRest(at time: Double) -> Bool { time >= endTime }

    @usableFromInline
    @inline(never)  // 32 copies would add 2.6 kB to the WebAssembly.
    package func value(at time: Double) -> Double {
        isAtRest(at: time) ? target : motion.value(at: time)
    }

    package func velocity(at time: Double) -> Double {
        isAtRest(at: time) ? 0 : motion.velocity(at: time)
    }

    /// Redirects the value to a target, from its current value.
    ///
    /// - Parameter velocity: The velocity per second. The default value is nil: the current velocity.
    @inline(never)  // 9 copies would add 1.0 kB to the WebAssembly.
    mutating func animate(to target: Double, velocity: Double? = nil, _ start: TransitionStart) {
        motion = SpringMotion(
            start: value(at: start.time), velocity: velocity ?? self.velocity(at: start.time), target: target,
            startTime: start.time, spring: start.spring)
        endTime = motion.settlingTime(tolerance: Settling.distance / max(start.scale, 1))
    }

    /// Sets the value without animation.
    package mutating func hold(at value: Double) {
        self = AnimatedValue(value)
    }
}
