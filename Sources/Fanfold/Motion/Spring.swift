/// A damped spring of mass 1, solved in closed form.
struct Spring: Equatable, Sendable {
    /// The period of the undamped spring, in seconds.
    let response: Double
    /// The damping ratio: 1 settles fastest without overshoot, less oscillates, more settles slowly.
    let dampingRatio: Double

    /// Creates a spring with stiffness (2π/response)² and damping 4πζ/response.
    ///
    /// A value that is not finite or not greater than 0 is a programmer's error and stops the program.
    ///
    /// - Parameters:
    ///    - response: The period, in seconds.
    ///    - dampingRatio: The damping ratio ζ. The default value is 1.
    init(response: Double, dampingRatio: Double = 1) {
        require(
            response > 0 && response.isFinite, "Spring.response", response,
            "must be greater than 0 and finite")
        require(
            dampingRatio > 0 && dampingRatio.isFinite, "Spring.dampingRatio", dampingRatio,
            "must be greater than 0 and finite")
        self.response = response
        self.dampingRatio = dampingRatio
    }

    /// Creates a spring from a perceived duration and a bounce.
    ///
    /// - Parameters:
    ///    - duration: In seconds; greater than 0.
    ///    - bounce: Between −1 and 1, exclusive. 0 does not bounce; negative values are overdamped.
    init(duration: Double, bounce: Double) {
        require(
            bounce > -1 && bounce < 1, "Spring.bounce", bounce, "must be greater than -1 and less than 1")
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
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
        let time = min(max(elapsed, 0), Self.decayedTimeConstants / slowestRate)
        if dampingRatio < 1 - Self.criticalMargin {
            return swinging(distance, velocity, time)
        }
        if dampingRatio > 1 + Self.criticalMargin {
            return creeping(distance, velocity, time)
        }
        let drive = velocity + frequency * distance
        let decay = ElementaryFunctions.exponential(-frequency * time)
        let reached = (distance + drive * time) * decay
        return (reached, drive * decay - frequency * reached)
    }

    /// Returns the time after which the distance from the target stays within a tolerance, in seconds: exact at critical
    /// damping, otherwise an upper bound.
    ///
    /// - Parameters:
    ///    - distance: The distance from the target at the start.
    ///    - velocity: The velocity at the start, per second.
    ///    - tolerance: Greater than 0, in the unit of `distance`.
    func settlingDuration(distance: Double, velocity: Double, tolerance: Double) -> Double {
        // |x(t)| ≤ (amplitude + growth·t)·e^(−rate·t). The amplitude grows only at critical damping.
        let rate = slowestRate
        let drive = abs(velocity) + dampingRatio * frequency * abs(distance)
        let isCritical = abs(dampingRatio - 1) <= Self.criticalMargin
        let amplitude = abs(distance) + (isCritical ? 0 : drive / spread)
        let growth = isCritical ? drive : 0
        // Half of the decay outweighs the growth: t·e^(−rate·t/2) < 1/rate. From that bound, the iteration decreases
        // towards the least bound and never passes it.
        var duration = 2 * Self.logarithm(ofLarge: (amplitude + growth / rate) / tolerance) / rate
        for _ in 0..<Self.settlingRounds {
            duration = Self.logarithm(ofLarge: (amplitude + growth * duration) / tolerance) / rate
        }
        return isCritical ? settlingTime(distance, velocity, tolerance, before: duration) : duration
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
        let drive = velocity + frequency * distance
        let passing = drive == 0 ? 0 : max(-distance / drive, 0)
        let turning = drive == 0 ? 0 : max(-distance / drive + 1 / frequency, 0)
        var (before, after) = isSettled(at: turning) ? (0, passing) : (turning, max(bound, turning))
        for _ in 0..<Self.bisections {
            let middle = (before + after) / 2
            if isSettled(at: middle) { after = middle } else { before = middle }
        }
        return after
    }
}

extension Spring {
    /// The angular frequency without damping, in radians per second.
    private var frequency: Double { 2 * Double.pi / response }

    /// The distance between the two modes, per second: the angular frequency of an underdamped spring, half the
    /// difference of the rates of an overdamped one.
    private var spread: Double { frequency * abs(dampingRatio * dampingRatio - 1).root }

    /// The decay constant of the slowest mode, per second.
    private var slowestRate: Double {
        guard dampingRatio > 1 else { return frequency * dampingRatio }
        // Equals ω·(ζ − √(ζ² − 1)), without cancellation.
        return frequency / (dampingRatio + (dampingRatio * dampingRatio - 1).root)
    }

    private func swinging(
        _ distance: Double, _ velocity: Double, _ time: Double
    ) -> (distance: Double, velocity: Double) {
        let rate = dampingRatio * frequency
        let other = (velocity + rate * distance) / spread
        let decay = ElementaryFunctions.exponential(-rate * time)
        let (sine, cosine) = ElementaryFunctions.sineAndCosine(spread * time)
        let reached = decay * (distance * cosine + other * sine)
        return (reached, decay * spread * (other * cosine - distance * sine) - rate * reached)
    }

    private func creeping(
        _ distance: Double, _ velocity: Double, _ time: Double
    ) -> (distance: Double, velocity: Double) {
        let (slow, fast) = (-slowestRate, -(slowestRate + 2 * spread))
        let fastPart = (velocity - slow * distance) / (fast - slow)
        let slowNow = (distance - fastPart) * ElementaryFunctions.exponential(slow * time)
        let fastNow = fastPart * ElementaryFunctions.exponential(fast * time)
        return (slowNow + fastNow, slow * slowNow + fast * fastNow)
    }

    /// The margin around critical damping in which the other formulas lose precision.
    private static var criticalMargin: Double { 1e-4 }
    /// The number of time constants after which e^(−t) is 0. Longer times would overflow.
    private static var decayedTimeConstants: Double { 1000 }
    private static var settlingRounds: Int { 12 }
    /// The number of halvings of a few seconds down to a nanosecond.
    private static var bisections: Int { 32 }

    /// Returns the logarithm of a number; 0 for numbers below 1.
    private static func logarithm(ofLarge value: Double) -> Double {
        ElementaryFunctions.logarithm(max(value, 1))
    }
}
