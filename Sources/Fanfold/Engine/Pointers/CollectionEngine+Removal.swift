/// An item is dragged across the scroll axis, and goes if the application lets it.
extension CollectionEngine {
    /// Asks the application whether an item may go, as a drag does; where it is not to be asked, the item goes.
    public mutating func requestRemoval(of index: Int, time: Double) {
        requireItem(index, "requestRemoval(of:) index")
        pass(to: time)
        proposeRemoval(of: index, velocity: 0)
        finishWhatIsDue()
    }

    /// The application's answer to `shouldRemove`.
    ///
    /// - Parameters:
    ///   - index: The item, by its index now. One that does not wait for an answer is left alone.
    ///   - isAllowed: Whether it goes; otherwise it springs back.
    ///   - time: In seconds.
    public mutating func answerRemoval(of index: Int, isAllowed: Bool, time: Double) {
        pass(to: time)
        guard composition.motions[of: index]?.isAwaitingAnswer == true else { return }
        if isAllowed {
            apply(.remove(at: index), animated: true)
        } else {
            let place = composition.motions.place(of: index)
            composition.motions[place].isAwaitingAnswer = false
            composition.motions[place].swipe.animate(to: 0, at: self.time)
            emit(.didKeep(index: index))
        }
        finishWhatIsDue()
    }
}

extension CollectionEngine {
    /// The item that a drag across the axis would remove, if any.
    func removableItem(at point: Point, displacement: Double) -> Int? {
        guard options.allowsRemoval, !isOpening,
            layout.removal?.allows(displacement) == true
        else { return nil }
        return item(at: point)
    }

    /// The item follows the finger one to one towards an edge where it may go, and reluctantly the other way.
    @inline(never)
    mutating func dragItem(_ current: Tracking) {
        guard let item = current.item else { return }
        let pull = current.location[axis.cross] - current.swipeAnchor
        let isAllowed = layout.removal?.allows(pull) == true
        let distance = isAllowed ? pull : RubberBand.displacement(forPull: pull, length: crossLength / 4)
        composition.motions[composition.motions.place(of: item)].swipe.hold(at: distance)
        pointers.dragVelocity.add(distance, at: current.locationTime)
    }

    /// The finger lets go of an item: far enough, or fast enough, it wants to go.
    @inline(never)
    mutating func releaseItem(_ released: Tracking, velocity: Double) {
        guard let item = released.item, let rule = layout.removal else {
            return returnItem(released.item, velocity: velocity)
        }
        let distance = composition.motions.swipe(of: item).target
        let isFar = abs(distance) >= rule.distance && rule.allows(distance)
        let isFlick =
            abs(velocity) >= Tuning.removalVelocity && rule.allows(velocity) && rule.allows(distance)
        let isBack = velocity * distance < 0 && abs(velocity) >= Tuning.removalVelocity
        if (isFar || isFlick) && !isBack {
            proposeRemoval(of: item, velocity: velocity)
        } else {
            returnItem(item, velocity: velocity)
        }
    }

    /// An item springs back to where it was dragged from.
    @inline(never)
    mutating func returnItem(_ item: Int?, velocity: Double) {
        guard let item else { return }
        let place = composition.motions.place(of: item)
        composition.motions[place].swipe.animate(to: 0, velocity: velocity, at: time)
    }

    @inline(never)
    mutating func proposeRemoval(of index: Int, velocity: Double) {
        let swipe = composition.motions.swipe(of: index).value(at: time)
        guard composition.motions[of: index]?.isAwaitingAnswer != true else { return }
        let isAsking = options.asksBeforeRemoval
        let sign = swipe == 0 ? layout.removal?.defaultSign ?? 0 : swipe < 0 ? -1 : 1
        let edge = context.reduceMotion ? swipe : crossLength * Tuning.waitingPart * sign
        let place = composition.motions.place(of: index)
        composition.motions[place].isAwaitingAnswer = isAsking
        composition.motions[place].swipe.animate(to: edge, velocity: velocity, at: time)
        if isAsking { emit(.shouldRemove(index: index)) } else { apply(.remove(at: index), animated: true) }
    }
}
