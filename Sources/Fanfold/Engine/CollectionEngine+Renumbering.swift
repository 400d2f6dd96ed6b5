/// Every index that the engine keeps follows the items.
extension CollectionEngine {
    mutating func renumber(insertedAt index: Int, count: Int) {
        renumber { $0 >= index ? $0 + count : $0 }
        renumberGaps(growingBy: count) { $0 > index ? $0 + count : $0 }
    }

    mutating func renumber(removedAt index: Int, count: Int) {
        renumber { item in item < index ? item : item >= index + count ? item - count : nil }
        renumberGaps(growingBy: -count) { $0 <= index ? $0 : max($0 - count, index) }
    }

    mutating func renumber(movedFrom from: Int, to: Int) {
        renumber { item in
            if item == from { return to }
            let closed = item > from ? item - 1 : item
            return closed >= to ? closed + 1 : closed
        }
        renumberGaps(growingBy: 0) { gap in
            let closed = gap > from ? gap - 1 : gap
            return closed > to ? closed + 1 : closed
        }
    }

    private mutating func renumber(_ newIndex: (Int) -> Int?) {
        stage.renumber(newIndex)
        var motions = composition.motions
        motions.removeAll { newIndex($0.index) == nil }
        for place in motions.indices { motions[place].index = newIndex(motions[place].index) ?? 0 }
        composition.motions = motions
        if let highlight = composition.highlight, !highlight.isGone {
            if let index = newIndex(highlight.index) {
                composition.highlight?.index = index
            } else {
                composition.highlight = nil
            }
        }
        focusedItem = focusedItem.flatMap(newIndex)
        steps = steps.compactMap { $0.renumbered(newIndex) }
        if let item = tracking?.item {
            tracking?.item = newIndex(item)
            if tracking?.item == nil && tracking?.intent.isAboutItem == true { tracking?.intent = .other }
        }
    }

    /// Places between items are not items: none of them goes. In a loop they may lie on any lap.
    ///
    /// - Parameter growth: How many items more there will be.
    private mutating func renumberGaps(growingBy growth: Int, _ newGap: (Int) -> Int) {
        for place in composition.shifts.indices {
            let threshold = composition.shifts[place].threshold
            let first = threshold - context.index(ofSlot: threshold)
            let lap = context.isLooping && context.count > 0 ? first / context.count : 0
            let next = newGap(threshold - lap * context.count) + lap * (context.count + growth)
            composition.shifts[place].threshold = next
        }
        if let removal = lastRemoval { lastRemoval?.index = newGap(removal.index) }
        if let highlight = composition.highlight, highlight.isGone {
            composition.highlight?.index = newGap(highlight.index)
        }
    }

    /// After a change of the items: what moved or rested beyond the end is brought into the content.
    mutating func settleIntoRange(animated: Bool) {
        guard context.count > 0 else {
            restingPosition = 0
            return rest(at: layout.offsetRange(in: context).lowerBound)
        }
        let range = layout.offsetRange(in: context)
        if tracking?.intent == .scroll { return anchorTracking() }
        guard !range.contains(motion.restingOffset) else { return }
        let target = layout.restingOffset(forProposed: motion.restingOffset, in: context)
        if animated && !context.reduceMotion {
            spring(to: target, velocity: motion.velocity(at: time))
        } else {
            rest(at: target)
        }
    }
}
