/// A finger that tests move.
///
/// The touched view is found by the window's hit-testing, as in UIKit. Touches are dispatched to the gesture
/// recognizers of that view and its ancestors, including scroll views' own, and to the views.
@preconcurrency @MainActor public final class SimulatedFinger {
    /// In the window's coordinates.
    public var location: CGPoint { touch.locationInWindow }
    private let touch = UITouch()
    private let window: UIWindow

    /// Puts a finger down.
    ///
    /// - Parameters:
    ///   - point: In the window's coordinates.
    ///   - window: The window.
    public init(at point: CGPoint, in window: UIWindow) {
        self.window = window
        touch.locationInWindow = point
        touch.previousLocationInWindow = point
        touch.timestamp = StandIn.clock.now
        window.touchDispatcher.begin(touch, in: window)
    }

    /// Moves the finger to a point at constant speed, frame by frame.
    ///
    /// - Parameters:
    ///   - point: In the window's coordinates.
    ///   - duration: In seconds. The default value is 0.1.
    public func move(to point: CGPoint, over duration: TimeInterval = 0.1) {
        let start = location
        let steps = max(1, Int((duration / SimulatedClock.frameDuration).rounded()))
        for step in 1...steps {
            StandIn.clock.advance(by: duration / Double(steps))
            place(start.interpolated(to: point, Double(step) / Double(steps)))
        }
    }

    /// Moves the finger by a distance, in points.
    public func move(by distance: CGPoint, over duration: TimeInterval = 0.1) {
        move(to: location + distance, over: duration)
    }

    /// Moves the finger to a point at once.
    public func jump(to point: CGPoint) {
        place(point)
    }

    /// Keeps the finger still for a time in seconds.
    public func hold(for duration: TimeInterval) {
        StandIn.clock.advance(by: duration)
    }

    public func lift() {
        finish(.ended)
    }

    /// Cancels the touch, as the system does for an incoming call.
    public func cancel() {
        finish(.cancelled)
    }

    private func place(_ point: CGPoint) {
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = point
        touch.phase = .moved
        touch.timestamp = StandIn.clock.now
        window.touchDispatcher.move(touch)
        window.layoutIfNeeded()
    }

    private func finish(_ phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = StandIn.clock.now
        window.touchDispatcher.end(touch, isCancelled: phase == .cancelled)
        window.layoutIfNeeded()
    }
}

extension SimulatedFinger {
    /// Taps a point of the window.
    public static func tap(at point: CGPoint, in window: UIWindow) {
        let finger = SimulatedFinger(at: point, in: window)
        finger.hold(for: 0.05)
        finger.lift()
    }

    /// Touches a point of a window, moves, and lifts.
    ///
    /// - Parameters:
    ///   - point: In the window's coordinates.
    ///   - distance: In points.
    /// - duration: In seconds; short durations are flicks. The default value is 0.1.
    public static func swipe(
        from point: CGPoint, by distance: CGPoint, over duration: TimeInterval = 0.1, in window: UIWindow
    ) {
        let finger = SimulatedFinger(at: point, in: window)
        finger.move(by: distance, over: duration)
        finger.lift()
    }
}
