import Foundation

/// A damped spring from 0 to 1, in closed form.
struct SpringCurve: Sendable {
    /// In radians per second.
    let frequency: Double
    /// The damping ratio: 1 is critical, smaller values overshoot.
    let dampingRatio: Double
    /// The initial velocity, in distances per second.
    let velocity: Double

    init(frequency: Double, dampingRatio: Double, velocity: Double) {
        self.frequency = frequency
        self.dampingRatio = min(max(dampingRatio, 0.01), 1)
        self.velocity = velocity
    }

    /// A spring that has nearly settled after a duration, in seconds.
    init(dampingRatio: Double, velocity: Double, duration: Double) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        let frequency = log(1000) / (ratio * max(duration, 0.001))
        self.init(frequency: frequency, dampingRatio: ratio, velocity: velocity)
    }

    func position(at time: Double) -> Double {
        let decay = exp(-dampingRatio * frequency * time)
        let slope = dampingRatio * frequency - velocity
        guard dampingRatio < 1 else { return 1 - decay * (1 + slope * time) }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return 1 - decay * (cos(damped * time) + slope / damped * sin(damped * time))
    }
}
