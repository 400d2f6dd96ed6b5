/// What a pointer drags, once it has moved far enough to tell.
extension CollectionEngine {
    /// Whose a drag is, by its direction and by what lies under its start, on the ``frame`` as it is.
    ///
    /// - Parameters:
    ///   - start: Where the pointer went down, in the viewport, in points.
    ///   - point: Where it is now.
    public func owner(ofDragFrom start: Point, to point: Point) -> DragOwner {
        if let opening = composition.opening, isOpening {
            let isDown = point.y - start.y >= abs(point.x - start.x)
            return isDown || !opening.isReported ? .open : .nobody
        }
        let across = point[axis.cross] - start[axis.cross]
        if abs(point[axis] - start[axis]) >= abs(across) { return .content }
        guard let item = removableItem(at: start, displacement: across),
            composition.motions[of: item]?.isAwaitingAnswer != true
        else { return mayCatchOpening && across > 0 && axis == .horizontal ? .open : .nobody }
        return .item(item)
    }

    /// Whether an item is on its way back that a finger can take hold of.
    private var mayCatchOpening: Bool { composition.opening?.isGone == false }

    /// Finds out whose the pointer is: by its direction, and by what lies under it.
    mutating func decide(at point: Point) {
        guard let current = pointers.tracking else { return }
        let along = abs(point[axis] - current.start[axis])
        let across = point[axis.cross] - current.start[axis.cross]
        guard max(along, abs(across)) > Tuning.dragThreshold else { return }
        pointers.longPressTime = .infinity
        updateFrame()
        switch owner(ofDragFrom: current.start, to: point) {
        case .content: beginScrolling(current, at: point)
        case .item(let item): beginSwiping(item, at: point)
        case .open: beginClosing(at: point)
        case .nobody: pointers.tracking?.intent = .other
        }
        pointers.tracking?.location = point
        if pointers.tracking?.intent == .scroll { anchorTracking() }
    }

    /// Moves what the pointer drags.
    mutating func drag(_ current: Tracking) {
        switch current.intent {
        case .scroll: dragContent(current)
        case .swipe: dragItem(current)
        case .reorder: dragLiftedItem()
        case .close: dragOpening(current)
        case .undecided, .other: break
        }
    }

    /// From here on the content follows the pointer from where both are now.
    @inline(never)
    mutating func anchorTracking() {
        guard let current = pointers.tracking else { return }
        let (anchor, offset) = (current.location[axis], unlimitedOffset)
        pointers.tracking?.anchor = anchor
        pointers.tracking?.anchorOffset = offset
        pointers.dragVelocity.add(context.offset, at: current.locationTime)
    }

    private mutating func beginScrolling(_ current: Tracking, at point: Point) {
        // A host that scrolls by itself has the pointer, too.
        guard scrolling.scroller == .engine else {
            pointers.tracking?.intent = .other
            return
        }
        pointers.tracking?.intent = .scroll
        // The move that decides does not move the content, but has a velocity: a flick may be no longer.
        let movement = (point[axis] - current.location[axis]) * directionSign
        pointers.dragVelocity.add(context.offset + movement, at: current.locationTime)
    }

    @inline(never)
    private mutating func beginSwiping(_ item: Int, at point: Point) {
        let anchor = point[axis.cross] - composition.motions.swipe(of: item).value(at: time)
        pointers.tracking?.intent = .swipe
        pointers.tracking?.item = item
        pointers.tracking?.swipeAnchor = anchor
        pointers.dragVelocity = VelocityTracker()
    }

    @inline(never)
    private mutating func beginClosing(at point: Point) {
        let amount = composition.opening?.amount.value(at: time) ?? 1
        pointers.tracking?.intent = .close
        pointers.tracking?.swipeAnchor = point.y
        pointers.tracking?.startAmount = amount
        pointers.dragVelocity = VelocityTracker()
    }

    private mutating func dragContent(_ current: Tracking) {
        let movement = (current.location[axis] - current.anchor) * directionSign
        hold(at: limited(current.anchorOffset - movement))
        scrolling.isUnsettled = true
        pointers.dragVelocity.add(context.offset, at: current.locationTime)
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
