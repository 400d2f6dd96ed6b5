/// What a pointer drags, once it has moved far enough to tell.
extension CollectionEngine {
    /// Finds out whose the pointer is: by its direction, and by what lies under it.
    mutating func decide(at point: Point) {
        guard var current = tracking else { return }
        let along = abs(point[axis] - current.start[axis])
        let across = point[axis.cross] - current.start[axis.cross]
        guard max(along, abs(across)) > Tuning.dragThreshold else { return }
        longPressTime = .infinity
        updateStage()
        if composition.highlight != nil {
            decideOnHighlight(&current, at: point)
        } else if along >= abs(across) {
            beginScrolling(&current, at: point)
        } else if let item = removableItem(at: current.start, displacement: across) {
            beginSwiping(&current, item, at: point)
        } else {
            current.intent = .other
        }
        current.location = point
        tracking = current
        if current.intent == .scroll { anchorTracking() }
    }

    /// Moves what the pointer drags.
    mutating func drag(_ current: Tracking) {
        switch current.intent {
        case .scroll: dragContent(current)
        case .swipe: dragItem(current)
        case .reorder: dragLiftedItem()
        case .dismiss: dragHighlight(current)
        case .undecided, .other: break
        }
    }

    /// From here on the content follows the pointer from where both are now.
    @inline(never)
    mutating func anchorTracking() {
        guard var current = tracking else { return }
        current.anchor = current.location[axis]
        current.anchorOffset = unlimitedOffset
        dragVelocity.add(context.offset, at: current.locationTime)
        tracking = current
    }

    private mutating func beginScrolling(_ current: inout Tracking, at point: Point) {
        current.intent = .scroll
        // The move that decides does not move the content, but has a velocity: a flick may be no longer.
        let movement = (point[axis] - current.location[axis]) * directionSign
        dragVelocity.add(context.offset + movement, at: current.locationTime)
    }

    private mutating func beginSwiping(_ current: inout Tracking, _ item: Int, at point: Point) {
        let motion = composition.motions[of: item]
        guard motion?.isAwaitingAnswer != true else { return current.intent = .other }
        current.intent = .swipe
        current.item = item
        current.swipeAnchor = point[axis.cross] - (motion?.swipe.value(at: time) ?? 0)
        dragVelocity = VelocityTracker()
    }

    private mutating func decideOnHighlight(_ current: inout Tracking, at point: Point) {
        let isDown = point.y - current.start.y >= abs(point.x - current.start.x)
        guard isDown && highlightedItem != nil else { return current.intent = .other }
        current.intent = .dismiss
        current.swipeAnchor = point.y
        current.startAmount = composition.highlight?.amount.value(at: time) ?? 1
        dragVelocity = VelocityTracker()
    }

    private mutating func dragContent(_ current: Tracking) {
        let movement = (current.location[axis] - current.anchor) * directionSign
        hold(at: limited(current.anchorOffset - movement))
        isUnsettled = true
        dragVelocity.add(context.offset, at: current.locationTime)
    }

    /// The offset at which the content is seen when it is dragged to one that may lie beyond its ends.
    private func limited(_ offset: Double) -> Double {
        let range = layout.offsetRange(in: context)
        let end = offset.clamped(to: range)
        let length = context.viewport[axis]
        return end + RubberBand.displacement(forPull: offset - end, length: length)
    }

    /// The offset to which the content would have been dragged to be seen where it is: the inverse.
    private var unlimitedOffset: Double {
        let end = context.offset.clamped(to: layout.offsetRange(in: context))
        let length = context.viewport[axis]
        return end + RubberBand.pull(forDisplacement: context.offset - end, length: length)
    }
}
