/// A highlighted item follows a finger that drags it down, or two that pinch it.
extension CollectionEngine {
    /// The item follows the finger back towards its place.
    @inline(never)
    mutating func dragHighlight(_ current: Tracking) {
        let distance = current.location.y - current.swipeAnchor
        let part = distance / max(context.viewport.height * Tuning.dismissalPart, 1)
        holdHighlight(at: (current.startAmount - part).clamped(to: 0...1))
        pointers.dragVelocity.add(composition.highlight?.amount.target ?? 0, at: current.locationTime)
    }

    /// A finger lets go: on it goes, with the finger's velocity, or back.
    @inline(never)
    mutating func releaseHighlight(velocity: Double) {
        guard let highlight = composition.highlight else { return }
        let velocity = velocity.clamped(to: -Tuning.largestDismissal...Tuning.largestDismissal)
        composition.highlights.changeFirst { $0.isHeld = false }
        let amount = highlight.amount.value(at: time)
        if amount + velocity * Tuning.projection < Tuning.dismissalThreshold {
            announceDismissal()
            animateHighlight(to: 0, velocity: velocity)
        } else {
            if highlight.isDismissed { emit(.willHighlight(index: highlight.index)) }
            composition.highlights.changeFirst { $0.isDismissed = false }
            animateHighlight(to: 1, velocity: velocity)
            composition.highlights.changeFirst { $0.isReported = highlight.isReported }
        }
    }

    /// Takes the item out of the fingers' hold.
    @inline(never)
    mutating func loseHighlight() {
        composition.highlights.changeFirst { $0.isHeld = false }
        pointers.pinch = nil
        if pointers.tracking?.intent == .dismiss { pointers.tracking?.intent = .other }
    }

    mutating func holdHighlight(at amount: Double) {
        composition.highlights.changeFirst {
            $0.isHeld = true
            $0.amount.hold(at: amount)
        }
    }

    /// A second finger begins a pinch, where an item is highlighted.
    @inline(never)
    mutating func beginPinch(_ pointer: Int, at point: Point) {
        guard let first = pointers.tracking, pointers.pinch == nil, first.intent.allowsPinch,
            composition.highlight?.isGone == false
        else { return }
        let distance = first.location.distance(to: point)
        guard distance > Tuning.leastPinch && distance.isFinite else { return }
        pointers.pinch = Pinch(
            first: first.pointer, second: pointer, firstLocation: first.location, secondLocation: point,
            startDistance: distance, startAmount: highlightProgress.clamped(to: 0...1))
        pointers.tracking?.intent = .other
        // What is on its way stays where the second finger has found it.
        holdHighlight(at: highlightProgress)
    }

    @inline(never)
    mutating func movePinch(_ pointer: Int, to point: Point) {
        guard var current = pointers.pinch, current.first == pointer || current.second == pointer else {
            return
        }
        if pointer == current.first { current.firstLocation = point } else { current.secondLocation = point }
        pointers.pinch = current
        let ratio = current.firstLocation.distance(to: current.secondLocation) / current.startDistance
        let part = (1 - ratio) / Tuning.pinchPart
        holdHighlight(at: (current.startAmount - part).clamped(to: 0...1))
    }

    @inline(never)
    mutating func endPinch(_ pointer: Int) {
        guard let current = pointers.pinch, current.first == pointer || current.second == pointer else {
            return
        }
        pointers.pinch = nil
        releaseHighlight(velocity: 0)
    }
}

extension Point {
    /// How far it is from another, in points.
    func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).root
    }
}
