/// A movement of fingers on a trackpad, with the momentum that follows it, or a turn of a wheel.
struct WheelMovement: Sendable {
    /// The offsets that the movement may reach, in points.
    var limits: ClosedRange<Double>
    /// Whether the movement has moved the content. Its further events belong to the content, also at an end.
    var hasMoved = false
    /// The time of the last notch that has turned an item, in seconds.
    var turnTime = -Double.infinity
    /// The velocity with which the content is released, in points per second.
    var velocity = 0.0
    /// The time of the last event, in seconds.
    private var time = -Double.infinity
    /// The largest distance of an event, in points.
    private var peak = 0.0
    private var isForward = true
    /// The distance since the last mark, and that between the last two marks, in points.
    private var (distance, markedDistance) = (0.0, 0.0)
    /// The times of the last two marks, in seconds.
    private var (markTime, earlierTime) = (-Double.infinity, -Double.infinity)
    /// The speed, the highest speed, and the lowest one after it, in points per second.
    private var (speed, highestSpeed, lowestSpeed) = (0.0, 0.0, 0.0)

    init(limits: ClosedRange<Double> = 0...0) { self.limits = limits }

    /// Returns whether an event begins another movement: it follows a silence or reverses the direction.
    func begins(with distance: Double, at time: Double) -> Bool {
        time - self.time >= Tuning.wheelSilence
            || (distance > 0) != isForward && abs(distance) >= Self.leastDistance
    }

    /// Whether the fingers move again: the speed of the momentum has decreased and increases again.
    ///
    /// Distances of single events do not tell: on a busy system, an event contains several ones of the device.
    var isResumed: Bool {
        lowestSpeed < highestSpeed * Self.decayedPart && speed > lowestSpeed * Self.increase + flickVelocity
    }

    /// Begins the movement of fingers that move again. Their velocity continues to be measured.
    mutating func resume(limits: ClosedRange<Double>) {
        self.limits = limits
        hasMoved = false
        (highestSpeed, lowestSpeed) = (speed, speed)
    }

    /// Returns whether a distance is not a distance: after a flick on a touch screen, WebKitGTK reports the velocity of the
    /// finger, in points per second, in the other direction.
    func isVelocity(_ distance: Double) -> Bool {
        (distance > 0) != isForward && peak > 0 && abs(distance) > peak * Self.leastRate
    }

    /// Adds an event, at a time in seconds.
    mutating func add(_ distance: Double, at time: Double) {
        peak = max(peak, abs(distance))
        isForward = distance > 0
        self.time = time
        self.distance += distance
        if time - markTime >= Self.markInterval {
            (earlierTime, markTime) = (markTime, time)
            (markedDistance, self.distance) = (self.distance, 0)
        }
        velocity = (markedDistance + self.distance) / (time - earlierTime)
        speed = abs(velocity)
        highestSpeed = max(highestSpeed, speed)
        lowestSpeed = speed == highestSpeed ? speed : min(lowestSpeed, speed)
        if speed < max(highestSpeed * Self.decayedPart, flickVelocity) { velocity = 0 }
    }

    /// The part of the highest speed below which momentum has decreased.
    private static var decayedPart: Double { 0.4 }
    /// The factor by which the speed increases if the fingers move again.
    private static var increase: Double { 2 }
    /// The distance of an event that is not a tremor, in points.
    private static var leastDistance: Double { 3 }
    /// The time between two marks, from the last but one of which the velocity is measured, in seconds.
    private static var markInterval: Double { 0.025 }
    /// The least number of events per second while fingers move.
    private static var leastRate: Double { 8 }
}
