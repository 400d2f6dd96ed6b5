/// The offset as a function of time: one curve up to an instant, and the resting offset.
struct ScrollMotion: Equatable, Sendable {
    /// A closed form of time.
    enum Curve: Equatable, Sendable {
        /// A constant offset.
        case still(Double)
        /// A constant velocity.
        case uniform(start: Double, velocity: Double, startTime: Double)
        /// A deceleration.
        case deceleration(Deceleration)
        /// A deceleration that ends at an item.
        case landing(Landing)
        /// A motion with a given duration.
        case timed(TimedMotion)
        /// A spring to a target.
        case spring(SpringMotion)
    }

    let curve: Curve
    /// The end of the curve, in seconds; infinite if the offset is constant.
    let endTime: Double
    /// The offset at the end of this motion and of those that follow it.
    let restingOffset: Double

    static func still(at offset: Double) -> ScrollMotion {
        ScrollMotion(curve: .still(offset), endTime: .infinity, restingOffset: offset)
    }

    var isStill: Bool {
        if case .still = curve { true } else { false }
    }

    /// Whether the curve ends at rest.
    var endsAtRest: Bool {
        switch curve {
        case .still, .landing, .timed, .spring: true
        case .uniform, .deceleration: false
        }
    }

    /// Returns the same motion, translated by a distance, in points.
    func translated(by distance: Double) -> ScrollMotion {
        let curve: Curve =
            switch self.curve {
            case .still(let offset): .still(offset + distance)
            case .uniform(let start, let velocity, let startTime):
                .uniform(start: start + distance, velocity: velocity, startTime: startTime)
            case .deceleration(let motion):
                .deceleration(
                    Deceleration(
                        start: motion.start + distance, velocity: motion.velocity, decay: motion.decay,
                        startTime: motion.startTime))
            case .landing(let motion):
                .landing(
                    Landing(
                        start: motion.start + distance, velocity: motion.velocity,
                        target: motion.target + distance, startTime: motion.startTime,
                        duration: motion.duration))
            case .timed(let motion):
                .timed(
                    TimedMotion(
                        start: motion.start + distance, velocity: motion.velocity,
                        target: motion.target + distance, startTime: motion.startTime,
                        duration: motion.duration))
            case .spring(let motion):
                .spring(
                    SpringMotion(
                        start: motion.start + distance, velocity: motion.velocity,
                        target: motion.target + distance, startTime: motion.startTime,
                        spring: motion.spring))
            }
        return ScrollMotion(curve: curve, endTime: endTime, restingOffset: restingOffset + distance)
    }

    func value(at time: Double) -> Double {
        switch curve {
        case .still(let offset): offset
        case .uniform(let start, let velocity, let startTime): start + velocity * (time - startTime)
        case .deceleration(let motion): motion.value(at: time)
        case .landing(let motion): motion.value(at: time)
        case .timed(let motion): motion.value(at: time)
        case .spring(let motion): motion.value(at: time)
        }
    }

    func velocity(at time: Double) -> Double {
        switch curve {
        case .still: 0
        case .uniform(_, let velocity, _): velocity
        case .deceleration(let motion): motion.velocity(at: time)
        case .landing(let motion): motion.velocity(at: time)
        case .timed(let motion): motion.velocity(at: time)
        case .spring(let motion): motion.velocity(at: time)
        }
    }
}
