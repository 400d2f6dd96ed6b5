/// Fingers that touch and lift without moving.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var mostTouches = 0
    private var start = CGPoint.zero
    private var attempt = 0

    /// The allowed movement of a finger, in points, and the maximum time between taps, in seconds.
    private static let allowance: CGFloat = 10
    private static let interval: TimeInterval = 0.35

    override var waitsForTouches: Bool {
        state == .possible && taps > 0 && taps < numberOfTapsRequired
    }

    open override func reset() {
        super.reset()
        (taps, mostTouches) = (0, 0)
        attempt += 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        attempt += 1
        mostTouches = max(mostTouches, numberOfTouches)
        start = locationInWindow
        if mostTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let way = locationInWindow - start
        if hypot(way.x, way.y) > Self.allowance { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, self.touches.isEmpty else { return }
        guard mostTouches == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        if taps == numberOfTapsRequired { state = .ended } else { waitForNextTap() }
    }

    private func waitForNextTap() {
        mostTouches = 0
        let waiting = attempt
        let window = view?.window
        StandIn.clock.schedule(after: Self.interval) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.attempt == waiting else { return }
                self.state = .failed
                window?.touchDispatcher.recognizersChanged([self])
            }
        }
    }
}

/// A finger that stays where it is.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// In points.
    open var allowableMovement: CGFloat = 10

    private var start = CGPoint.zero
    private var attempt = 0

    open override func reset() {
        super.reset()
        attempt += 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == numberOfTouchesRequired else { return }
        start = locationInWindow
        attempt += 1
        let waiting = attempt
        StandIn.clock.schedule(after: minimumPressDuration) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.attempt == waiting, self.state == .possible else { return }
                self.state = .began
                self.view?.window?.touchDispatcher.recognizersChanged([self])
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if isInProgress { return state = .changed }
        let way = locationInWindow - start
        if hypot(way.x, way.y) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        attempt += 1
        state = isInProgress ? .ended : .failed
    }
}
