/// A deceleration: velocity falls exponentially, so the offset has a closed form.
///
/// For a rate d per millisecond and t in seconds: o + v·(d^(1000t) − 1)/(1000·ln d), with the limit o − v/(1000·ln
/// d).
struct Deceleration: Equatable, Sendable {
    /// The offset at the start, in points.
    let start: Double
    /// The velocity at the start, in points per second.
    let velocity: Double
    /// The decay constant, per second.
    let decay: Double
    /// The start time, in seconds.
    let startTime: Double

    /// The offset at the end, in points.
    var landing: Double { start + velocity / decay }

    func value(at time: Double) -> Double {
        landing - velocity / decay * remainder(at: time)
    }

    func velocity(at time: Double) -> Double {
        velocity * remainder(at: time)
    }

    /// Returns the time at which an offset between the start and the landing is reached.
    func time(reaching offset: Double) -> Double {
        let remainder = (landing - offset) * decay / velocity
        return startTime - ElementaryFunctions.logarithm(remainder) / decay
    }

    /// Returns the remaining part of the distance.
    private func remainder(at time: Double) -> Double {
        ElementaryFunctions.exponential(-decay * max(time - startTime, 0))
    }
}
