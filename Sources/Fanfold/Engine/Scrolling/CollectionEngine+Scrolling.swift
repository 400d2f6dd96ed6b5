/// Wheel, keyboard and programmatic scrolling.
extension CollectionEngine {
    /// Scrolls to an item.
    ///
    /// A drag in progress ends. In a viewport without area, the item is shown as soon as there is area.
    ///
    /// - Parameters:
    ///    - index: The item. An index outside 0..<count is a programmer's error and stops the program.
    ///    - animated: Whether the scroll is animated. Under Reduce Motion it never is.
    ///    - time: In seconds.
    public mutating func scroll(to index: Int, animated: Bool, time: Double) {
        require(
            index >= 0 && index < context.count, "scroll(to:) index", Double(index),
            "must be that of an item")
        passTime(to: time)
        scrolling.restingPosition = context.slot(of: index, near: layout.positionShown(in: context))
        scrolling.isRequested = !steps.isEmpty
        scroll(toOffset: layout.offset(showing: scrolling.restingPosition, in: context), animated: animated)
        finishDueMotions()
    }

    /// Scrolls to an offset, in points, limited to the range of offsets.
    ///
    /// An offset that is not finite is ignored. If the layout snaps and `animated` is true, the content settles at
    /// the nearest resting offset.
    public mutating func scroll(toOffset offset: Double, animated: Bool, time: Double) {
        guard offset.isFinite else { return }
        passTime(to: time)
        scrolling.isRequested = !steps.isEmpty
        let target = animated ? layout.restingOffset(forProposed: offset, in: context) : offset
        scroll(toOffset: target.clamped(to: layout.offsetRange(in: context)), animated: animated)
        finishDueMotions()
    }

    /// Handles a wheel event, from a mouse or a trackpad.
    ///
    /// - Parameters:
    ///    - distance: The distance along the axis, in points, in reading direction.
    ///    - isPrecise: Whether the device reports small, frequent distances. These move the content at once, and it
    ///      continues with their velocity after the last one. Coarse distances are animated; if the content snaps, they
    ///      move by one item in 0.15 s.
    ///    - notches: The length of a coarse distance, in notches. Parts of a notch add up. The default value is 1; a
    ///      value that is not positive and finite counts as 1.
    ///    - time: In seconds.
    /// - Returns: Whether the event belongs to the content: it moves, or events of the same movement have moved it.
    ///   Otherwise the host passes the event on to its ancestors.
    @discardableResult
    public mutating func wheel(_ distance: Double, isPrecise: Bool, notches: Double = 1, time: Double) -> Bool
    {
        guard !hasOpenItem && distance.isFinite && distance != 0 else { return false }
        guard pointers.tracking == nil else { return phase == .dragging }
        passTime(to: time)
        defer { finishDueMotions() }
        guard !isPrecise || !scrolling.wheel.isVelocity(distance) else { return scrolling.wheel.hasMoved }
        let isElsewhere = isPrecise && !scrolling.wheel.limits.contains(scrolling.motion.restingOffset)
        // The time of the device: a busy page handles several events at the same time.
        let moment = time.isFinite ? time : self.time
        if isElsewhere || scrolling.wheel.begins(with: distance, at: moment) {
            scrolling.wheel = WheelMovement(limits: limitsOfWheel)
        }
        scrolling.wheel.add(distance, at: moment)
        if isPrecise && scrolling.wheel.isResumed { scrolling.wheel.resume(limits: limitsOfWheel) }
        let hasMoved =
            isPrecise
            ? push(distance)
            : turn(by: distance, notches: notches > 0 && notches.isFinite ? notches : 1)
        if hasMoved { scrolling.wheel.hasMoved = true }
        return scrolling.wheel.hasMoved
    }

    /// Handles a key.
    ///
    /// - Returns: Whether the key had an effect. Otherwise the host passes the event on.
    @discardableResult
    public mutating func keyDown(_ key: Key, time: Double) -> Bool {
        guard pointers.tracking == nil && context.count > 0 && !context.viewport.isEmpty else { return false }
        passTime(to: time)
        defer { finishDueMotions() }
        if hasOpenItem { return keyDownOnOpening(key) }
        if let hasMoved = moveFocus(by: key) { return hasMoved }
        let page = context.viewport[axis] * Tuning.pagePart
        switch (key, axis) {
        case (.home, _): return move(to: offset(atEnd: false))
        case (.end, _): return move(to: offset(atEnd: true))
        case (.pageUp, _): return step(by: -page)
        case (.pageDown, _): return step(by: page)
        case (.arrowUp, .vertical): return move(byItems: -1)
        case (.arrowDown, .vertical): return move(byItems: 1)
        case (.arrowLeft, .horizontal): return move(byItems: -directionSign)
        case (.arrowRight, .horizontal): return move(byItems: directionSign)
        case (.enter, _): openItem(at: keyItem, time: self.time)
        case (.delete, _) where layout.removal != nil && options.allowsRemoval:
            requestRemoval(of: keyItem, time: self.time)
        default: return false
        }
        return true
    }

    /// The item that keys act on: the focused item, or the item shown.
    package var keyItem: Int { focusedItem ?? itemShown }

    private mutating func keyDownOnOpening(_ key: Key) -> Bool {
        guard key == .escape && openedItem != nil else { return false }
        closeItem(time: time)
        return true
    }
}

extension CollectionEngine {
    mutating func scroll(toOffset offset: Double, animated: Bool) {
        endTracking()
        scrolling.releaseTime = .infinity
        if animated && !context.reduceMotion {
            spring(to: offset, velocity: scrolling.motion.velocity(at: time))
        } else {
            // The previous layouts are not blended into content that is far away.
            composition.morphs.removeAll()
            rest(at: offset)
        }
    }

    private mutating func push(_ distance: Double) -> Bool {
        let range = layout.offsetRange(in: context)
        // Content beyond an end can move back, but not farther.
        let allowed = min(range.lowerBound, context.offset)...max(range.upperBound, context.offset)
        let wanted = context.offset + distance
        let offset = wanted.clamped(to: allowed)
        let reached = offset.clamped(to: scrolling.wheel.limits)
        if reached != wanted { scrolling.wheel.velocity = 0 }
        guard offset != context.offset else { return false }
        hold(at: reached)
        scrolling.isUnsettled = true
        scrolling.releaseTime =
            time + (scrolling.wheel.velocity == 0 ? Tuning.wheelSilence : Tuning.flickSilence)
        return true
    }

    /// Releases the content after the last event of a trackpad, with the velocity of the fingers.
    mutating func releaseWheel() {
        let (limits, velocity) = (scrolling.wheel.limits, scrolling.wheel.velocity)
        scrolling.releaseTime = .infinity
        scrolling.wheel.velocity = 0
        guard snapping == .item && velocity != 0 && limits.contains(context.offset) else {
            return release(velocity: velocity)
        }
        release(
            velocity: velocity,
            at: layout.restingOffset(
                forProposed: velocity > 0 ? limits.upperBound : limits.lowerBound, velocity: 0, snaps: true,
                in: context))
    }

    /// The offsets that a wheel may reach. If released content settles at the next item, one movement of the fingers leads
    /// no further than that item, however long its momentum lasts.
    private var limitsOfWheel: ClosedRange<Double> {
        guard snapping == .item else { return -Double.infinity...Double.infinity }
        var origin = origin
        origin.offset = layout.restingOffset(forProposed: origin.offset, velocity: 0, snaps: true, in: origin)
        let (lower, upper) = (
            neighbor(of: origin, -Tuning.stepVelocity), neighbor(of: origin, Tuning.stepVelocity)
        )
        return min(lower, context.offset)...max(upper, context.offset)
    }

    /// Returns the offset of the next item in the direction of a velocity.
    private func neighbor(of origin: LayoutContext, _ velocity: Double) -> Double {
        layout.restingOffset(forProposed: origin.offset, velocity: velocity, snaps: true, in: origin)
    }

    /// The context from which a step starts: at the resting offset or, during automatic scrolling, at the current
    /// one.
    var origin: LayoutContext {
        var origin = context
        if phase != .scrollingAutomatically { origin.offset = scrolling.motion.restingOffset }
        return origin
    }

    /// Scrolls by the distance of a wheel's notch. If the content snaps, notches in quick succession turn one item.
    private mutating func turn(by distance: Double, notches: Double) -> Bool {
        guard snapping != .none else { return step(by: distance) }
        if time - scrolling.wheel.turnTime < Tuning.wheelSilence { return true }
        guard let target = offset(byItems: distance > 0 ? 1 : -1) else { return false }
        let signed = distance > 0 ? notches : -notches
        scrolling.notches = signed + (scrolling.notches * signed > 0 ? scrolling.notches : 0)
        guard abs(scrolling.notches) >= Tuning.wholeNotch else { return true }
        scrolling.notches = 0
        scrolling.wheel.turnTime = time
        return move(to: target)
    }

    /// Scrolls by a distance, to another item at least.
    private mutating func step(by distance: Double) -> Bool {
        let origin = origin
        return move(
            to: layout.restingOffset(
                forProposed: origin.offset + distance,
                velocity: distance > 0 ? Tuning.stepVelocity : -Tuning.stepVelocity, in: origin))
    }

    private mutating func move(byItems items: Double) -> Bool {
        offset(byItems: items).map { move(to: $0) } ?? false
    }

    /// Returns the offset of the next item that rests in a direction of the resting offset, or nil at the end.
    func offset(byItems items: Double) -> Double? {
        offset(showing: layout.position(byItems: items, in: origin), isForward: items > 0)
    }

    /// Returns the offset of the next or the previous page of items, or nil at the end.
    func offset(ofPageAfter isForward: Bool, length: Int) -> Double? {
        let position = layout.position(ofPageAfter: isForward, length: Double(length), in: origin)
        return offset(showing: position, isForward: isForward)
    }

    /// Returns the offset that shows a position, or nil unless it is in a direction of the resting offset.
    private func offset(showing position: Double, isForward: Bool) -> Double? {
        let offset = layout.offset(showing: position, in: context)
        let distance = offset - origin.offset
        return (isForward ? distance : -distance) > invisibleDistance ? offset : nil
    }

    /// Returns the resting offset at the start or the end; in a loop, the nearest one that shows the first or the
    /// last item.
    func offset(atEnd isAtEnd: Bool) -> Double {
        guard context.isLooping && context.count > 0 else {
            let range = layout.offsetRange(in: context)
            return layout.restingOffset(
                forProposed: isAtEnd ? range.upperBound : range.lowerBound, in: context)
        }
        let item = isAtEnd ? context.count - 1 : 0
        return layout.offset(
            showing: context.slot(of: item, near: position(shownAt: origin.offset)), in: context)
    }

    private mutating func move(to offset: Double) -> Bool {
        guard offset != scrolling.motion.restingOffset else { return false }
        scroll(toOffset: offset, animated: true)
        return true
    }
}
