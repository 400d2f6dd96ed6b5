/// A fling that slows down: velocity falls exponentially, so position has a closed form.
///
/// With the rate d per millisecond and t in seconds: o + v·(d^(1000t) − 1)/(1000·ln d), which tends to
/// o − v/(1000·ln d).
struct Deceleration: Equatable, Sendable {
    /// The offset at the start, in points.
    let start: Double
    /// The velocity at the start, in points per second.
    let velocity: Double
    /// The decay constant, per second.
    let decay: Double
    /// When it starts, in seconds.
    let startTime: Double

    /// Where it would end, in points.
    var landing: Double { start + velocity / decay }

    func value(at time: Double) -> Double {
        landing - velocity / decay * remainder(at: time)
    }

    func velocity(at time: Double) -> Double {
        velocity * remainder(at: time)
    }

    /// When an offset is reached that lies between the start and the landing.
    func time(reaching offset: Double) -> Double {
        let remainder = (landing - offset) * decay / velocity
        return startTime - ElementaryFunctions.logarithm(remainder) / decay
    }

    /// The part of the distance that is still to go.
    private func remainder(at time: Double) -> Double {
        ElementaryFunctions.exponential(-decay * max(time - startTime, 0))
    }
}
