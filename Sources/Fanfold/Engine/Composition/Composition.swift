/// All that moves items, besides scrolling: one model in which everything composes.
///
/// At any time an item is shown at its position, displaced by what has been inserted and removed before or after
/// it; as its layout places it there, blended with what the layout was before; and on top of that, what happens
/// to the item alone. Each part is a function of time. The cost is that of the changes in flight, not of items.
package struct Composition<Layout: CollectionLayout>: Sendable {
    var shifts: [PositionShift] = []
    package var motions: [ItemMotion] = []
    var departures: [Departure] = []
    /// What the layout was, the oldest first.
    var morphs: [Morph<Layout>] = []
    package var highlight: Highlight?

    /// Nothing moves.
    package init() {}

    /// Whether items are just as their layout places them.
    var isPlain: Bool {
        shifts.isEmpty && motions.isEmpty && departures.isEmpty && morphs.isEmpty && highlight == nil
    }

    /// How an item is shown that stands at a place.
    package func attributes(
        of index: Int, slot: Int, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        let motion = motions[of: index]
        var position = Double(slot) + shifts.displacement(of: slot, at: time)
        position += motion?.travel.value(at: time) ?? 0
        var item = placed(at: position, layout, context, at: time)
        if let highlight {
            let viewport = viewport(context, at: time)
            highlight.apply(to: &item, atSlot: slot, at: time, in: viewport, layout, context)
        }
        motion?.apply(to: &item, at: time, layout, context)
        return item
    }

    /// The viewport's size, on its way from what it was.
    @inline(never)
    private func viewport(_ context: LayoutContext, at time: Double) -> Size {
        guard !context.reduceMotion && !morphs.isEmpty else { return context.viewport }
        var size = morphs[0].context.viewport
        for place in morphs.indices {
            let isLast = place + 1 == morphs.count
            let next = isLast ? context.viewport : morphs[place + 1].context.viewport
            let amount = morphs[place].amount.value(at: time)
            size.width = mix(size.width, next.width, amount)
            size.height = mix(size.height, next.height, amount)
        }
        return size
    }

    /// How the layout, and what it was before, place an item.
    @inline(never)
    private func placed(
        at position: Double, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        guard !morphs.isEmpty else { return layout.attributes(at: position, in: context) }
        var item = morphs[0].attributes(at: position)
        for place in morphs.indices {
            let isLast = place + 1 == morphs.count
            let next =
                isLast
                ? layout.attributes(at: position, in: context) : morphs[place + 1].attributes(at: position)
            // What a value of the appearance means is the new layout's affair.
            item.appearance = next.appearance
            item.blend(with: next, morphs[place].amount.value(at: time), isCalm: context.reduceMotion)
        }
        return item
    }
}

extension Departure {
    /// How an item is shown that is on its way out.
    func attributes<Layout: CollectionLayout>(
        _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var item = faded(layout, context, at: time)
        item.center[layout.axis.cross] += swipe.value(at: time)
        return item
    }

    /// The same, but for its displacement.
    @inline(never)
    func faded<Layout: CollectionLayout>(
        _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var item = attributes
        var gone = item
        if context.reduceMotion { gone.opacity = 0 } else { gone = layout.removalAttributes(of: item) }
        item.blend(with: gone, fade.value(at: time))
        return item
    }
}

extension ItemMotion {
    /// What an item does on its own, on top of how its layout shows it.
    @inline(never)
    func apply<Layout: CollectionLayout>(
        to item: inout ItemAttributes, at time: Double, _ layout: Layout, _ context: LayoutContext
    ) {
        let isCalm = context.reduceMotion
        let arrival = arrival.value(at: time)
        if arrival != 1 {
            let arrived = item
            if isCalm { item.opacity = 0 } else { item = origin ?? layout.insertionAttributes(of: arrived) }
            item.blend(with: arrived, arrival)
        }
        item.center[layout.axis.cross] += swipe.value(at: time)
        let isLifted = self.hold.target == 1
        let hold = hold.value(at: time)
        guard hold != 0 || isLifted else { return }
        if isLifted || hold > Tuning.loweredPart { item.z += Tuning.heldRise }
        var held = item
        held.center = heldCenter
        held.scale *= isCalm ? 1 : Tuning.heldScale
        item.blend(with: held, hold)
    }
}
