/// Visible items keep their positions during changes before them.
extension CollectionEngine {
    /// Returns the displacement of the kept items by a change.
    ///
    /// - Parameter follows: Whether a kept item that is moved stays in view.
    func displacement(by change: IndexChange, following follows: Bool = false) -> Displacement {
        let content = shownContent
        guard context.count > 0 else {
            return Displacement(item: 0, items: 0, itemsAtRest: 0, isRestLimited: false, content: content)
        }
        let rest = itemPosition(scrolling.restingPosition).roundedDownToInt
        let item = itemKept(by: change, following: follows ? rest : nil)
        // An item that the content only passes is not followed.
        let items = change.displacement(of: item, following: follows && item == rest)
        // An item that is still to come is not displaced by others.
        let exists = context.isLooping || rest < context.count
        let itemsAtRest = exists ? change.displacement(of: rest, following: follows) : 0
        return Displacement(
            item: item, items: items, itemsAtRest: itemsAtRest,
            isRestLimited: exists && !context.isLooping, content: content)
    }

    /// The content shown now.
    private var shownContent: ShownContent {
        ShownContent(
            position: position(shownAt: context.offset),
            restingPosition: position(shownAt: scrolling.motion.restingOffset), z: shownZ)
    }

    /// Returns the item that keeps its visible position: the open one, or the one shown at the offset.
    ///
    /// - Parameter followed: The item that keeps it even if it is moved.
    private func itemKept(by change: IndexChange, following followed: Int?) -> Int {
        let seen = shownPosition
        // Content at its start cannot scroll back.
        func canFollow(_ item: Int) -> Bool {
            let displacement = change.displacement(of: item, following: item == followed)
            return context.isLooping || seen + Double(displacement) >= -roundingMargin
        }
        if let item = openedSlot?.roundedDownToInt, canFollow(item) { return item }
        let item = itemPosition(seen).roundedDownToInt
        return canFollow(item) ? item : max(seen, 0).roundedDownToInt
    }

    /// Moves the offset with the items, so that the kept item stays in view. Content that moves to an item continues
    /// to it, and the item at rest stays at rest.
    mutating func keepInView(_ displacement: Displacement, animated: Bool) {
        let before = context.offset
        moveContent(by: Double(displacement.items), from: displacement.content)
        moveOpening(by: displacement.items)
        scrolling.restingPosition += Double(displacement.itemsAtRest - displacement.items)
        if displacement.isRestLimited && itemPosition(scrolling.restingPosition) >= Double(context.count) {
            scrolling.restingPosition = Double(max(context.count - 1, 0))
        }
        moveToRest(animated: animated, from: before)
    }

    /// Moves content that nothing holds to the item at rest, if it would rest elsewhere.
    ///
    /// - Parameter before: The offset before the change. Content that returns to it at once has not moved.
    private mutating func moveToRest(animated: Bool, from before: Double) {
        guard context.count > 0 && pointers.tracking == nil && !scrolling.isHeld else { return }
        let target = offset(keeping: scrolling.restingPosition)
        guard abs(target - scrolling.motion.restingOffset) > scrolling.restTolerance else { return }
        if scrolling.isUnsettled {
            continueMotion(as: scrolling.motion, to: target)
        } else if animated && !context.reduceMotion {
            spring(to: target, velocity: 0)
        } else {
            context.offset = before
            rest(at: target)
        }
    }

    /// In a loop, moves the content to the lap on which slots equal indices. The visible items stay.
    mutating func returnToFirstLap() {
        guard context.isLooping && context.count > 0 else { return }
        let lap = ((openedSlot ?? itemPosition(shownPosition)) / Double(context.count)).rounded(.down)
        guard lap != 0 else { return }
        let items = lap * Double(context.count)
        for index in composition.shifts.indices {
            let threshold = Double(composition.shifts[index].threshold) - items
            composition.shifts[index].threshold = threshold.roundedDownToInt
        }
        moveContent(by: -items, from: shownContent)
    }

    /// The slot of the open item nearest to the resting position.
    private var openedSlot: Double? {
        guard let opening = composition.opening, !opening.isRemoved else { return nil }
        return context.slot(of: opening.index, near: scrolling.restingPosition)
    }

    /// The position shown at the offset, limited to the range of offsets.
    private var shownPosition: Double {
        position(shownAt: context.offset.clamped(to: layout.offsetRange(in: context)))
    }

    /// Returns a position with a tolerance for the item just before it; not negative, unless the content loops.
    private func itemPosition(_ position: Double) -> Double {
        let position = position + Tuning.itemTolerance
        return context.isLooping ? position : max(position, 0)
    }

    /// The z of the item shown.
    private var shownZ: Double { layout.attributes(at: position(shownAt: context.offset), in: context).z }

    /// Raises leaving items by the change of z, if z is a position: they stay between the same items.
    private mutating func raiseDepartures(by height: Double) {
        guard height.isFinite else { return }
        for index in composition.departures.indices { composition.departures[index].attributes.z += height }
    }

    /// - Parameter content: The content before the change. If the items have sizes of their own, the layout has
    ///   changed since.
    private mutating func moveContent(by items: Double, from content: ShownContent) {
        for index in composition.firstCurrentMorph..<composition.morphs.count {
            let morph = composition.morphs[index]
            composition.morphs[index].context.count = context.count
            composition.morphs[index].context.offset = morph.layout.offset(
                morph.context.offset, movedBy: items, in: morph.context)
        }
        guard items != 0 || composition.rearrangesItems else { return }
        defer {
            composition.anchor(at: position(shownAt: context.offset), offset: context.offset)
            raiseDepartures(by: shownZ - content.z)
        }
        scrolling.restingPosition += items
        guard let space = LayoutSpace(context, axis: axis) else { return }
        let offset = layout.finiteOffset(showing: content.position + items, in: space)
        let target = layout.finiteOffset(showing: content.restingPosition + items, in: space)
        let (distance, restDistance) = (offset - context.offset, target - scrolling.motion.restingOffset)
        pointers.tracking?.anchorOffset += distance
        pointers.dragVelocity.shift(by: distance)
        guard abs(distance - restDistance) > Settling.distance else {
            scrolling.motion = scrolling.motion.translated(by: distance)
            return context.offset = offset
        }
        // The layout did not move, beyond an end: the motion continues from the visible offset.
        hold(at: offset)
        if pointers.tracking?.holdsContent == true {
            anchorTracking()
        } else {
            spring(to: target, velocity: 0)
        }
    }
}

extension CollectionLayout {
    /// Returns the offset that shows the same items after they have moved by a number of items.
    fileprivate func offset(_ offset: Double, movedBy items: Double, in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return offset }
        let moved = self.finiteOffset(showing: finitePosition(shownAt: offset, in: space) + items, in: space)
        return items == 0 ? offset : moved
    }
}
