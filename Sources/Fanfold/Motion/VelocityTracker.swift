/// The velocity of a dragged value, from the samples of the last 100 milliseconds.
///
/// The velocity is 0 if the pointer was still for that time. Sixteen samples are stored inline.
struct VelocityTracker: Equatable, Sendable {
    private var times = SIMD16<Double>(repeating: -.infinity)
    private var values = SIMD16<Double>.zero
    private var next = 0

    /// Creates a tracker without samples.
    init() {}

    /// Adds a sample.
    ///
    /// - Parameters:
    ///   - value: The coordinate, in points.
    ///   - time: In seconds; not before the last sample's.
    mutating func add(_ value: Double, at time: Double) {
        times[next] = time
        values[next] = value
        next = (next + 1) % Self.capacity
    }

    /// Translates all samples by a distance, in points, after the dragged value was changed from outside.
    mutating func shift(by distance: Double) {
        values += distance
    }

    /// Returns the velocity at the release, in points per second: from the oldest to the newest sample of the last
    /// 100 milliseconds. It is 0 if these samples do not span two times.
    func velocity(at time: Double) -> Double {
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
    /// The age up to which samples are used, in seconds.
    private static var window: Double { 0.1 }
}
