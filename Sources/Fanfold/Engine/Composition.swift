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
        if isPlain { return layout.attributes(at: Double(slot), in: context) }
        let motion = motions[of: index]
        var position = Double(slot) + shifts.displacement(of: slot, at: time)
        position += motion?.travel.value(at: time) ?? 0
        var item = placed(at: position, layout, context, at: time)
        item = highlighted(item, atSlot: slot, layout, context, at: time)
        return motion.map { applied($0, to: item, layout, context, at: time) } ?? item
    }

    private func highlighted(
        _ item: ItemAttributes, atSlot slot: Int, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        guard let highlight else { return item }
        return highlight.applied(
            to: item, atSlot: slot, amount: highlight.amount.value(at: time), in: viewport(context, at: time),
            layout, context)
    }

    /// The viewport's size, on its way from what it was.
    private func viewport(_ context: LayoutContext, at time: Double) -> Size {
        guard !context.reduceMotion, var size = morphs.first?.context.viewport else {
            return context.viewport
        }
        for (number, morph) in morphs.enumerated() {
            let isLast = number == morphs.count - 1
            let next = isLast ? context.viewport : morphs[number + 1].context.viewport
            let amount = morph.amount.value(at: time)
            size.width = mix(size.width, next.width, amount)
            size.height = mix(size.height, next.height, amount)
        }
        return size
    }

    /// How an item is shown that is on its way out.
    func attributes(
        of departure: Departure, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        let item = faded(departure, layout, context, at: time)
        return displaced(item, by: departure.swipe.value(at: time), layout)
    }

    /// The same, but for its displacement.
    func faded(
        _ departure: Departure, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var gone = layout.removalAttributes(of: departure.attributes)
        if context.reduceMotion {
            gone = departure.attributes
            gone.opacity = 0
        }
        return departure.attributes.blended(with: gone, departure.fade.value(at: time))
    }
}

extension Composition {
    /// How the layout, and what it was before, place an item.
    @inline(never)
    private func placed(
        at position: Double, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        guard let oldest = morphs.first else { return layout.attributes(at: position, in: context) }
        var item = oldest.layout.attributes(at: position, in: oldest.context)
        for (number, morph) in morphs.enumerated() {
            let isLast = number == morphs.count - 1
            let next =
                isLast
                ? layout.attributes(at: position, in: context)
                : morphs[number + 1].layout.attributes(at: position, in: morphs[number + 1].context)
            let amount = morph.amount.value(at: time)
            // What a value of the appearance means is the new layout's affair.
            item.appearance = next.appearance
            item =
                context.reduceMotion ? item.crossFaded(with: next, amount) : item.blended(with: next, amount)
        }
        return item
    }

    private func applied(
        _ motion: ItemMotion, to item: ItemAttributes, _ layout: Layout, _ context: LayoutContext,
        at time: Double
    ) -> ItemAttributes {
        var result = item
        let arrival = motion.arrival.value(at: time)
        if arrival != 1 {
            var coming = motion.origin ?? layout.insertionAttributes(of: item)
            if context.reduceMotion {
                coming = item
                coming.opacity = 0
            }
            result = coming.blended(with: item, arrival)
        }
        result = displaced(result, by: motion.swipe.value(at: time), layout)
        let hold = motion.hold.value(at: time)
        guard hold != 0 else { return result }
        var held = result
        held.center = motion.heldCenter
        held.scale *= context.reduceMotion ? 1 : Tuning.heldScale
        return result.blended(with: held, hold)
    }

    /// An item displaced across the scroll axis.
    func displaced(_ item: ItemAttributes, by distance: Double, _ layout: Layout) -> ItemAttributes {
        var result = item
        result.center[layout.axis.cross] += distance
        return result
    }
}
