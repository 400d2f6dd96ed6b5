/// A fling that comes to rest at a place and at a time that are given: what is left of the way is the nth power of
/// what is left of the time, and n follows from the velocity.
///
/// With n = 2 it slows down evenly; the greater n, the earlier it does, and the more gently it ends.
struct Landing: Equatable, Sendable {
    /// The offset at the start, in points.
    let start: Double
    /// The velocity at the start, in points per second; its sign is that of the way.
    let velocity: Double
    /// The offset at the end, in points.
    let target: Double
    /// When it starts, in seconds.
    let startTime: Double
    /// How long it takes, in seconds.
    let duration: Double

    /// When it ends, in seconds.
    var endTime: Double { startTime + duration }

    /// When it is as near to its target as a distance in points, which is less than its way.
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

    /// The part of the time that is left.
    private func timeLeft(at time: Double) -> Double { 1 - max(time - startTime, 0) / duration }

    private func power(_ base: Double, _ exponent: Double) -> Double {
        ElementaryFunctions.exponential(exponent * ElementaryFunctions.logarithm(base))
    }
}
