extension UIScrollView {
    func animateOffset(to target: CGPoint) {
        start(ScrollMotion(animatedFrom: contentOffset, to: target))
    }

    func decelerate(to target: CGPoint) {
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        start(ScrollMotion(decelerationFrom: contentOffset, to: target, rate: decelerationRate.rawValue))
    }

    /// Sets the property `contentOffset`: a drag and a deceleration continue from there, as in Apple's sample code
    /// “StreetScroller”.
    func jump(to offset: CGPoint) {
        guard isDragging || motion?.kind == .deceleration else {
            return setContentOffset(offset, animated: false)
        }
        let distance = offset - contentOffset
        // Content that was beyond an end, and no longer is, is dragged without resistance.
        draggedOffset = offset == heldInRange(offset) ? offset : draggedOffset + distance
        motion?.translate(by: distance)
        moveContent(to: offset)
    }

    /// Stops scrolling at the current offset.
    func stopMotion() {
        guard let motion else { return }
        self.motion = nil
        StandIn.clock.stopObservingFrames(motion)
        guard motion.kind == .deceleration else { return }
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    private func start(_ motion: ScrollMotion) {
        stopMotion()
        self.motion = motion
        if motion.kind == .deceleration { isDecelerating = true }
        StandIn.clock.observeFrames(motion) { [weak self, weak motion] in
            MainActor.assumeIsolated {
                guard let self, let motion, self.motion === motion else { return }
                self.step(motion)
            }
        }
    }

    private func step(_ motion: ScrollMotion) {
        moveContent(to: motion.offset)
        layoutIfNeeded()
        guard motion.isOver, self.motion === motion else { return }
        self.motion = nil
        StandIn.clock.stopObservingFrames(motion)
        switch motion.kind {
        case .animation:
            delegate?.scrollViewDidEndScrollingAnimation(self)
        case .deceleration:
            isDecelerating = false
            delegate?.scrollViewDidEndDecelerating(self)
        }
    }
}
