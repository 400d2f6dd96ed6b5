/// Updates of stored indices.
extension CollectionEngine {
    /// Updates all stored indices, before the count changes.
    mutating func renumber(_ change: IndexChange) {
        currentFrame.renumber(change)
        composition.motions.update { change.renumber(&$0.index) }
        let start = transition
        if composition.opening?.renumber(change, start) == false {
            composition.openings = []
        }
        if composition.returning?.renumber(change, start) == false {
            composition.returnings = []
        }
        focusedItem = focusedItem.flatMap { change.newIndex(of: $0) }
        steps.update { $0.renumber(change) }
        if let current = pointers.tracking, let item = current.item {
            pointers.tracking?.origin = change.newGap(of: current.origin)
            pointers.tracking?.item = change.newIndex(of: item)
            if pointers.tracking?.item == nil && pointers.tracking?.intent.concernsItem == true {
                pointers.tracking?.intent = .other
            }
        }
        renumberGaps(change)
    }

    /// Updates the thresholds of shifts; in a loop, they may be on any lap.
    private mutating func renumberGaps(_ change: IndexChange) {
        for index in composition.shifts.indices {
            let threshold = composition.shifts[index].threshold
            let first = threshold - context.index(ofSlot: threshold)
            let lap = context.isLooping && context.count > 0 ? first / context.count : 0
            let gap = change.newGap(of: threshold - lap * context.count)
            // As `Double`: on a far lap, the product may overflow an `Int`.
            let start = Double(lap) * Double(context.count + change.growth)
            composition.shifts[index].threshold = (start + Double(gap)).roundedDownToInt
        }
    }

    /// Updates the removals that can be undone after an insertion or a move, from the last one to the first: each has an index
    /// among the items before the next removal, to which the indices of the change are brought.
    mutating func renumberRemovals(_ change: IndexChange) {
        var change = change
        for index in removals.indices.reversed() {
            let gap = removals[index].index
            removals[index].index = change.newGap(of: gap)
            change = change.includingItems(removals[index].count, removedAt: gap, removals[index].index)
        }
    }

    /// Moves content beyond the end into the range, after a change of the items.
    ///
    /// - Parameter before: The offset before the change. Content that returns to it at once has not moved.
    mutating func settleIntoRange(animated: Bool, from before: Double) {
        guard context.count > 0 else {
            scrolling.restingPosition = 0
            return rest(at: layout.offsetRange(in: context).lowerBound)
        }
        let range = layout.offsetRange(in: context)
        if scrolling.hostPhase != .idle { return }
        if pointers.tracking?.intent == .scroll { return anchorTracking() }
        guard !range.contains(scrolling.motion.restingOffset) else { return }
        let target = layout.restingOffset(forProposed: scrolling.motion.restingOffset, in: context)
        if animated && !context.reduceMotion {
            spring(to: target, velocity: scrolling.motion.velocity(at: time))
        } else {
            context.offset = before
            rest(at: target)
        }
    }
}
