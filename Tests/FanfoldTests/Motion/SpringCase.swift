import Testing

@_spi(Host) @testable import Fanfold

/// A spring and its initial state.
struct SpringCase: Sendable, CustomTestStringConvertible {
    let spring: MotionSpring
    /// In points.
    let distance: Double
    /// In points per second.
    let velocity: Double

    /// Underdamped and critically damped springs, at a distance, at the target and in between, at
    /// rest and in motion.
    static let all =
        [0.05, 0.3, 0.8, 1].flatMap { cases(response: 0.5, dampingRatio: $0) }
        + [0.9, 1].flatMap { cases(response: 1.7, dampingRatio: $0) }

    /// Springs so close to critical damping that the oscillation loses precision, and springs just outside.
    static let nearlyCritical = [0.9998, 0.99995, 1 - 1e-9].flatMap {
        cases(response: 0.5, dampingRatio: $0)
    }

    var testDescription: String {
        "response \(spring.response), ζ \(spring.dampingRatio), from \(distance) at \(velocity)"
    }

    /// The distance and the velocity after some seconds.
    func state(after time: Double) -> (distance: Double, velocity: Double) {
        spring.state(distance: distance, velocity: velocity, after: time)
    }

    private static func cases(response: Double, dampingRatio: Double) -> [SpringCase] {
        [(100.0, 0.0), (-300, 0), (100, 4000), (100, -4000), (0, 1500), (0.05, -1500)].map {
            SpringCase(
                spring: MotionSpring(response: response, dampingRatio: dampingRatio), distance: $0.0,
                velocity: $0.1)
        }
    }
}
