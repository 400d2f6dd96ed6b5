/// A notch of a wheel that turns one item.
struct WheelNotch: Sendable {
    /// In seconds.
    var time = -Double.infinity
    var isForward = true

    /// Returns whether it follows another one so soon, in the same direction, that both turn one item.
    func continues(_ last: WheelNotch) -> Bool {
        isForward == last.isForward && time - last.time < Tuning.wheelSilence
    }
}

/// A movement of fingers on a trackpad, with the momentum that follows it.
struct WheelMovement: Sendable {
    /// The offsets that the movement may reach, in points.
    var limits = 0.0...0.0
    /// The largest distance of an event, and the smallest one after it, in points.
    private var (peak, low) = (0.0, 0.0)
    private var isForward = true

    init(limits: ClosedRange<Double> = 0...0) { self.limits = limits }

    /// Returns whether an event begins another movement: it reverses the direction, or the distances of the momentum have
    /// decreased and increase again.
    func begins(with distance: Double) -> Bool {
        let pace = abs(distance)
        if (distance > 0) != isForward { return pace >= Self.leastPace }
        return low < peak * Self.decayedPart && pace > low * Self.increase + Self.leastPace
    }

    /// Adds an event.
    mutating func add(_ distance: Double) {
        let pace = abs(distance)
        if pace >= peak {
            (peak, low) = (pace, pace)
        } else {
            low = min(low, pace)
        }
        isForward = distance > 0
    }

    /// The part of the largest distance below which momentum has decreased.
    private static var decayedPart: Double { 0.5 }
    /// The factor by which distances increase if the fingers move again.
    private static var increase: Double { 2 }
    /// The distance of an event that is not a tremor, in points.
    private static var leastPace: Double { 3 }
}
