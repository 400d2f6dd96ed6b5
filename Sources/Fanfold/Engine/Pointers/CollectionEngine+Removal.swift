/// Removal by a drag across the scroll axis.
extension CollectionEngine {
    /// Requests the removal of an item, as a drag does. Unless ``InteractionOptions/asksBeforeRemoval`` is true, the
    /// item is removed at once.
    public mutating func requestRemoval(of index: Int, time: Double) {
        requireItem(index, "requestRemoval(of:) index")
        passTime(to: time)
        proposeRemoval(of: index, velocity: 0)
        finishDueMotions()
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
            composition.motions[motion].isAwaitingAnswer = false
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

    mutating func proposeRemoval(of index: Int, velocity: Double) {
        let swipe = composition.motions.swipe(of: index).value(at: time)
        guard composition.motions[of: index]?.isAwaitingAnswer != true else { return }
        let isAsking = options.asksBeforeRemoval
        let sign = swipe == 0 ? layout.removal?.defaultSign ?? 0 : swipe < 0 ? -1 : 1
        let edge = context.reduceMotion ? swipe : crossLength * Tuning.waitingPart * sign
        let motion = composition.motions.index(forItem: index)
        composition.motions[motion].isAwaitingAnswer = isAsking
        moveAcross(motion, to: edge, velocity: velocity)
        if isAsking { emit(.shouldRemove(index: index)) } else { apply(.remove(at: index), animated: true) }
    }
}
