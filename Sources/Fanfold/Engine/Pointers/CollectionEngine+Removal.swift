/// Removal by a drag across the scroll axis.
extension CollectionEngine {
    /// Requests the removal of an item, as a drag does. Unless ``InteractionOptions/asksBeforeRemoval`` is true, the
    /// item is removed at once.
    ///
    /// - Parameters:
    ///    - index: The item.
    ///    - edge: The edge over which the item leaves. ``RemovalRule/Edges/both``, the default value, is the edge to which it was
    ///      dragged or, without a drag, the layout's first one. An edge to which the layout's items are not dragged is a
    ///      programmer's error and stops the program.
    ///    - time: In seconds.
    public mutating func requestRemoval(
        of index: Int, toward edge: RemovalRule.Edges = .both, time: Double
    ) {
        requireItem(index, "requestRemoval(of:) index")
        require(
            edge == .both || layout.removal?.allows(edge.sign) == true, "requestRemoval(toward:) edge",
            edge.sign,
            "must be an edge to which the layout's items are dragged")
        passTime(to: time)
        proposeRemoval(of: index, velocity: 0, toward: edge.sign)
        finishDueMotions()
    }

    /// The edge over which an item leaves if its removal, for which `shouldRemove` asks, is allowed; otherwise nil.
    public func removalEdge(of index: Int) -> RemovalRule.Edges? {
        composition.motions[of: index].flatMap { edge(inDirection: $0.removalSign) }
    }

    /// The edge over which the item of the last removal leaves if a drag, a key or a request has removed it; otherwise nil.
    public var lastRemovalEdge: RemovalRule.Edges? {
        removals.last.flatMap { $0.isAsked ? edge(inDirection: $0.sign) : nil }
    }

    /// The progress of a drag or a request that removes an item: 0 at rest, −1 towards the left or top edge, 1 towards the right
    /// or bottom one, and in between as long as a drag is too short for a removal.
    ///
    /// Under Reduce Motion, a removal without a drag has the full progress at once.
    ///
    /// - Parameter item: An item of the current ``frame``.
    public func removalProgress(of item: VisibleItem) -> Double {
        guard hasRemovals, let rule = layout.removal else { return 0 }
        let (swipe, sign): (AnimatedValue, Double)
        if item.isLeaving {
            guard let departure = composition.departures.first(where: { $0.identity == item.identity }),
                departure.askedSign != 0
            else { return 0 }
            (swipe, sign) = (departure.swipe, departure.askedSign)
        } else {
            guard let motion = composition.motions[of: item.index] else { return 0 }
            (swipe, sign) = (motion.swipe, motion.removalSign)
        }
        let requested = context.reduceMotion ? sign : 0
        return (requested + swipe.value(at: time) / rule.distance).clamped(to: -1...1)
    }

    /// Whether a removal may be under way.
    @_spi(Host) public var hasRemovals: Bool {
        !composition.motions.isEmpty || !composition.departures.isEmpty
    }

    private func edge(inDirection sign: Double) -> RemovalRule.Edges? {
        sign == 0 || layout.removal == nil ? nil : sign < 0 ? .start : .end
    }

    /// Answers `shouldRemove`.
    ///
    /// - Parameters:
    ///    - index: The current index of the item. Without a pending request, the call is ignored.
    ///    - isAllowed: Whether the item is removed; otherwise it springs back.
    ///    - time: In seconds.
    public mutating func answerRemoval(of index: Int, isAllowed: Bool, time: Double) {
        passTime(to: time)
        guard composition.motions[of: index]?.isAwaitingAnswer == true else { return }
        if isAllowed {
            apply(.remove(at: index), animated: true)
        } else {
            let motion = composition.motions.index(forItem: index)
            composition.motions[motion].removalSign = 0
            moveAcross(motion, to: 0)
            emit(.didKeep(index: index))
        }
        finishDueMotions()
    }
}

extension CollectionEngine {
    /// Returns the item that a drag across the axis would remove, if any.
    func removableItem(at point: Point, displacement: Double) -> Int? {
        guard options.allowsRemoval, !hasOpenItem,
            layout.removal?.allows(displacement) == true
        else { return nil }
        return item(at: point)
    }

    /// Moves the item with the pointer; away from the allowed edges, with resistance.
    mutating func dragItem(_ current: Tracking) {
        guard let item = current.item else { return }
        let pull = current.location[axis.cross] - current.swipeAnchor
        let isAllowed = layout.removal?.allows(pull) == true
        let distance = isAllowed ? pull : rubberBand.displacement(forPull: pull, length: crossLength / 4)
        composition.motions[composition.motions.index(forItem: item)].swipe.hold(at: distance)
        pointers.dragVelocity.add(distance, at: current.locationTime)
    }

    /// Ends the drag of an item: if it was far or fast enough, its removal is requested.
    mutating func releaseItem(_ released: Tracking, velocity: Double) {
        guard let item = released.item, let rule = layout.removal else {
            return returnItem(released.item, velocity: velocity)
        }
        let distance = composition.motions.swipe(of: item).target
        let isFar = abs(distance) >= rule.distance && rule.allows(distance)
        let isFlick =
            abs(velocity) >= Tuning.removalVelocity && rule.allows(velocity) && velocity * distance >= 0
        let isBack = velocity * distance < 0 && abs(velocity) >= Tuning.removalVelocity
        if (isFar || isFlick) && !isBack {
            proposeRemoval(of: item, velocity: velocity)
        } else {
            returnItem(item, velocity: velocity)
        }
    }

    /// Moves an item back by a spring.
    mutating func returnItem(_ item: Int?, velocity: Double) {
        guard let item else { return }
        let motion = composition.motions.index(forItem: item)
        moveAcross(motion, to: 0, velocity: velocity)
    }

    mutating func proposeRemoval(of index: Int, velocity: Double, toward direction: Double = 0) {
        let swipe = composition.motions.swipe(of: index).value(at: time)
        guard composition.motions[of: index]?.isAwaitingAnswer != true else { return }
        let isAsking = options.asksBeforeRemoval
        let sign = direction != 0 ? direction : layout.removal.sign(ofDisplacement: swipe)
        let isMoving = !context.reduceMotion && layout.removal != nil
        let edge = isMoving ? crossLength * Tuning.waitingPart * sign : swipe
        let motion = composition.motions.index(forItem: index)
        composition.motions[motion].removalSign = sign
        moveAcross(motion, to: edge, velocity: velocity)
        if isAsking { emit(.shouldRemove(index: index)) } else { apply(.remove(at: index), animated: true) }
    }
}
