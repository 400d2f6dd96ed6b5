@testable import Fanfold

/// What a finger does: it goes down, moves at 60 Hz, and is lifted.
extension Session {
    /// So far a finger moves until it is certain to drag, in points.
    static let decidingDistance = 8.0

    /// The finger goes down, in the middle unless told where.
    mutating func press(at point: Point? = nil) {
        let viewport = engine.context.viewport
        finger = point ?? Point(x: viewport.width / 2, y: viewport.height / 2)
        engine.pointerDown(0, at: finger, time: time)
        advance()
    }

    /// The finger moves evenly, as far as the content is to go on, and so far across the axis.
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

    /// The finger is lifted where it is.
    mutating func lift() {
        engine.pointerUp(0, at: finger, time: time)
        advance()
    }

    /// The system takes the finger away.
    mutating func cancel() {
        engine.pointerCancelled(0, time: time)
        advance()
    }

    /// The finger goes down and moves just so far that it is certain to drag.
    mutating func grab(forward: Double = 1) {
        press()
        move(forward: forward < 0 ? -Self.decidingDistance : Self.decidingDistance)
    }

    /// Drags the content by a distance, slowly, and lets it go from a standstill.
    mutating func drag(forward: Double) {
        grab(forward: forward)
        move(forward: forward, for: 0.3)
        wait(0.2)
        lift()
    }

    /// Moves by a distance at a velocity, and lets the content go in full motion.
    mutating func fling(forward: Double, velocity: Double) {
        press()
        move(forward: forward, for: abs(forward / velocity))
        lift()
    }

    /// The finger touches a point for a moment.
    mutating func tap(at point: Point) {
        press(at: point)
        wait(0.05)
        lift()
    }

    /// A point at a distance along and across the axis. Content goes on where the finger goes back.
    private func point(_ start: Point, forward: Double, across: Double) -> Point {
        let isMirrored = axis == .horizontal && engine.context.direction == .rightToLeft
        let along = isMirrored ? forward : -forward
        return axis == .horizontal
            ? Point(x: start.x + along, y: start.y + across)
            : Point(x: start.x + across, y: start.y + along)
    }
}
