/// Two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    /// In factors per second.
    open internal(set) var velocity: CGFloat = 0

    private var lastSpread: CGFloat = 0
    private var startSpread: CGFloat = 0
    private var lastTime: TimeInterval = 0

    /// The change of the fingers' distance at which a pinch begins, in points.
    private static let hysteresis: CGFloat = 8

    open override func reset() {
        super.reset()
        scale = 1
        velocity = 0
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 2 { for touch in touches { ignore(touch, for: event) } }
        guard numberOfTouches == 2 else { return }
        startSpread = spread
        lastSpread = spread
        lastTime = StandIn.clock.now
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard numberOfTouches == 2, lastSpread > 0 else { return }
        if state == .possible {
            guard abs(spread - startSpread) >= Self.hysteresis else { return }
            state = .began
        } else if isInProgress {
            state = .changed
        }
        let factor = spread / lastSpread
        let elapsed = StandIn.clock.now - lastTime
        if elapsed > 0 { velocity = scale * (factor - 1) / elapsed }
        scale *= factor
        (lastSpread, lastTime) = (spread, StandIn.clock.now)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if isInProgress { state = .ended } else if numberOfTouches == 0 { state = .failed }
    }

    /// The distance between the fingers, in points.
    private var spread: CGFloat {
        guard numberOfTouches == 2 else { return lastSpread }
        let way = touches[1].locationInWindow - touches[0].locationInWindow
        return max(hypot(way.x, way.y), 1)
    }
}

/// A finger that moves quickly in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// In points and seconds.
    private static let distance: CGFloat = 50
    private static let duration: TimeInterval = 0.5

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = locationInWindow
        startTime = StandIn.clock.now
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return }
        let way = locationInWindow - start
        if StandIn.clock.now - startTime > Self.duration { return state = .failed }
        let isAcross = abs(way.x) > abs(way.y)
        let found: Direction = isAcross ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        guard max(abs(way.x), abs(way.y)) >= Self.distance else { return }
        state = direction.contains(found) && numberOfTouches == numberOfTouchesRequired ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = .failed }
    }
}
