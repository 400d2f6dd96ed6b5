/// What is seen stays where it is while items come, go and move before it.
extension CollectionEngine {
    /// How far a change moves the items that the content is held by.
    @inline(never)
    func displacement(by change: IndexChange) -> Displacement {
        guard context.count > 0 else { return Displacement(seen: 0, items: 0, itemsAtRest: 0) }
        let seen = itemKept(by: change)
        let items = change.displacement(of: seen)
        let isOpened = positionOfOpenedItem?.roundedDownToInt == seen
        let rest = isOpened ? seen : place(scrolling.restingPosition).roundedDownToInt
        return Displacement(seen: seen, items: items, itemsAtRest: change.displacement(of: rest))
    }

    /// The item that stays where it is seen: the open one, or the one that is seen where one rests.
    private func itemKept(by change: IndexChange) -> Int {
        let seen = positionSeen
        // Content that is at its beginning cannot follow any further back.
        func canFollow(_ item: Int) -> Bool {
            context.isLooping || seen + Double(change.displacement(of: item)) >= -roundingMargin
        }
        if let item = positionOfOpenedItem?.roundedDownToInt, canFollow(item) { return item }
        let item = place(seen).roundedDownToInt
        return canFollow(item) ? item : max(seen, 0).roundedDownToInt
    }

    /// Moves the offset with the items before the one that is seen, so that this one is seen where it was; content
    /// that is on its way to an item goes on to it.
    @inline(never)
    mutating func keepInView(_ displacement: Displacement) {
        moveContent(by: Double(displacement.items))
        moveOpening(by: displacement.items)
        let rest = Double(displacement.itemsAtRest - displacement.items)
        guard rest != 0 else { return }
        scrolling.restingPosition += rest
        if scrolling.isUnsettled && pointers.tracking == nil && context.count > 0 {
            goOn(as: scrolling.motion, to: offset(keeping: scrolling.restingPosition))
        }
    }

    /// In a loop, brings the content to the lap on which an item's place is its index. What is seen stays.
    @inline(never)
    mutating func returnToFirstLap() {
        guard context.isLooping && context.count > 0 else { return }
        let lap = ((positionOfOpenedItem ?? place(positionSeen)) / Double(context.count)).rounded(.down)
        guard lap != 0 else { return }
        let items = lap * Double(context.count)
        for place in composition.shifts.indices {
            composition.shifts[place].threshold -= items.roundedDownToInt
        }
        moveContent(by: -items)
    }

    /// The place of the open item, which comes back to where it was.
    private var positionOfOpenedItem: Double? {
        guard let opening = composition.opening, !opening.isGone else { return nil }
        return context.slot(of: opening.index, near: scrolling.restingPosition)
    }

    /// The position that is seen where one rests.
    @inline(never)
    private var positionSeen: Double {
        position(at: context.offset.clamped(to: layout.offsetRange(in: context)))
    }

    /// The place of the item at a position, or just before it.
    private func place(_ position: Double) -> Double {
        let place = position + Tuning.itemTolerance
        return context.isLooping ? place : max(place, 0)
    }

    /// The z of what is shown.
    @inline(never)
    private var heightShown: Double { layout.attributes(at: position(at: context.offset), in: context).z }

    /// Where z is a position, what is leaving stays between the same items as those get other numbers; where it is how
    /// near something is to the middle, say, it is none the higher.
    private mutating func raiseDepartures(by height: Double) {
        guard height.isFinite else { return }
        for place in composition.departures.indices { composition.departures[place].attributes.z += height }
    }

    @inline(never)
    private mutating func moveContent(by items: Double) {
        for place in composition.morphs.indices {
            let morph = composition.morphs[place]
            composition.morphs[place].context.count = context.count
            composition.morphs[place].context.offset = morph.layout.offset(
                morph.context.offset, movedBy: items, in: morph.context)
        }
        guard items != 0 else { return }
        let height = heightShown
        defer {
            composition.anchor(at: position(at: context.offset))
            raiseDepartures(by: heightShown - height)
        }
        scrolling.restingPosition += items
        let offset = layout.offset(context.offset, movedBy: items, in: context)
        let target = layout.offset(scrolling.motion.restingOffset, movedBy: items, in: context)
        let (distance, restDistance) = (offset - context.offset, target - scrolling.motion.restingOffset)
        pointers.tracking?.anchorOffset += distance
        pointers.dragVelocity.shift(by: distance)
        guard abs(distance - restDistance) > Tuning.restDistance else {
            scrolling.motion = scrolling.motion.translated(by: distance)
            return context.offset = offset
        }
        // The layout stood still, beyond an end: it goes on from where it is seen.
        hold(at: offset)
        if pointers.tracking?.holdsContent == true {
            anchorTracking()
        } else {
            spring(to: target, velocity: 0)
        }
    }
}

extension CollectionLayout {
    /// The offset that shows what another one shows, so many items farther on.
    @inline(never)
    fileprivate func offset(_ offset: Double, movedBy items: Double, in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return offset }
        let moved = self.offset(ofPosition: positionShown(at: offset, in: space) + items, in: space)
        return items == 0 ? offset : moved
    }
}
