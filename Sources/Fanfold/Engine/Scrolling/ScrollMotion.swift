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
    private(set) var restingOffset: Double
    /// The distance by which the curve is translated, in points.
    private(set) var translation = 0.0

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
        var motion = self
        motion.translation += distance
        motion.restingOffset += distance
        return motion
    }

    func value(at time: Double) -> Double { translation + untranslatedValue(at: time) }

    private func untranslatedValue(at time: Double) -> Double {
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
