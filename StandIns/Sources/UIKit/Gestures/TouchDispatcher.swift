/// Dispatches a window's touches to views and gesture recognizers, and arbitrates between recognizers.
@MainActor final class TouchDispatcher {
    private var touches: [UITouch] = []
    /// Touches whose views received their start but not yet their end.
    private var delivered: Set<UITouch> = []
    /// Recognizers that have received touches since the last reset, in responder chain order.
    private var active: [UIGestureRecognizer] = []

    /// How long a scroll view delays touches to its content, in seconds.
    private static let contentDelay: TimeInterval = 0.15

    func begin(_ touch: UITouch, in window: UIWindow) {
        let hit = window.hitTest(touch.locationInWindow, with: nil)
        touch.window = window
        touch.view = hit
        touches.append(touch)
        let chain = sequence(first: hit ?? window, next: \.superview)
        let recognizers = chain.flatMap { $0.gestureRecognizers ?? [] }.filter { receives(touch, $0) }
        touch.gestureRecognizers = recognizers
        for recognizer in recognizers where !active.contains(recognizer) { active.append(recognizer) }
        for recognizer in recognizers {
            recognizer.touches.append(touch)
            recognizer.updateLocation()
            recognizer.touchesBegan([touch], with: event)
        }
        deliverBegin(touch)
        recognizersChanged(recognizers)
    }

    func move(_ touch: UITouch) {
        forward(touch) { $0.touchesMoved([touch], with: self.event) }
        if delivered.contains(touch) { touch.view?.touchesMoved([touch], with: event) }
    }

    func end(_ touch: UITouch, isCancelled: Bool) {
        let wasHeldBack = !delivered.contains(touch) && touch.isDue
        forward(touch, isLast: true) {
            if isCancelled {
                $0.touchesCancelled([touch], with: self.event)
            } else {
                $0.touchesEnded([touch], with: self.event)
            }
        }
        if wasHeldBack && touch.isDue && !isCancelled { deliverNow(touch) }
        touches.removeAll { $0 === touch }
        if delivered.remove(touch) != nil {
            if isCancelled {
                touch.view?.touchesCancelled([touch], with: event)
            } else {
                touch.view?.touchesEnded([touch], with: event)
            }
        }
        resetIdle()
    }

    /// Handles state changes of recognizers: sends actions if permitted.
    func recognizersChanged(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in recognizers where recognizer.stateIsNews { settle(recognizer) }
        resetIdle()
    }

    private var event: UIEvent {
        let event = UIEvent()
        event.allTouches = Set(touches)
        event.timestamp = StandIn.clock.now
        return event
    }

    private func receives(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isEnabled && recognizer.announcedState != .failed
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    private func forward(_ touch: UITouch, isLast: Bool = false, _ body: (UIGestureRecognizer) -> Void) {
        let recognizers = (touch.gestureRecognizers ?? []).filter { $0.touches.contains(touch) }
        for recognizer in recognizers {
            recognizer.updateLocation()
            if isLast { recognizer.touches.removeAll { $0 === touch } }
            if recognizer.state != .failed && recognizer.pendingState == nil { body(recognizer) }
        }
        recognizersChanged(recognizers)
    }

    private func resetIdle() {
        guard touches.isEmpty else { return }
        let idle = active.filter { !$0.waitsForTouches && $0.pendingState == nil }
        active.removeAll(where: idle.contains)
        for recognizer in idle { recognizer.start() }
    }
}

// MARK: Between the recognizers

extension TouchDispatcher {
    private func settle(_ recognizer: UIGestureRecognizer) {
        switch (recognizer.announcedState, recognizer.state) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended): begin(recognizer)
        case (_, .failed):
            recognizer.announce()
            wakeThoseWaiting(for: recognizer)
        default: recognizer.announce()
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer) {
        guard mayBegin(recognizer) else { return fail(recognizer) }
        let others = touchedTogether(with: recognizer)
        let isWaiting =
            recognizer.requiredToFail.contains { $0.announcedState == .possible && others.contains($0) }
            || others.contains { $0.announcedState == .possible && needsFailure(recognizer, of: $0) }
        guard !isWaiting else {
            recognizer.pendingState = recognizer.state
            recognizer.stateIsNews = false
            return
        }
        for other in others where other.announcedState == .possible && !together(recognizer, other) {
            if recognizer.canPrevent(other) && other.canBePrevented(by: recognizer) { fail(other) }
        }
        if recognizer.cancelsTouchesInView { cancelTouchesInViews(of: recognizer) }
        recognizer.announce()
        wakeThoseWaiting(for: recognizer)
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let blocking = touchedTogether(with: recognizer).contains {
            $0.isInProgress && $0.announcedState != .possible && !together(recognizer, $0)
                && $0.canPrevent(recognizer) && recognizer.canBePrevented(by: $0)
        }
        guard !blocking, recognizer.canBegin,
            recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
        else { return false }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.pendingState = nil
        recognizer.state = .failed
        settle(recognizer)
    }

    /// Resolves recognizers that wait for the failure of another one: they continue after its failure and
    /// fail otherwise.
    private func wakeThoseWaiting(for recognizer: UIGestureRecognizer) {
        for waiting in active where waiting.pendingState != nil {
            guard waiting.requiredToFail.contains(recognizer) || needsFailure(waiting, of: recognizer) else {
                continue
            }
            let state = waiting.pendingState ?? .failed
            waiting.pendingState = nil
            guard recognizer.state == .failed else {
                fail(waiting)
                continue
            }
            waiting.state = state
            settle(waiting)
        }
    }

    private func touchedTogether(with recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        active.filter { $0 !== recognizer }
    }

    private func together(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
    }

    private func needsFailure(_ first: UIGestureRecognizer, of second: UIGestureRecognizer) -> Bool {
        first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first)
            || first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) == true
            || second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) == true
    }
}

// MARK: To the views

extension TouchDispatcher {
    private func deliverBegin(_ touch: UITouch) {
        touch.isDue = true
        let scrollView =
            sequence(first: touch.view?.superview, next: { $0?.superview })
            .first { $0 is UIScrollView } as? UIScrollView
        guard scrollView?.delaysContentTouches == true else { return deliverNow(touch) }
        StandIn.clock.schedule(after: Self.contentDelay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, touch.isDue, self.touches.contains(touch) else { return }
                self.deliverNow(touch)
            }
        }
    }

    private func deliverNow(_ touch: UITouch) {
        touch.isDue = false
        delivered.insert(touch)
        touch.view?.touchesBegan([touch], with: event)
    }

    private func cancelTouchesInViews(of recognizer: UIGestureRecognizer) {
        let own = touches.filter { $0.gestureRecognizers?.contains(recognizer) == true }
        for touch in own {
            touch.isDue = false
            if delivered.remove(touch) != nil { touch.view?.touchesCancelled([touch], with: event) }
        }
    }
}
