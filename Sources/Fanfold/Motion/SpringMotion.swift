/// A motion to a target by a spring.
struct SpringMotion: Equatable, Sendable {
    /// The value at the start.
    let start: Double
    /// The velocity at the start, per second.
    let velocity: Double
    let target: Double
    /// The start time, in seconds.
    let startTime: Double
    let spring: MotionSpring

    func value(at time: Double) -> Double { target + state(at: time).distance }

    func velocity(at time: Double) -> Double { state(at: time).velocity }

    /// Returns the time from which the value stays within a tolerance of its target.
    func settlingTime(tolerance: Double) -> Double {
        startTime
            + spring.settlingDuration(distance: start - target, velocity: velocity, tolerance: tolerance)
    }

    private func state(at time: Double) -> (distance: Double, velocity: Double) {
        spring.state(distance: start - target, velocity: velocity, after: time - startTime)
    }
}
