/// A fling that ends at a given offset and time: the remaining distance is the nth power of the remaining time.
///
/// The exponent n follows from the velocity. n = 2 decelerates uniformly; greater exponents decelerate earlier and
/// end more gently.
struct Landing: Equatable, Sendable {
    /// The offset at the start, in points.
    let start: Double
    /// The velocity at the start, in points per second, in the direction of the target.
    let velocity: Double
    /// The offset at the end, in points.
    let target: Double
    /// The start time, in seconds.
    let startTime: Double
    /// The duration, in seconds.
    let duration: Double

    /// The end time, in seconds.
    var endTime: Double { startTime + duration }

    /// Returns the time at which the target is within a distance, in points. The distance is less than the total
    /// distance.
    func time(within distance: Double) -> Double {
        endTime - duration * power(distance / abs(self.distance), 1 / exponent)
    }

    func value(at time: Double) -> Double {
        let left = timeLeft(at: time)
        return left > 0 ? target - distance * power(left, exponent) : target
    }

    func velocity(at time: Double) -> Double {
        let left = timeLeft(at: time)
        return left > 0 ? velocity * power(left, exponent - 1) : 0
    }

    private var distance: Double { target - start }

    private var exponent: Double { velocity * duration / distance }

    /// Returns the remaining part of the time.
    private func timeLeft(at time: Double) -> Double { 1 - max(time - startTime, 0) / duration }

    private func power(_ base: Double, _ exponent: Double) -> Double {
        ElementaryFunctions.exponential(exponent * ElementaryFunctions.logarithm(base))
    }
}
