/// Drags, once the pointer has moved far enough.
extension CollectionEngine {
    /// Returns the owner of a drag, by its direction and the item under its start, in the current ``frame``.
    ///
    /// - Parameters:
    ///    - start: The location where the pointer went down, in the viewport, in points.
    ///    - point: The current location.
    public func owner(ofDragFrom start: Point, to point: Point) -> DragOwner {
        if let opening = composition.opening, hasOpenItem {
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

    /// Whether a pointer can catch an item that is closing.
    private var mayCatchOpening: Bool { composition.opening?.isRemoved == false }

    /// Decides the intent of the pointer.
    mutating func decide(at point: Point) {
        guard let current = pointers.tracking else { return }
        let along = abs(point[axis] - current.start[axis])
        let across = point[axis.cross] - current.start[axis.cross]
        guard max(along, abs(across)) > Tuning.dragThreshold else { return }
        pointers.longPressTime = .infinity
        updateFrame()
        switch owner(ofDragFrom: current.start, to: point) {
        case .content: beginScrolling(current, at: point)
        case .item(let item): beginSwiping(current, item, at: point)
        case .open: beginClosing(current, at: point)
        case .nobody: pointers.tracking?.intent = .other
        }
        pointers.tracking?.location = point
        if pointers.tracking?.intent == .scroll { anchorTracking() }
    }

    /// Moves the dragged content or item.
    mutating func drag(_ current: Tracking) {
        switch current.intent {
        case .scroll: dragContent(current)
        case .swipe: dragItem(current)
        case .reorder: dragLiftedItem()
        case .close: dragOpening(current)
        case .undecided, .other: break
        }
    }

    /// Anchors the drag at the current location and offset.
    mutating func anchorTracking() {
        guard let current = pointers.tracking else { return }
        let (anchor, offset) = (current.location[axis], unlimitedOffset)
        pointers.tracking?.anchor = anchor
        pointers.tracking?.anchorOffset = offset
    }

    private mutating func beginScrolling(_ current: Tracking, at point: Point) {
        // A host that scrolls by itself handles the pointer as well.
        guard scrolling.scroller == .engine && options.allowsDragging else {
            pointers.tracking?.intent = .other
            return
        }
        pointers.tracking?.intent = .scroll
        // The first movement does not drag, but counts for the velocity: a flick may be no longer.
        let movement = (point[axis] - current.location[axis]) * directionSign
        pointers.dragVelocity.add(context.offset + movement, at: current.locationTime)
    }

    private mutating func beginSwiping(_ current: Tracking, _ item: Int, at point: Point) {
        let anchor = point[axis.cross] - composition.motions.swipe(of: item).value(at: time)
        pointers.tracking?.intent = .swipe
        pointers.tracking?.item = item
        pointers.tracking?.swipeAnchor = anchor
        beginVelocity(at: current.location[axis.cross] - anchor)
    }

    private mutating func beginClosing(_ current: Tracking, at point: Point) {
        let amount = composition.opening?.amount.value(at: time) ?? 1
        pointers.tracking?.intent = .close
        pointers.tracking?.swipeAnchor = point.y
        pointers.tracking?.startAmount = amount
        beginVelocity(at: amount - closedPart(by: current.location.y - point.y))
    }

    /// Begins to measure the velocity where the pointer was: the first movement does not drag, but a flick may be no longer.
    private mutating func beginVelocity(at value: Double) {
        pointers.dragVelocity = VelocityTracker()
        pointers.dragVelocity.add(value, at: pointers.tracking?.locationTime ?? time)
    }

    private mutating func dragContent(_ current: Tracking) {
        let movement = (current.location[axis] - current.anchor) * directionSign
        hold(at: limited(current.anchorOffset - movement))
        scrolling.isUnsettled = true
        pointers.dragVelocity.add(context.offset, at: current.locationTime)
    }

    /// The resistance of the content.
    @inline(never)  // 3 copies would add to the WebAssembly.
    var rubberBand: RubberBand { RubberBand(stiffness: motionStyle.rubberBand) }

    /// Returns the offset of dragged content, with resistance beyond the ends.
    private func limited(_ offset: Double) -> Double {
        let range = layout.offsetRange(in: context)
        let end = offset.clamped(to: range)
        let length = context.viewport[axis]
        return end + rubberBand.displacement(forPull: offset - end, length: length)
    }

    /// The drag that would result in the current offset: the inverse.
    private var unlimitedOffset: Double {
        let end = context.offset.clamped(to: layout.offsetRange(in: context))
        let length = context.viewport[axis]
        return end + rubberBand.pull(forDisplacement: context.offset - end, length: length)
    }
}
