/// Every index that the engine keeps follows the items.
extension CollectionEngine {
    /// Comes before the count changes.
    @inline(never)
    mutating func renumber(_ change: IndexChange) {
        currentFrame.renumber(change)
        composition.motions.update { change.renumber(&$0.index) }
        let (now, scale) = (time, viewportScale)
        if composition.opening?.renumber(change, at: now, scale: scale) == false {
            composition.openings = []
        }
        if composition.returning?.renumber(change, at: now, scale: scale) == false {
            composition.returnings = []
        }
        focusedItem = focusedItem.flatMap { change.newIndex(of: $0) }
        steps.update { $0.renumber(change) }
        if let current = pointers.tracking, let item = current.item {
            pointers.tracking?.origin = change.newGap(of: current.origin)
            pointers.tracking?.item = change.newIndex(of: item)
            if pointers.tracking?.item == nil && pointers.tracking?.intent.isAboutItem == true {
                pointers.tracking?.intent = .other
            }
        }
        renumberGaps(change)
    }

    /// In a loop, gaps may lie on any lap.
    private mutating func renumberGaps(_ change: IndexChange) {
        for place in composition.shifts.indices {
            let threshold = composition.shifts[place].threshold
            let first = threshold - context.index(ofSlot: threshold)
            let lap = context.isLooping && context.count > 0 ? first / context.count : 0
            let gap = change.newGap(of: threshold - lap * context.count)
            composition.shifts[place].threshold = gap + lap * (context.count + change.growth)
        }
        if let removal = lastRemoval { lastRemoval?.index = change.newGap(of: removal.index) }
    }

    /// After a change of the items: what moved or rested beyond the end is brought into the content.
    mutating func settleIntoRange(animated: Bool) {
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
            rest(at: target)
        }
    }
}
