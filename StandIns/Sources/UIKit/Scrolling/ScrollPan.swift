/// A scroll view's own pan. It begins if the content can move in the direction of the finger.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var applied = CGPoint.zero

    override var canBegin: Bool {
        guard let scrollView, scrollView.isScrollEnabled else { return false }
        if scrollView.touchStoppedMotion && movement == .zero { return true }
        let range = scrollView.offsetRange
        if abs(movement.x) > abs(movement.y) {
            return range.x.lowerBound < range.x.upperBound || scrollView.alwaysBounceHorizontal
        }
        return range.y.lowerBound < range.y.upperBound || scrollView.alwaysBounceVertical
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.touchDown()
        let isCaught = scrollView?.touchStoppedMotion == true
        if isCaught && StandIn.variant.contains(.deceleratesWhileCaught) { state = .began }
    }

    override func announce() {
        super.announce()
        guard let scrollView else { return }
        switch state {
        case .began, .changed:
            if state == .began { applied = .zero }
            let translation = translation(in: nil)
            let step = applied - translation
            applied = translation
            scrollView.standIn.drag(by: step)
        case .ended:
            let velocity = velocity(in: nil)
            scrollView.standIn.release(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled: scrollView.standIn.release()
        case .possible, .failed: break
        }
    }

    override func reset() {
        super.reset()
        applied = .zero
        scrollView?.touchUp()
    }
}

extension UIScrollView {
    /// A touch stops scrolling.
    func touchDown() {
        touchStoppedMotion = motion != nil
        let isCaught = isDecelerating && StandIn.variant.contains(.deceleratesWhileCaught)
        stopMotion()
        if isCaught { isDecelerating = true }
        isTracking = true
    }

    private func endCaughtDeceleration() {
        if motion == nil { isDecelerating = false }
    }

    /// Called after the last touch. Content stopped out of range bounces back.
    func touchUp() {
        isTracking = false
        if motion == nil && isDecelerating {
            StandIn.clock.schedule(after: SimulatedClock.frameDuration) { [weak self] in
                MainActor.assumeIsolated { self?.endCaughtDeceleration() }
            }
        }
        guard motion == nil, !isDragging else { return }
        let target = heldInRange(contentOffset)
        if target != contentOffset { decelerate(to: target) }
    }
}
