/// Every index that the engine keeps follows the items.
extension CollectionEngine {
    mutating func renumber(insertedAt index: Int, count: Int) {
        renumber { $0 >= index ? $0 + count : $0 }
        renumberGaps { $0 > index ? $0 + count : $0 }
    }

    mutating func renumber(removedAt index: Int, count: Int) {
        renumber { item in item < index ? item : item >= index + count ? item - count : nil }
        renumberGaps { $0 <= index ? $0 : max($0 - count, index) }
    }

    mutating func renumber(movedFrom from: Int, to: Int) {
        renumber { item in
            if item == from { return to }
            let closed = item > from ? item - 1 : item
            return closed >= to ? closed + 1 : closed
        }
        renumberGaps { gap in
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

    /// Places between items are not items: none of them goes.
    private mutating func renumberGaps(_ newGap: (Int) -> Int) {
        for place in composition.shifts.indices {
            composition.shifts[place].threshold = newGap(composition.shifts[place].threshold)
        }
        if let removal = lastRemoval { lastRemoval?.index = newGap(removal.index) }
        if let highlight = composition.highlight, highlight.isGone {
            composition.highlight?.index = newGap(highlight.index)
        }
    }

    /// Moves the offset with the items before the one at rest, so that this one is seen where it was.
    mutating func keepInView(movedBy items: Double) {
        for place in composition.morphs.indices {
            let morph = composition.morphs[place]
            let distance = morph.layout.length(ofItems: items, in: morph.context)
            composition.morphs[place].context.offset += distance
            composition.morphs[place].context.count = context.count
        }
        guard items != 0 else { return }
        for place in composition.departures.indices { composition.departures[place].attributes.z += items }
        let distance = layout.length(ofItems: items, in: context)
        restingPosition += items
        motion = motion.translated(by: distance)
        context.offset += distance
        tracking?.anchorOffset += distance
        tracking?.velocity.shift(by: distance)
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

extension CollectionLayout {
    /// How much farther one item is shown than another, so many items before it, in points.
    fileprivate func length(ofItems items: Double, in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return 0 }
        return offset(showing: items, in: space) - offset(showing: 0, in: space)
    }
}
