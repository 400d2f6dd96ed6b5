/// A finger that moves across the screen.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    private var translationInWindow = CGPoint.zero
    private var lastLocation = CGPoint.zero
    private var samples: [(time: TimeInterval, location: CGPoint)] = []

    /// The distance at which a pan begins, in points; movement beyond it counts.
    static let hysteresis: CGFloat = 10
    /// The time over which the velocity is measured, in seconds.
    private static let velocityWindow: TimeInterval = 0.1

    open func translation(in view: UIView?) -> CGPoint {
        guard let view else { return translationInWindow }
        let here = view.convert(locationInWindow, from: nil)
        return here - view.convert(locationInWindow - translationInWindow, from: nil)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view else { return translationInWindow = translation }
        let here = view.convert(locationInWindow, from: nil)
        translationInWindow = locationInWindow - view.convert(here - translation, to: nil)
    }

    /// In points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = velocityInWindow
        guard let view else { return velocity }
        return view.convert(locationInWindow, from: nil)
            - view.convert(locationInWindow - velocity, from: nil)
    }

    open override func reset() {
        super.reset()
        translationInWindow = .zero
        samples = []
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > maximumNumberOfTouches { for touch in touches { ignore(touch, for: event) } }
        startOver()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        translationInWindow = translationInWindow + (locationInWindow - lastLocation)
        lastLocation = locationInWindow
        samples.append((StandIn.clock.now, locationInWindow))
        if isInProgress { state = .changed } else if state == .possible { beginIfFarEnough() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard numberOfTouches < minimumNumberOfTouches else { return startOver() }
        state = isInProgress ? .ended : .failed
    }

    private func beginIfFarEnough() {
        let distance = hypot(translationInWindow.x, translationInWindow.y)
        guard distance >= Self.hysteresis else { return }
        movement = translationInWindow
        let rest = 1 - Self.hysteresis / distance
        translationInWindow = CGPoint(x: translationInWindow.x * rest, y: translationInWindow.y * rest)
        state = .began
    }

    /// The movement that started the gesture, in the window.
    private(set) var movement = CGPoint.zero

    /// Added and removed touches do not count as movement.
    private func startOver() {
        updateLocation()
        lastLocation = locationInWindow
        samples = [(StandIn.clock.now, locationInWindow)]
    }

    private var velocityInWindow: CGPoint {
        let now = StandIn.clock.now
        let first = samples.last { $0.time <= now - Self.velocityWindow } ?? samples.first
        guard let first, let last = samples.last, now > first.time else { return .zero }
        let way = last.location - first.location
        return CGPoint(x: way.x / (now - first.time), y: way.y / (now - first.time))
    }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
