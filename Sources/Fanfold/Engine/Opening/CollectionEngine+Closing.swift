/// Closing an open item by a drag down or by a pinch.
extension CollectionEngine {
    /// Moves the open item with the pointer.
    mutating func dragOpening(_ current: Tracking) {
        let part = closedPart(by: current.location.y - current.swipeAnchor)
        holdOpening(at: (current.startAmount - part).clamped(to: 0...1))
        pointers.dragVelocity.add(composition.opening?.amount.target ?? 0, at: current.locationTime)
    }

    /// Returns the part by which a drag down closes the open item.
    func closedPart(by distance: Double) -> Double {
        distance / max(context.viewport.height * Tuning.closingPart, 1)
    }

    /// Ends a drag: the item closes or opens, with the pointer's velocity.
    mutating func releaseOpening(velocity: Double) {
        guard let opening = composition.opening else { return }
        let velocity = velocity.clamped(to: -Tuning.largestClosing...Tuning.largestClosing)
        composition.openings.changeFirst { $0.isHeld = false }
        let amount = opening.amount.value(at: time)
        if amount + velocity * Tuning.projection < Tuning.closingThreshold {
            announceClosing()
            animateOpening(to: 0, velocity: velocity)
        } else {
            if opening.isClosed { emit(.willOpen(index: opening.index)) }
            composition.openings.changeFirst { $0.isClosed = false }
            animateOpening(to: 1, velocity: velocity)
            composition.openings.changeFirst { $0.isReported = opening.isReported }
        }
    }

    /// Ends the hold of a drag or a pinch.
    mutating func releaseHold() {
        composition.openings.changeFirst { $0.isHeld = false }
        pointers.pinch = nil
        if pointers.tracking?.intent == .close { pointers.tracking?.intent = .other }
    }

    mutating func holdOpening(at amount: Double) {
        composition.openings.changeFirst {
            $0.isHeld = true
            $0.isWaitingForScroll = false
            $0.amount.hold(at: amount)
        }
    }

    /// Begins a pinch with a second pointer, if an item is open.
    mutating func beginPinch(_ pointer: Int, at point: Point) {
        guard let first = pointers.tracking, pointers.pinch == nil, first.intent.allowsPinch,
            composition.opening?.isRemoved == false
        else { return }
        let distance = first.location.distance(to: point)
        guard distance > Tuning.leastPinch && distance.isFinite else { return }
        pointers.pinch = Pinch(
            first: first.pointer, second: pointer, firstLocation: first.location, secondLocation: point,
            startDistance: distance, startAmount: openProgress.clamped(to: 0...1))
        pointers.tracking?.intent = .other
        // A moving item stops at its current progress.
        holdOpening(at: openProgress)
    }

    mutating func movePinch(_ pointer: Int, to point: Point) {
        guard var current = pointers.pinch, current.first == pointer || current.second == pointer else {
            return
        }
        if pointer == current.first { current.firstLocation = point } else { current.secondLocation = point }
        pointers.pinch = current
        let ratio = current.firstLocation.distance(to: current.secondLocation) / current.startDistance
        let part = (1 - ratio) / Tuning.pinchPart
        holdOpening(at: (current.startAmount - part).clamped(to: 0...1))
    }

    mutating func endPinch(_ pointer: Int) {
        guard let current = pointers.pinch, current.first == pointer || current.second == pointer else {
            return
        }
        pointers.pinch = nil
        releaseOpening(velocity: 0)
    }
}

extension Point {
    /// Returns the distance to another point.
    func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).root
    }
}
