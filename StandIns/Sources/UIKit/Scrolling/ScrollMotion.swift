/// A scroll animation: an offset for each time, and its end.
final class ScrollMotion {
    enum Kind {
        case animation
        case deceleration
    }

    let kind: Kind
    private(set) var target: CGPoint
    private var start: CGPoint
    private let startTime = StandIn.clock.now
    private let duration: TimeInterval
    /// The progress after some seconds.
    private let progress: (TimeInterval) -> Double

    /// `setContentOffset(_:animated:)`: 0.3 seconds, ease-in-out.
    init(animatedFrom start: CGPoint, to target: CGPoint) {
        kind = .animation
        self.start = start
        self.target = target
        let duration: TimeInterval = 0.3
        self.duration = duration
        progress = { TimingCurve.easeInOut.progress(at: $0, of: duration) }
    }

    /// Decelerates at a rate until half a point from the target.
    init(decelerationFrom start: CGPoint, to target: CGPoint, rate: CGFloat) {
        kind = .deceleration
        self.start = start
        self.target = target
        let distance = max(abs(target.x - start.x), abs(target.y - start.y), 0.5)
        duration = log(0.5 / distance) / (1000 * log(rate))
        progress = { 1 - pow(rate, 1000 * $0) }
    }

    var isOver: Bool { StandIn.clock.now - startTime >= duration - 1e-9 }

    /// Moves the start and the target by a distance, in points.
    func translate(by distance: CGPoint) {
        start = start + distance
        target = target + distance
    }

    /// The current offset.
    var offset: CGPoint {
        isOver ? target : start.interpolated(to: target, progress(StandIn.clock.now - startTime))
    }
}
