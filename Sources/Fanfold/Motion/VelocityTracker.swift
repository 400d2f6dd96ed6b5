/// The velocity of something that is dragged, from the samples of the last 100 milliseconds.
///
/// A finger that has been still for as long is released at velocity 0. Sixteen samples are kept, in line.
public struct VelocityTracker: Equatable, Sendable {
    private var times = SIMD16<Double>(repeating: -.infinity)
    private var values = SIMD16<Double>.zero
    private var next = 0

    /// Creates a tracker without samples.
    public init() {}

    /// Adds a sample.
    ///
    /// - Parameters:
    ///   - value: The coordinate, in points.
    ///   - time: In seconds; not before the last sample's.
    public mutating func add(_ value: Double, at time: Double) {
        times[next] = time
        values[next] = value
        next = (next + 1) % Self.capacity
    }

    /// Moves all samples by a distance, in points: what is dragged was placed anew.
    mutating func shift(by distance: Double) {
        values += distance
    }

    /// The velocity at the release, in points per second: from the oldest sample of the last 100 milliseconds
    /// to the newest. 0 where these are not two samples at two times.
    public func velocity(at time: Double) -> Double {
        let newest = (next + Self.capacity - 1) % Self.capacity
        var oldest = newest
        for age in 1..<Self.capacity {
            let sample = (newest + Self.capacity - age) % Self.capacity
            guard times[sample] > time - Self.window else { break }
            oldest = sample
        }
        guard times[newest] > time - Self.window, times[oldest] < times[newest] else { return 0 }
        return (values[newest] - values[oldest]) / (times[newest] - times[oldest])
    }

    private static var capacity: Int { 16 }
    /// How far back samples count, in seconds.
    private static var window: Double { 0.1 }
}
