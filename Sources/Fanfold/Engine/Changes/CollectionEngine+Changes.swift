/// Items come, go and move.
extension CollectionEngine {
    /// Changes the items, one change after the other, at once; what is seen follows along the layout's path.
    ///
    /// Changes may come at any time: while scrolling, while others are on their way, while an item is open.
    /// The item at rest stays at rest when something changes before it. The count, the content length and the
    /// range of offsets are right as soon as this returns; an offset that is now beyond the end moves into it.
    ///
    /// Of hundreds of changes at once nobody could follow one: what is seen follows the first of them gradually, and the
    /// others at once.
    ///
    /// - Parameters:
    ///   - changes: An index that does not exist at its moment is a programmer's error and stops the program.
    ///   - animated: Whether what is seen follows gradually. Under Reduce Motion items only fade.
    ///   - time: In seconds.
    public mutating func apply(_ changes: [CollectionChange], animated: Bool, time: Double) {
        pass(to: time)
        for change in changes { apply(change, animated: animated) }
        finishWhatIsDue()
    }

    /// Where ``undoRemoval(animated:time:)`` would bring items back, by the indices that they would have; nil where nothing
    /// was removed.
    public var removalToUndo: Range<Int>? {
        guard let removal = lastRemoval else { return nil }
        let index = min(removal.index, context.count)
        return index..<index + removal.count
    }

    /// Brings back what was removed last, where it was: one item, or as many as were removed at once.
    ///
    /// - Returns: The index of the first one, or nil where nothing was removed.
    @discardableResult
    @inline(never)
    public mutating func undoRemoval(animated: Bool, time: Double) -> Int? {
        guard let removal = lastRemoval else { return nil }
        pass(to: time)
        lastRemoval = nil
        let index = min(removal.index, context.count)
        let leaving = composition.departures.filter { $0.removal.number == removal.number }
        composition.departures.update { $0.removal.number != removal.number }
        insert(at: index, count: removal.count, animated: animated, undoing: removal)
        if animated {
            for place in leaving.indices {
                bringBack(index + leaving[place].removal.place, leaving[place])
            }
            // What several items that are gone have in common is only that they come back.
            if leaving.isEmpty && removal.count == 1 { bringBack(index, removal) }
        }
        finishWhatIsDue()
        return index
    }
}

extension CollectionEngine {
    @inline(never)
    mutating func apply(_ change: CollectionChange, animated: Bool) {
        updateFrame()
        switch change {
        case .insert(let index, let count): insert(at: index, count: count, animated: animated)
        case .remove(let index, let count): remove(at: index, count: count, animated: animated)
        case .move(let from, let to): move(from: from, to: to, animated: animated)
        case .reload(let index):
            requireItem(index, "reload index")
            emit(.didReload(index: index))
        }
    }

    /// An insertion opens a gap: items on the side that does not rest glide away from it.
    ///
    /// - Parameter removal: What is put back where it was, if anything: at the place that rests, it rests again.
    @inline(never)
    mutating func insert(at index: Int, count: Int, animated: Bool, undoing removal: Removal? = nil) {
        require(
            index >= 0 && index <= context.count, "insert index", Double(index), "must be in 0...count")
        require(count >= 0, "insert count", Double(count), "must not be negative")
        guard count > 0 else { return }
        returnToFirstLap()
        let isEmpty = context.count == 0
        // What is put back at the place that rests does not push aside what rests there.
        let moved = displacement(by: .insertion(at: removal == nil ? index : index + 1, count: count))
        renumber(.insertion(at: index, count: count))
        if let removal { composition.shifts.closeGap(of: removal, at: index) }
        context.count += count
        closeLoop()
        keepInView(moved)
        if isEmpty { hold(at: offset(keeping: scrolling.restingPosition)) }
        if animated {
            gap(at: index, widenedBy: count, before: moved.items)
            arrive(index..<index + count)
        }
        settleIntoRange(animated: animated)
        emit(.didInsert(index: index, count: count))
        hasUnfinishedChanges = true
    }

    /// A removal closes a gap: items on the side that does not rest glide into it.
    @inline(never)
    mutating func remove(at index: Int, count: Int, animated: Bool) {
        require(
            index >= 0 && count >= 0 && index <= context.count - count, "remove index", Double(index),
            "and its count must be within the items")
        guard count > 0 else { return }
        returnToFirstLap()
        let change = IndexChange.removal(at: index, count: count)
        let moved = displacement(by: change)
        depart(index..<index + count, animated: animated)
        renumber(change)
        context.count -= count
        closeLoop()
        keepInView(moved)
        if animated { gap(at: index, widenedBy: -count, before: moved.items, removal: removalCount) }
        settleIntoRange(animated: animated)
        emit(.didRemove(index: index, count: count))
        hasUnfinishedChanges = true
    }

    /// A move closes one gap and opens another; the item itself travels along the layout's path.
    @inline(never)
    mutating func move(from: Int, to: Int, animated: Bool) {
        requireItem(from, "move from")
        requireItem(to, "move to")
        guard from != to else { return }
        returnToFirstLap()
        let shown = place(of: from) + (composition.motions[of: from]?.travel.value(at: time) ?? 0)
        let change = IndexChange.move(from: from, to: to)
        let moved = displacement(by: change)
        let removed = IndexChange.removal(at: from, count: 1).displacement(of: moved.seen)
        renumber(change)
        keepInView(moved)
        if animated {
            // The item that came in before the gap that it left has moved that gap on.
            gap(at: to < from ? from + 1 : from, widenedBy: -1, before: removed)
            gap(at: to, widenedBy: 1, before: moved.items - removed)
            travel(to, from: shown + Double(moved.items) - place(of: to))
        }
        settleIntoRange(animated: animated)
        emit(.didMove(from: from, to: to))
        hasUnfinishedChanges = true
    }
}

extension CollectionEngine {
    @inline(never)
    var viewportScale: Double { max(context.viewport.width, context.viewport.height) }

    /// The position at which an item is seen, but for what it does on its own.
    @inline(never)
    private func place(of index: Int) -> Double {
        let slot = layout.slot(of: index, in: context)
        return Double(slot) + composition.shifts.displacement(of: slot, at: time)
    }

    /// Items glide to either side of a gap that has become wider or narrower. A loop has a gap on each lap.
    ///
    /// - Parameter before: How much of it lies before the item at rest.
    @inline(never)
    private mutating func gap(at index: Int, widenedBy width: Int, before: Int, removal: Int = 0) {
        let end = index + max(width, 0)
        shift(.before, index, Double(before), removal)
        shift(.after, end, Double(before - width), removal)
        guard context.isLooping else { return }
        shift(.before, index - context.count, Double(width))
        shift(.after, end + context.count, -Double(width))
    }

    @inline(never)
    private mutating func shift(
        _ side: PositionShift.Side, _ threshold: Int, _ amount: Double, _ removal: Int = 0
    ) {
        guard amount != 0 && !context.reduceMotion && composition.shifts.count < Tuning.mostShifts
        else { return }
        let glide = AnimatedValue(amount, to: 0, at: time, scale: viewportScale)
        composition.shifts.append(
            PositionShift(threshold: threshold, side: side, amount: glide, removal: removal))
    }

    private mutating func travel(_ index: Int, from distance: Double) {
        // One that is brought back to where it is seen no longer travels.
        let isThere = distance == 0 && composition.motions[of: index] == nil
        guard !isThere && !context.reduceMotion else { return }
        let glide = AnimatedValue(distance, to: 0, at: time, scale: viewportScale)
        composition.motions[composition.motions.place(of: index)].travel = glide
    }

    /// Items that are seen as soon as they are there come gradually.
    private mutating func arrive(_ range: Range<Int>) {
        updateFrame()
        let arrival = AnimatedValue(0, to: 1, at: time, scale: viewportScale)
        let items = frame.visibleItems
        for place in items.indices where range.contains(items[place].index) && !items[place].isLeaving {
            composition.motions[composition.motions.place(of: items[place].index)].arrival = arrival
        }
    }

    /// Items that are seen go on being seen as they leave.
    private mutating func depart(_ range: Range<Int>, animated: Bool) {
        removalCount += 1
        lastRemoval = Removal(
            index: range.lowerBound, count: range.count, number: removalCount, identity: nil,
            sign: layout.removal?.defaultSign ?? -1)
        let items = frame.visibleItems
        for place in items.indices where range.contains(items[place].index) && !items[place].isLeaving {
            let swipe = composition.motions.swipe(of: items[place].index)
            let distance = swipe.value(at: time)
            let sign = distance == 0 ? layout.removal?.defaultSign ?? -1 : distance < 0 ? -1 : 1
            lastRemoval?.identity = items[place].identity
            lastRemoval?.sign = sign
            guard animated else { continue }
            composition.departures.append(departure(of: items[place], range, swipe: swipe, sign: sign))
        }
        if let returning = composition.returning, !returning.isGone, range.contains(returning.index) {
            let (now, scale) = (time, viewportScale)
            composition.returnings.changeFirst { $0.leave(gap: range.lowerBound, at: now, scale: scale) }
        }
        if let opening = composition.opening, !opening.isGone, range.contains(opening.index) {
            emit(.didClose(index: opening.index))
            dropOpening(gap: range.lowerBound, animated: animated)
        }
    }

    private func departure(
        of item: VisibleItem, _ range: Range<Int>, swipe: AnimatedValue, sign: Double
    ) -> Departure {
        var attributes = item.attributes
        attributes.center[axis.cross] -= swipe.value(at: time)
        var away = swipe
        let isPlain = composition.opening?.index != item.index
        let leavesSideways = layout.removal != nil && !context.reduceMotion && isPlain
        if leavesSideways { away.animate(to: sign * exitDistance(of: attributes), at: time) }
        return Departure(
            identity: item.identity, formerIndex: item.index,
            removal: (removalCount, item.index - range.lowerBound), attributes: attributes,
            crossAxis: axis.cross, swipe: away,
            fade: leavesSideways ? AnimatedValue(0) : AnimatedValue(0, to: 1, at: time, scale: viewportScale))
    }

    /// The viewport's extent across the scroll axis, in points.
    var crossLength: Double { context.viewport[axis.cross] }

    /// How far an item goes that leaves across the scroll axis, in points: until nothing of it is seen. In
    /// perspective it may reach beyond the viewport.
    @inline(never)
    private func exitDistance(of item: ItemAttributes) -> Double {
        guard let bounds = item.quad?.bounds else { return crossLength }
        let start = bounds.origin[axis.cross]
        return max(crossLength, max(crossLength - start, start + bounds.size[axis.cross]))
    }

    /// An item comes back from where it is on its way out.
    private mutating func bringBack(_ index: Int, _ leaving: Departure) {
        currentFrame.adopt(leaving.identity, by: index)
        let place = composition.motions.place(of: index)
        if leaving.crossAxis == axis.cross && composition.morphs.isEmpty {
            composition.motions[place].leave(composition.faded(leaving, layout, context, at: time))
            composition.motions[place].swipe = leaving.swipe
            composition.motions[place].swipe.animate(to: 0, at: time)
        } else {
            // Where the axis is another one, what it is displaced by is a part of where it is.
            composition.motions[place].leave(composition.attributes(of: leaving, layout, context, at: time))
        }
        composition.motions[place].arrival = AnimatedValue(0, to: 1, at: time, scale: viewportScale)
    }

    /// An item that is gone comes back from the side to which it left.
    private mutating func bringBack(_ index: Int, _ removal: Removal) {
        guard layout.removal != nil && !context.reduceMotion else { return }
        if let identity = removal.identity { currentFrame.adopt(identity, by: index) }
        let distance = exitDistance(of: layout.attributes(at: Double(index), in: context))
        let place = composition.motions.place(of: index)
        composition.motions[place].arrival = AnimatedValue(1)
        composition.motions[place].swipe = AnimatedValue(removal.sign * distance, to: 0, at: time)
    }
}
