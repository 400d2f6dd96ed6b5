/// Insertions, removals and moves.
extension CollectionEngine {
    /// Applies changes to the items, one after the other; the visible items follow along the layout's path.
    ///
    /// Changes may come at any time: during scrolling, during other changes, or while an item is open. The item at
    /// rest, or the one to which the content scrolls, stays the same, even if it is moved; a removed one leaves its
    /// place to the next one. The count, the content length and the range of offsets are updated at once. An offset
    /// beyond the end moves into the range.
    ///
    /// If hundreds of changes come at once, only the first of them are animated.
    ///
    /// - Parameters:
    ///    - changes: The changes. An index that does not exist is a programmer's error and stops the program.
    ///    - animated: Whether the visible items move gradually. Under Reduce Motion they only fade.
    ///    - time: In seconds.
    public mutating func apply(_ changes: [CollectionChange], animated: Bool, time: Double) {
        apply(changes, followingMovedItem: true, layout: nil, animated: animated, time: time)
    }

    /// Applies changes to the items and to a layout with values of its own for each item, such as sizes.
    ///
    /// During the change, each item keeps its own size: see ``CollectionLayout/renumber(_:)``.
    ///
    /// - Parameters:
    ///    - changes: The changes. An index that does not exist is a programmer's error and stops the program.
    ///    - newLayout: The layout after the changes. A parameter out of its range is a programmer's error and stops the
    ///      program.
    ///    - animated: Whether the visible items move gradually. Under Reduce Motion they only fade.
    ///    - time: In seconds.
    public mutating func apply(
        _ changes: [CollectionChange], layout newLayout: Layout, animated: Bool, time: Double
    ) {
        apply(changes, followingMovedItem: true, layout: newLayout, animated: animated, time: time)
    }

    /// Applies changes to the items.
    ///
    /// - Parameters:
    ///    - changes: The changes.
    ///    - follows: Whether an item at rest that is moved stays at rest. Otherwise the content stays, as after a move by the
    ///      user.
    ///    - newLayout: The layout after the changes; nil for the present one, renumbered.
    ///    - animated: Whether the visible items move gradually.
    ///    - time: In seconds.
    package mutating func apply(
        _ changes: [CollectionChange], followingMovedItem follows: Bool, layout newLayout: Layout?,
        animated: Bool, time: Double
    ) {
        passTime(to: time)
        let offset = context.offset
        let rearranges = rearrangesItems(changes, newLayout)
        let isAnimated = animated && !(rearranges && changes.count > Tuning.mostShifts)
        if rearranges { beginRearrangement(animated: isAnimated) }
        for change in changes { apply(change, following: follows, animated: isAnimated) }
        if let newLayout { reconfigure(time: time) { layout, _ in layout = newLayout } }
        if context.offset != offset { forgetReportedOffset() }
        finishDueMotions()
    }

    /// The indices that ``undoRemoval(animated:time:)`` would insert, or nil if no removal can be undone: there was
    /// none, or the items would exceed ``LayoutContext/maximumCount``.
    public var removalToUndo: Range<Int>? {
        guard let removal = removals.last, removal.count <= LayoutContext.maximumCount - context.count
        else { return nil }
        let index = min(removal.index, context.count)
        return index..<index + removal.count
    }

    /// Inserts the items of the last removal at their previous indices. Another call restores the removal before it, up to
    /// the last hundred.
    ///
    /// - Returns: The index of the first item, or nil if no removal can be undone.
    @discardableResult
    public mutating func undoRemoval(animated: Bool, time: Double) -> Int? {
        passTime(to: time)
        guard let index = removalToUndo?.lowerBound, let removal = removals.popLast() else { return nil }
        let leaving = composition.departures.filter { $0.removal.id == removal.id }
        composition.departures.update { $0.removal.id != removal.id }
        insert(at: index, count: removal.count, animated: animated, undoing: removal)
        if animated {
            for departure in leaving.indices {
                bringBack(index + leaving[departure].removal.rank, leaving[departure])
            }
            // Several items that have left do not share a direction.
            if leaving.isEmpty && removal.count == 1 { bringBack(index, removal) }
        }
        finishDueMotions()
        return index
    }
}

extension CollectionEngine {
    @inline(never)  // 4 copies would add 0.5 kB to the WebAssembly.
    mutating func apply(_ change: CollectionChange, following follows: Bool = true, animated: Bool) {
        updateFrame()
        switch change {
        case .insert(let index, let count): insert(at: index, count: count, animated: animated)
        case .remove(let index, let count): remove(at: index, count: count, animated: animated)
        case .move(let from, let to):
            move(from: from, to: to, following: follows, animated: animated)
            // A lifted item returns to where the application has moved it.
            if pointers.tracking?.item == to { pointers.tracking?.origin = to + 1 }
        case .reload(let index):
            requireItem(index, "reload index")
            emit(.didReload(index: index))
        }
    }

    /// Inserts items: the items on one side of the gap move away from it.
    ///
    /// - Parameter removal: The removal that is undone, if any: an item that was at rest is at rest again.
    mutating func insert(at index: Int, count: Int, animated: Bool, undoing removal: Removal? = nil) {
        require(
            index >= 0 && index <= context.count, "insert index", Double(index), "must be in 0...count")
        require(count >= 0, "insert count", Double(count), "must not be negative")
        require(
            count <= LayoutContext.maximumCount - context.count, "insert count", Double(count),
            "must keep the count within LayoutContext.maximumCount")
        guard count > 0 else { return }
        returnToFirstLap()
        let before = context.offset
        let isEmpty = context.count == 0
        // An undone removal at the position at rest does not displace it.
        let moved = displacement(by: .insertion(at: removal == nil ? index : index + 1, count: count))
        renumber(.insertion(at: index, count: count))
        if let removal {
            composition.shifts.closeGap(of: removal, at: index)
        } else {
            renumberRemovals(.insertion(at: index, count: count))
        }
        let isRearranged = rearrange(.insert(at: index, count: count), animated: animated)
        context.count += count
        closeLoop()
        if isEmpty { hold(at: offset(keeping: scrolling.restingPosition)) }
        keepInView(moved, animated: animated)
        if animated {
            if !isRearranged { gap(at: index, widenedBy: count, before: moved.items) }
            arrive(index..<index + count)
        }
        settleIntoRange(animated: animated, from: before)
        emit(.didInsert(index: index, count: count))
        hasUnfinishedChanges = true
    }

    /// Removes items: the items on one side move into the gap.
    mutating func remove(at index: Int, count: Int, animated: Bool) {
        require(
            index >= 0 && count >= 0 && index <= context.count - count, "remove index", Double(index),
            "and its count must be within the items")
        guard count > 0 else { return }
        returnToFirstLap()
        let before = context.offset
        let change = IndexChange.removal(at: index, count: count)
        let moved = displacement(by: change)
        depart(index..<index + count, animated: animated)
        renumber(change)
        let isRearranged = rearrange(.remove(at: index, count: count), animated: animated)
        context.count -= count
        closeLoop()
        keepInView(moved, animated: animated)
        if animated && !isRearranged {
            gap(at: index, widenedBy: -count, before: moved.items, removal: removalCount)
        }
        settleIntoRange(animated: animated, from: before)
        emit(.didRemove(index: index, count: count))
        hasUnfinishedChanges = true
    }

    /// Moves an item along the layout's path: one gap closes and another one opens.
    ///
    /// - Parameter follows: Whether the item stays at rest if it is the one at rest. The default value is true. If a
    ///   pointer moves the item, the content stays.
    mutating func move(from: Int, to: Int, following follows: Bool = true, animated: Bool) {
        requireItem(from, "move from")
        requireItem(to, "move to")
        guard from != to else { return }
        returnToFirstLap()
        let before = context.offset
        let shown = shownPosition(of: from) + (composition.motions[of: from]?.travel.value(at: time) ?? 0)
        let change = IndexChange.move(from: from, to: to)
        let moved = displacement(by: change, following: follows)
        let removed = IndexChange.removal(at: from, count: 1).displacement(of: moved.item)
        renumber(change)
        renumberRemovals(change)
        let isRearranged = rearrange(.move(from: from, to: to), animated: animated)
        keepInView(moved, animated: animated)
        if animated && !isRearranged {
            // The insertion before the gap has moved the gap.
            gap(at: to < from ? from + 1 : from, widenedBy: -1, before: removed)
            gap(at: to, widenedBy: 1, before: moved.items - removed)
            travel(to, from: shown + Double(moved.items) - shownPosition(of: to))
        }
        settleIntoRange(animated: animated, from: before)
        emit(.didMove(from: from, to: to))
        hasUnfinishedChanges = true
    }
}

extension CollectionEngine {
    var viewportScale: Double { max(context.viewport.width, context.viewport.height) }

    /// The start of a transition of a progress or a position.
    @inline(never)
    var transition: TransitionStart {
        TransitionStart(spring: motionStyle.transitionSpring, time: time, scale: viewportScale)
    }

    /// The start of a transition of a length, in points.
    var movement: TransitionStart {
        var start = transition
        start.scale = 1
        return start
    }

    /// Returns a transition of a progress or a position that begins now.
    @inline(never)  // 7 copies would add to the WebAssembly.
    func animation(from value: Double, to target: Double) -> AnimatedValue {
        AnimatedValue(value, to: target, transition)
    }

    /// Moves an item across the scroll axis, to a distance from its place.
    ///
    /// - Parameters:
    ///    - motion: The index of the item's motion.
    ///    - velocity: In points per second; nil keeps the current velocity.
    @inline(never)  // 5 copies would add to the WebAssembly.
    mutating func moveAcross(_ motion: Int, to distance: Double, velocity: Double? = nil) {
        composition.motions[motion].swipe.animate(to: distance, velocity: velocity, movement)
    }

    /// Returns the position at which an item is visible, without its own motion.
    private func shownPosition(of index: Int) -> Double {
        let slot = layout.slot(of: index, in: context)
        return Double(slot) + composition.shifts.displacement(of: slot, at: time)
    }

    /// Moves the items on both sides of a gap. A loop has a gap on each lap.
    ///
    /// - Parameter before: The part of the width before the item at rest.
    @inline(never)  // 4 copies would add 0.5 kB to the WebAssembly.
    private mutating func gap(at index: Int, widenedBy width: Int, before: Int, removal: Int = 0) {
        let end = index + max(width, 0)
        shift(.before, index, Double(before), removal)
        shift(.after, end, Double(before - width), removal)
        guard context.isLooping else { return }
        shift(.before, index - context.count, Double(width))
        shift(.after, end + context.count, -Double(width))
    }

    @inline(never)  // 4 copies would add 0.9 kB to the WebAssembly.
    private mutating func shift(
        _ side: PositionShift.Side, _ threshold: Int, _ amount: Double, _ removal: Int = 0
    ) {
        guard amount != 0 && !context.reduceMotion && composition.shifts.count < Tuning.mostShifts
        else { return }
        let glide = animation(from: amount, to: 0)
        composition.shifts.append(
            PositionShift(threshold: threshold, side: side, amount: glide, removal: removal))
    }

    private mutating func travel(_ index: Int, from distance: Double) {
        // An item that returns to its visible position does not travel.
        let isThere = distance == 0 && composition.motions[of: index] == nil
        guard !isThere && !context.reduceMotion else { return }
        let glide = animation(from: distance, to: 0)
        composition.motions[composition.motions.index(forItem: index)].travel = glide
    }

    /// Fades in the inserted items that are visible.
    private mutating func arrive(_ range: Range<Int>) {
        updateFrame()
        let arrival = animation(from: 0, to: 1)
        let items = frame.visibleItems
        for rank in items.indices where range.contains(items[rank].index) && !items[rank].isLeaving {
            composition.motions[composition.motions.index(forItem: items[rank].index)].arrival = arrival
        }
    }

    /// Cross-fades visible items that an insertion at the seam of a loop has moved: under Reduce Motion, they neither
    /// move gradually nor jump.
    ///
    /// - Parameter items: The visible items before the insertion, whose indices are unchanged.
    mutating func crossFade(_ items: [VisibleItem]) {
        let arrival = animation(from: 0, to: 1)
        for rank in items.indices where !items[rank].isLeaving {
            let (index, origin) = (items[rank].index, items[rank].attributes)
            let slot = layout.slot(of: index, in: context)
            let new = composition.attributes(of: index, slot: slot, layout, context, at: time)
            guard new.center.distance(to: origin.center) > Settling.distance else { continue }
            let motion = composition.motions.index(forItem: index)
            composition.motions[motion].leave(origin, crossFades: true)
            composition.motions[motion].arrival = arrival
        }
        updateFrame()
    }

    /// Keeps the removed items that are visible until they have left.
    private mutating func depart(_ range: Range<Int>, animated: Bool) {
        removalCount += 1
        var removal = Removal(
            index: range.lowerBound, count: range.count, id: removalCount, identity: nil,
            sign: layout.removal.sign(ofDisplacement: 0))
        let items = frame.visibleItems
        for rank in items.indices where range.contains(items[rank].index) && !items[rank].isLeaving {
            let swipe = composition.motions.swipe(of: items[rank].index)
            let asked = composition.motions[of: items[rank].index]?.removalSign ?? 0
            removal.identity = items[rank].identity
            removal.sign = asked != 0 ? asked : layout.removal.sign(ofDisplacement: swipe.value(at: time))
            removal.isAsked = asked != 0
            guard animated else { continue }
            composition.departures.append(departure(of: items[rank], range, swipe: swipe, removal))
        }
        if removals.count >= Tuning.mostRemovals { removals.removeFirst() }
        removals.append(removal)
        if let returning = composition.returning, !returning.isRemoved, range.contains(returning.index) {
            let start = transition
            composition.returnings.changeFirst { $0.replaceByGap(at: range.lowerBound, start) }
        }
        if let opening = composition.opening, !opening.isRemoved, range.contains(opening.index) {
            emit(.didClose(index: opening.index))
            closeGapOfOpenItem(at: range.lowerBound, animated: animated)
        }
    }

    private func departure(
        of item: VisibleItem, _ range: Range<Int>, swipe: AnimatedValue, _ removal: Removal
    ) -> Departure {
        var attributes = item.attributes
        attributes.center[axis.cross] -= swipe.value(at: time)
        var away = swipe
        let isPlain = composition.opening?.index != item.index
        let leavesSideways = layout.removal != nil && !context.reduceMotion && isPlain
        if leavesSideways { away.animate(to: removal.sign * exitDistance(of: attributes), movement) }
        return Departure(
            identity: item.identity, formerIndex: item.index,
            removal: (removalCount, item.index - range.lowerBound), attributes: attributes,
            crossAxis: axis.cross, swipe: away, askedSign: removal.isAsked ? removal.sign : 0,
            fade: leavesSideways ? AnimatedValue(0) : animation(from: 0, to: 1))
    }

    /// The viewport's extent across the scroll axis, in points.
    var crossLength: Double { context.viewport[axis.cross] }

    /// Returns the distance by which an item leaves across the scroll axis, in points. With perspective, its
    /// projection may exceed the viewport.
    private func exitDistance(of item: ItemAttributes) -> Double {
        guard let bounds = item.quad?.bounds else { return crossLength }
        let start = bounds.origin[axis.cross]
        return max(crossLength, max(crossLength - start, start + bounds.size[axis.cross]))
    }

    /// Returns an item that is still leaving to the collection.
    private mutating func bringBack(_ index: Int, _ leaving: Departure) {
        currentFrame.adopt(leaving.identity, by: index)
        let motion = composition.motions.index(forItem: index)
        if leaving.crossAxis == axis.cross && composition.morphs.isEmpty {
            composition.motions[motion].leave(composition.faded(leaving, layout, context, at: time))
            composition.motions[motion].swipe = leaving.swipe
            moveAcross(motion, to: 0)
        } else {
            // If the axis has changed, the displacement becomes a part of the pose.
            composition.motions[motion].leave(composition.attributes(of: leaving, layout, context, at: time))
        }
        composition.motions[motion].arrival = animation(from: 0, to: 1)
    }

    /// Returns an item that has left to the collection, from the side to which it left.
    private mutating func bringBack(_ index: Int, _ removal: Removal) {
        guard layout.removal != nil && !context.reduceMotion else { return }
        if let identity = removal.identity { currentFrame.adopt(identity, by: index) }
        let distance = exitDistance(of: layout.attributes(at: Double(index), in: context))
        let motion = composition.motions.index(forItem: index)
        composition.motions[motion].arrival = AnimatedValue(1)
        composition.motions[motion].swipe = AnimatedValue(removal.sign * distance)
        moveAcross(motion, to: 0)
    }
}
