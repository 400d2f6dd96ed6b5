/// The offset as a function of time: one curve up to an instant, and where it all comes to rest.
struct ScrollMotion: Equatable, Sendable {
    /// A closed form of time.
    enum Curve: Equatable, Sendable {
        /// Held where it is.
        case still(Double)
        /// Moving evenly, since a time.
        case uniform(start: Double, velocity: Double, startTime: Double)
        /// Slowing down.
        case deceleration(Deceleration)
        /// Slowing down to rest at an item.
        case landing(Landing)
        /// Drawn to a target.
        case spring(SpringMotion)
    }

    let curve: Curve
    /// When the curve ends, in seconds; infinite where it is held.
    let endTime: Double
    /// The offset at which the content comes to rest, once this motion and what follows it are over.
    let restingOffset: Double

    static func still(at offset: Double) -> ScrollMotion {
        ScrollMotion(curve: .still(offset), endTime: .infinity, restingOffset: offset)
    }

    var isStill: Bool {
        if case .still = curve { true } else { false }
    }

    /// Whether it ends at rest.
    var endsAtRest: Bool {
        switch curve {
        case .still, .landing, .spring: true
        case .uniform, .deceleration: false
        }
    }

    /// The same motion, so much farther on, in points.
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
            case .spring(let motion):
                .spring(
                    SpringMotion(
                        start: motion.start + distance, velocity: motion.velocity,
                        target: motion.target + distance, startTime: motion.startTime))
            }
        return ScrollMotion(curve: curve, endTime: endTime, restingOffset: restingOffset + distance)
    }

    func value(at time: Double) -> Double {
        switch curve {
        case .still(let offset): offset
        case .uniform(let start, let velocity, let startTime): start + velocity * (time - startTime)
        case .deceleration(let motion): motion.value(at: time)
        case .landing(let motion): motion.value(at: time)
        case .spring(let motion): motion.value(at: time)
        }
    }

    @inline(never)
    func velocity(at time: Double) -> Double {
        switch curve {
        case .still: 0
        case .uniform(_, let velocity, _): velocity
        case .deceleration(let motion): motion.velocity(at: time)
        case .landing(let motion): motion.velocity(at: time)
        case .spring(let motion): motion.velocity(at: time)
        }
    }
}
