/// The velocity of a dragged value, from the samples of the last 100 milliseconds.
///
/// The velocity is 0 if the pointer was still for that time. Sixteen samples are stored inline.
struct VelocityTracker: Equatable, Sendable {
    private var times = SIMD16<Double>(repeating: -.infinity)
    private var values = SIMD16<Double>.zero
    private var next = 0

    /// Creates a tracker without samples.
    init() {}

    /// Adds a sample. It replaces the last one if that has the same time, or is too close to the one before: fast devices send
    /// more than 16 in 0.1 s, and UIKit reports a press only with its first movement.
    ///
    /// - Parameters:
    ///   - value: The coordinate, in points.
    ///   - time: In seconds; not before the last sample's.
    mutating func add(_ value: Double, at time: Double) {
        let last = sample(ofAge: 1)
        let isClose = time - times[sample(ofAge: 2)] < Self.window / Double(Self.capacity)
        if isClose || time == times[last] { next = last }
        times[next] = time
        values[next] = value
        next = (next + 1) % Self.capacity
    }

    /// Translates all samples by a distance, in points, after the dragged value was changed from outside.
    mutating func shift(by distance: Double) {
        values += distance
    }

    /// Returns the velocity at the release, in points per second: from the oldest to the newest sample of the last
    /// 100 milliseconds. If these samples show no movement, the last one before them counts as the beginning of that time: a
    /// busy page receives few samples. The velocity is 0 without two samples.
    func velocity(at time: Double) -> Double {
        let (newest, start) = (sample(ofAge: 1), time - Self.window)
        guard times[newest] > start else { return 0 }
        var oldest = newest
        for age in 2...Self.capacity {
            let sample = sample(ofAge: age)
            let isBefore = times[sample] <= start
            if !isBefore || values[oldest] == values[newest] && times[sample].isFinite { oldest = sample }
            if isBefore { break }
        }
        let duration = times[newest] - max(times[oldest], start)
        return duration > 0 ? (values[newest] - values[oldest]) / duration : 0
    }

    /// Returns the index of a sample; the newest one has the age 1.
    private func sample(ofAge age: Int) -> Int { (next + Self.capacity - age) % Self.capacity }

    private static var capacity: Int { 16 }
    /// The age up to which samples are used, in seconds.
    private static var window: Double { 0.1 }
}
