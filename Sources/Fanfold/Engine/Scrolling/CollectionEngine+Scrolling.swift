/// Wheel, keyboard and calls.
extension CollectionEngine {
    /// Scrolls to an item.
    ///
    /// A drag in progress ends. In a viewport that has no area yet, the item is the one that is shown once it has.
    ///
    /// - Parameters:
    ///   - index: The item. One outside 0..<count is a programmer's error and stops the program.
    ///   - animated: Whether the content moves there. Under Reduce Motion it never does.
    ///   - time: In seconds.
    public mutating func scroll(to index: Int, animated: Bool, time: Double) {
        require(
            index >= 0 && index < context.count, "scroll(to:) index", Double(index),
            "must be that of an item")
        pass(to: time)
        scrolling.restingPosition = context.slot(of: index, near: layout.positionShown(in: context))
        scroll(toOffset: layout.offset(showing: scrolling.restingPosition, in: context), animated: animated)
    }

    /// Scrolls to an offset, in points; one beyond the ends counts as the nearest end.
    ///
    /// One that is not finite is ignored. Where the layout snaps and `animated` is true, the content comes to
    /// rest at the nearest resting offset.
    public mutating func scroll(toOffset offset: Double, animated: Bool, time: Double) {
        guard offset.isFinite else { return }
        pass(to: time)
        let target = animated ? layout.restingOffset(forProposed: offset, in: context) : offset
        scroll(toOffset: target.clamped(to: layout.offsetRange(in: context)), animated: animated)
    }

    /// A wheel turns, or two fingers move on a trackpad.
    ///
    /// - Parameters:
    ///   - distance: How far the content should move along the axis, in points, in reading direction.
    ///   - isPrecise: Whether the device reports small, frequent distances, which move the content at once; it
    ///     comes to rest when they cease. The coarse notches of a wheel are smoothed, and each goes on by one
    ///     item at least where the layout snaps.
    ///   - time: In seconds.
    /// - Returns: Whether the content moves. Where it does not, the wheel belongs to what lies around.
    @discardableResult
    public mutating func wheel(_ distance: Double, isPrecise: Bool, time: Double) -> Bool {
        guard pointers.tracking == nil && !isOpening && distance.isFinite && distance != 0
        else { return false }
        pass(to: time)
        return isPrecise ? push(distance) : step(by: distance)
    }

    /// A key goes down.
    ///
    /// - Returns: Whether it scrolls the content. Where it does not, the key belongs to what lies around.
    @discardableResult
    public mutating func keyDown(_ key: Key, time: Double) -> Bool {
        guard pointers.tracking == nil && context.count > 0 && !context.viewport.isEmpty else { return false }
        pass(to: time)
        if isOpening { return keyDownOnOpening(key) }
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

    /// The item that keys act on: the focused one, or the one that is shown.
    private var keyItem: Int { focusedItem ?? itemShown }

    @inline(never)
    private mutating func keyDownOnOpening(_ key: Key) -> Bool {
        guard key == .escape && openedItem != nil else { return false }
        closeItem(time: time)
        return true
    }
}

extension CollectionEngine {
    private mutating func scroll(toOffset offset: Double, animated: Bool) {
        endTracking()
        scrolling.releaseTime = .infinity
        if animated && !context.reduceMotion {
            spring(to: offset, velocity: scrolling.motion.velocity(at: time))
        } else {
            // Of what was seen until now, nothing is blended into what is far from it.
            composition.morphs.removeAll()
            rest(at: offset)
        }
    }

    private mutating func push(_ distance: Double) -> Bool {
        let range = layout.offsetRange(in: context)
        // Content beyond an end can be pushed back, but not on.
        let reach = min(range.lowerBound, context.offset)...max(range.upperBound, context.offset)
        let offset = (context.offset + distance).clamped(to: reach)
        guard offset != context.offset else { return false }
        hold(at: offset)
        scrolling.isUnsettled = true
        scrolling.releaseTime = time + Tuning.wheelSilence
        return true
    }

    /// What a step sets out from: the content as it will rest or, in a show without hands, as it is.
    private var origin: LayoutContext {
        var origin = context
        if phase != .scrollingAutomatically { origin.offset = scrolling.motion.restingOffset }
        return origin
    }

    /// On by a distance, and to another item at least.
    private mutating func step(by distance: Double) -> Bool {
        let origin = origin
        return move(
            to: layout.restingOffset(
                forProposed: origin.offset + distance,
                velocity: distance > 0 ? Tuning.stepVelocity : -Tuning.stepVelocity, in: origin))
    }

    private mutating func move(byItems items: Double) -> Bool {
        let resting = origin
        let current = layout.positionShown(in: resting)
        let nearest = current.roundedHalfUp
        let item =
            abs(current - nearest) < Tuning.itemTolerance
            ? nearest + items
            : items > 0 ? current.rounded(.up) : current.rounded(.down)
        let offset = layout.offset(showing: item, in: context)
        guard (offset - resting.offset) * items > 0 else { return false }
        return move(to: offset)
    }

    /// The offset at which the content rests at its beginning or at its end; in a loop, which has neither, the one
    /// that shows the first or the last item next.
    @inline(never)
    func offset(atEnd isAtEnd: Bool) -> Double {
        guard context.isLooping && context.count > 0 else {
            let range = layout.offsetRange(in: context)
            return layout.restingOffset(
                forProposed: isAtEnd ? range.upperBound : range.lowerBound, in: context)
        }
        let item = isAtEnd ? context.count - 1 : 0
        return layout.offset(showing: context.slot(of: item, near: position(at: origin.offset)), in: context)
    }

    private mutating func move(to offset: Double) -> Bool {
        guard offset != scrolling.motion.restingOffset else { return false }
        scroll(toOffset: offset, animated: true)
        return true
    }
}
