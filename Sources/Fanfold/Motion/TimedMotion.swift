/// A motion that reaches its target at a given time, and rests there: a cubic curve.
struct TimedMotion: Equatable, Sendable {
    /// The offset at the start, in points.
    let start: Double
    /// The velocity at the start, in points per second.
    let velocity: Double
    /// The offset at the end, in points.
    let target: Double
    /// The start time, in seconds.
    let startTime: Double
    /// The duration, in seconds; more than 0.
    let duration: Double

    /// Creates a motion. A velocity that would lead beyond the target is limited.
    init(start: Double, velocity: Double, target: Double, startTime: Double, duration: Double) {
        let most = 3 * abs(target - start) / duration
        self.start = start
        self.velocity = velocity.clamped(to: -most...most)
        self.target = target
        self.startTime = startTime
        self.duration = duration
    }

    /// The end time, in seconds.
    var endTime: Double { startTime + duration }

    func value(at time: Double) -> Double {
        let part = part(at: time)
        guard part < 1 else { return target }
        let rest = 1 - part
        return start + part * part * (3 - 2 * part) * (target - start) + part * rest * rest * velocity
            * duration
    }

    func velocity(at time: Double) -> Double {
        let part = part(at: time)
        let rest = 1 - part
        return 6 * part * rest * (target - start) / duration + rest * (rest - 2 * part) * velocity
    }

    /// Returns the part of the duration that has passed.
    private func part(at time: Double) -> Double { ((time - startTime) / duration).clamped(to: 0...1) }
}
