@_spi(Host) @testable import Fanfold

/// Touch input: press, moves at 60 Hz, release.
extension Session {
    /// The distance at which a movement is certainly a drag, in points.
    static let decidingDistance = 8.0

    /// Presses at a point, by default the center.
    mutating func press(at point: Point? = nil) {
        let viewport = engine.context.viewport
        finger = point ?? Point(x: viewport.width / 2, y: viewport.height / 2)
        engine.pointerDown(0, at: finger, time: time)
        advance()
    }

    /// Moves at constant speed by distances along and across the scroll axis.
    mutating func move(forward: Double, across: Double = 0, for duration: Double = Session.frame) {
        let (start, startTime) = (finger, time)
        let count = max((duration / Self.frame).rounded(), 1)
        for step in 1...Int(count) {
            let part = Double(step) / count
            time = startTime + duration * part
            finger = point(start, forward: forward * part, across: across * part)
            engine.pointerMoved(0, to: finger, time: time)
            advance()
        }
    }

    /// Releases at the current point.
    mutating func lift() {
        engine.pointerUp(0, at: finger, time: time)
        advance()
    }

    /// Cancels the touch.
    mutating func cancel() {
        engine.pointerCancelled(0, time: time)
        advance()
    }

    /// Presses and moves far enough to start a drag.
    mutating func grab(forward: Double = 1) {
        press()
        move(forward: forward < 0 ? -Self.decidingDistance : Self.decidingDistance)
    }

    /// Drags the content slowly and releases at rest.
    mutating func drag(forward: Double) {
        grab(forward: forward)
        move(forward: forward, for: 0.3)
        wait(0.2)
        lift()
    }

    /// Drags at a velocity and releases in motion.
    mutating func fling(forward: Double, velocity: Double) {
        press()
        move(forward: forward, for: abs(forward / velocity))
        lift()
    }

    /// Taps a point.
    mutating func tap(at point: Point) {
        press(at: point)
        wait(0.05)
        lift()
    }

    /// A point at a distance along and across the axis. The finger moves against the content offset.
    private func point(_ start: Point, forward: Double, across: Double) -> Point {
        let isMirrored = axis == .horizontal && engine.context.direction == .rightToLeft
        let along = isMirrored ? forward : -forward
        return axis == .horizontal
            ? Point(x: start.x + along, y: start.y + across)
            : Point(x: start.x + across, y: start.y + along)
    }
}
