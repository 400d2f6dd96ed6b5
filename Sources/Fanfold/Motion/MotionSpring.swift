/// A damped spring of mass 1, solved in closed form.
public struct MotionSpring: Hashable, Sendable {
    /// The period of the undamped spring, in seconds.
    public let response: Double
    /// The damping ratio: 1 settles fastest without overshoot, less oscillates.
    public let dampingRatio: Double

    /// Creates a spring with stiffness (2π/response)² and damping 4πζ/response.
    ///
    /// A value out of its range is a programmer's error and stops the program.
    ///
    /// - Parameters:
    ///    - response: The period, in seconds; greater than 0 and finite.
    ///    - dampingRatio: The damping ratio ζ, greater than 0, at most 1. The default value is 1.
    public init(response: Double, dampingRatio: Double = 1) {
        require(
            response > 0 && response.isFinite, "MotionSpring.response", response,
            "must be greater than 0 and finite")
        require(
            dampingRatio > 0 && dampingRatio <= 1, "MotionSpring.dampingRatio", dampingRatio,
            "must be greater than 0 and at most 1")
        self.response = response
        self.dampingRatio = dampingRatio
    }

    /// Creates a spring from a perceived duration and a bounce, as SwiftUI's `Spring`.
    ///
    /// A value out of its range is a programmer's error and stops the program.
    ///
    /// - Parameters:
    ///    - duration: In seconds; greater than 0 and finite.
    ///    - bounce: At least 0, less than 1. 0 does not bounce.
    public init(duration: Double, bounce: Double) {
        require(bounce >= 0 && bounce < 1, "MotionSpring.bounce", bounce, "must be from 0 to less than 1")
        self.init(response: duration, dampingRatio: 1 - bounce)
    }

    /// Returns the spring with the damping and the response that limit how far scrolled content passes its target. The
    /// default spring remains the same.
    ///
    /// Without velocity, a spring passes its target by e^(−πζ/√(1 − ζ²)) of the distance. Without distance, it does so by
    /// about v/ω/(1 + (e − 1)·ζ); this is exact at ζ = 1, and at ζ = 0.
    ///
    /// - Parameters:
    ///    - distance: The distance to the target, in points.
    ///    - velocity: In points per second.
    ///    - length: The viewport's length, in points.
    ///    - room: The distance from both ends of the motion to the end of the content in the direction of the velocity.
    func limited(distance: Double, velocity: Double, length: Double, room: Double) -> MotionSpring {
        guard length > 0 else { return self }
        let excess = max(abs(distance) / length - Self.largestBounce, 0)
        let damping = max(dampingRatio, excess / (1 + excess))
        let (growth, most) = (1 + Self.growth * damping, 1 + Self.growth)
        let pass = 2 * Double.pi * (length * Self.largestPass + max(room, 0)) / abs(velocity)
        let longest = max(pass, Self.standardResponse / most) * growth
        return MotionSpring(response: min(response, longest), dampingRatio: damping)
    }

    /// Returns the distance from the target and the velocity after a time.
    ///
    /// - Parameters:
    ///    - distance: The distance from the target at the start.
    ///    - velocity: The velocity at the start, per second.
    ///    - elapsed: The time since the start, in seconds.
    /// - Complexity: O(1).
    func state(
        distance: Double, velocity: Double, after elapsed: Double
    ) -> (distance: Double, velocity: Double) {
        let time = min(max(elapsed, 0), Self.decayedTimeConstants / rate)
        let drive = velocity + rate * distance
        let decay = ElementaryFunctions.exponential(-rate * time)
        // At critical damping, the limit of sin(spread·t)/spread is t.
        var (sine, cosine) = (time, 1.0)
        if isSwinging {
            (sine, cosine) = ElementaryFunctions.sineAndCosine(spread * time)
            sine /= spread
        }
        let reached = (distance * cosine + drive * sine) * decay
        return (reached, (drive * cosine - spread * spread * distance * sine) * decay - rate * reached)
    }

    /// Returns the time after which the distance from the target stays within a tolerance, in seconds: exact at critical
    /// damping, otherwise an upper bound.
    ///
    /// - Parameters:
    ///    - distance: The distance from the target at the start.
    ///    - velocity: The velocity at the start, per second.
    ///    - tolerance: Greater than 0, in the unit of `distance`.
    func settlingDuration(distance: Double, velocity: Double, tolerance: Double) -> Double {
        let drive = velocity + rate * distance
        if isSwinging {
            // The motion touches this amplitude, which decays, in each half period.
            let other = drive / spread
            let amplitude = (distance * distance + other * other).root
            return Self.logarithm(ofLarge: amplitude / tolerance) / rate
        }
        // |x(t)| ≤ (amplitude + growth·t)·e^(−rate·t). Half of the decay outweighs the growth: t·e^(−rate·t/2) < 1/rate.
        // From that bound, the iteration decreases towards the least bound and never passes it.
        let (amplitude, growth) = (abs(distance), abs(velocity) + rate * abs(distance))
        var duration = 2 * Self.logarithm(ofLarge: (amplitude + growth / rate) / tolerance) / rate
        for _ in 0..<Self.settlingRounds {
            duration = Self.logarithm(ofLarge: (amplitude + growth * duration) / tolerance) / rate
        }
        return settlingTime(distance, velocity, tolerance, before: duration)
    }

    /// Returns the time after which a critically damped distance stays within a tolerance, in seconds.
    ///
    /// The distance is 0 at most once, and has its last extremum 1/ω later. It only decreases after the extremum, and
    /// before it is 0. One of these parts contains the time.
    private func settlingTime(
        _ distance: Double, _ velocity: Double, _ tolerance: Double, before bound: Double
    ) -> Double {
        func isSettled(at time: Double) -> Bool {
            abs(state(distance: distance, velocity: velocity, after: time).distance) <= tolerance
        }
        let drive = velocity + rate * distance
        let passing = drive == 0 ? 0 : max(-distance / drive, 0)
        let turning = drive == 0 ? 0 : max(-distance / drive + 1 / rate, 0)
        var (before, after) = isSettled(at: turning) ? (0, passing) : (turning, max(bound, turning))
        for _ in 0..<Self.bisections {
            let middle = (before + after) / 2
            if isSettled(at: middle) { after = middle } else { before = middle }
        }
        return after
    }
}

extension MotionSpring {
    /// The angular frequency without damping, in radians per second.
    private var frequency: Double { 2 * Double.pi / response }

    /// Whether the spring oscillates.
    private var isSwinging: Bool { spread > 0 }

    /// The angular frequency of the oscillation, in radians per second; 0 at critical damping.
    private var spread: Double {
        dampingRatio > Self.criticalRatio ? 0 : frequency * (1 - dampingRatio * dampingRatio).root
    }

    /// The decay constant, per second.
    private var rate: Double {
        dampingRatio > Self.criticalRatio ? frequency : frequency * dampingRatio
    }

    /// The damping ratio above which the oscillation loses precision.
    private static var criticalRatio: Double { 1 - 1e-4 }
    /// The number of time constants after which e^(−t) is 0. Longer times would overflow.
    private static var decayedTimeConstants: Double { 1000 }
    private static var settlingRounds: Int { 12 }
    /// The parts of the viewport by which a spring of the content passes its target at most, due to the distance, and passes the
    /// end of the content, due to the velocity. Otherwise, a bouncing spring would show nothing beyond the end of a long way.
    private static var largestBounce: Double { 0.3 }
    private static var largestPass: Double { 0.33 }
    /// The default response, in seconds.
    private static var standardResponse: Double { 0.5 }
    /// e − 1
    private static var growth: Double { 1.718 }
    /// The number of halvings of a few seconds down to a nanosecond.
    private static var bisections: Int { 32 }

    /// Returns the logarithm of a number; 0 for numbers below 1.
    private static func logarithm(ofLarge value: Double) -> Double {
        ElementaryFunctions.logarithm(max(value, 1))
    }
}
