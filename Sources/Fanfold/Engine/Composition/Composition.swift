/// All that moves items, besides scrolling: one model in which everything composes.
///
/// At any time an item is shown at its position, displaced by what has been inserted and removed before or after
/// it; as its layout places it there, blended with what the layout was before; and on top of that, what happens
/// to the item alone. Each part is a function of time. The cost is that of the changes in flight, not of items.
@usableFromInline
package struct Composition<Layout: CollectionLayout>: Sendable {
    @usableFromInline var shifts: [PositionShift] = []
    @usableFromInline package var motions: [ItemMotion] = []
    @usableFromInline var departures: [Departure] = []
    /// What the layout was, the oldest first.
    @usableFromInline var morphs: [Morph<Layout>] = []
    /// The item that is open, or on its way there or back. Kept apart, as all that is seldom there: what is
    /// not there costs a frame nothing.
    package var opening: Opening? {
        get { openings.first }
        @inline(never) set { openings = newValue.map { [$0] } ?? [] }
    }
    /// An item that was open before, on the rest of its way back.
    var returning: Opening? {
        get { returnings.first }
        @inline(never) set { returnings = newValue.map { [$0] } ?? [] }
    }
    @usableFromInline var openings: [Opening] = []
    @usableFromInline var returnings: [Opening] = []

    /// Nothing moves.
    package init() {}

    /// Whether items are just as their layout places them.
    @inlinable
    var isPlain: Bool {
        shifts.isEmpty && motions.isEmpty && departures.isEmpty && morphs.isEmpty && openings.isEmpty
            && returnings.isEmpty
    }

    /// Whether items stand as the layout has them: where one is out of sight, so are those farther out.
    @inlinable
    var keepsItemsInOrder: Bool {
        shifts.isEmpty && motions.isEmpty && openings.isEmpty && returnings.isEmpty
    }

    /// How an item is shown that stands at a place, as of the latest time.
    @inlinable
    package func attributes(
        of index: Int, slot: Int, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        let motion = motions[of: index]
        var position = Double(slot) + shifts.displacement(of: slot, at: time)
        position += motion?.travel.value(at: time) ?? 0
        var item = placed(slot, at: position, layout, context, at: time)
        if let motion { apply(motion, to: &item, layout, context, at: time) }
        return item
    }

    /// How the layout, and what it was before, place an item.
    @inlinable
    @inline(never)
    func placed(
        _ slot: Int, at position: Double, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var hold = 0.0
        for place in openings.indices { hold += openings[place].hold(ofSlot: slot, at: time) }
        for place in returnings.indices { hold += returnings[place].hold(ofSlot: slot, at: time) }
        return blended(layout, context, at: time) { layout, context, morph in
            let position =
                hold == 0
                ? position : mix(position, layout.positionNearFrame(position, in: context), min(hold, 1))
            var item = layout.attributes(at: position, in: context)
            for place in returnings.indices {
                let ways = morph.map { morphs[$0].ways.returning } ?? returnings[place].ways
                returnings[place].apply(to: &item, atSlot: slot, at: time, ways, layout, context)
            }
            for place in openings.indices {
                let ways = morph.map { morphs[$0].ways.opening } ?? openings[place].ways
                openings[place].apply(to: &item, atSlot: slot, at: time, ways, layout, context)
            }
            return item
        }
    }

    /// What is shown by the layout and by what it was before, as far as that is still seen.
    ///
    /// - Parameter show: Shows it by the layout as it is, or as it was before: then it takes which of ``morphs`` as well.
    @inlinable
    @inline(__always)
    func blended(
        _ layout: Layout, _ context: LayoutContext, at time: Double,
        _ show: (Layout, LayoutContext, Int?) -> ItemAttributes
    ) -> ItemAttributes {
        guard let first = morphs.first else { return show(layout, context, nil) }
        var item = show(first.layout, first.context, 0)
        for place in morphs.indices {
            let isLast = place + 1 == morphs.count
            let next =
                isLast
                ? show(layout, context, nil)
                : show(morphs[place + 1].layout, morphs[place + 1].context, place + 1)
            // What a value of the appearance means is the new layout's affair.
            item.appearance = next.appearance
            item.blend(
                with: next, morphs[place].amount.value(at: time), prefersReducedMotion: context.reduceMotion)
        }
        return item
    }
}

extension Composition {
    /// Whether anything depends on where the content is, besides the items.
    @inlinable
    var followsContent: Bool { !openings.isEmpty || !returnings.isEmpty || !morphs.isEmpty }

    /// Brings all that depends on where the content is to where it is now.
    @inlinable
    @inline(never)
    mutating func follow(_ layout: Layout, _ context: LayoutContext, at time: Double) {
        if !morphs.isEmpty, let space = LayoutSpace(context, axis: layout.axis) {
            let position = layout.positionShown(at: context.offset, in: space)
            for place in morphs.indices { morphs[place].follow(position) }
        }
        for place in openings.indices { openings[place].follow(layout, context, at: time) }
        for place in returnings.indices { returnings[place].follow(layout, context, at: time) }
        for place in morphs.indices {
            let (layout, context) = (morphs[place].layout, morphs[place].context)
            if !openings.isEmpty {
                morphs[place].ways.opening = openings[0].exitDistances(layout, context, at: time)
            }
            if !returnings.isEmpty {
                morphs[place].ways.returning = returnings[0].exitDistances(layout, context, at: time)
            }
        }
    }

    /// The content has been placed anew: what the layout was stays where it is.
    mutating func anchor(at position: Double) {
        for place in openings.indices { openings[place].forgetWays() }
        for place in returnings.indices { returnings[place].forgetWays() }
        for place in morphs.indices { morphs[place].anchor(at: position) }
    }

    /// How an item is shown that is on its way out.
    @inlinable
    @inline(never)
    func attributes(
        of departure: Departure, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var item = faded(departure, layout, context, at: time)
        item.center[departure.crossAxis] += departure.swipe.value(at: time)
        return item
    }

    /// The same, but for its displacement.
    @inlinable
    @inline(never)
    func faded(
        _ departure: Departure, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var item = departure.attributes
        let left = item
        var gone = item
        if context.reduceMotion {
            gone.opacity = 0
        } else {
            gone = blended(layout, context, at: time) { layout, _, _ in layout.removalAttributes(of: left) }
        }
        item.blend(with: gone, departure.fade.value(at: time))
        return item
    }

    /// What an item does on its own, on top of how its layout shows it.
    @inlinable
    @inline(never)
    func apply(
        _ motion: ItemMotion, to item: inout ItemAttributes, _ layout: Layout, _ context: LayoutContext,
        at time: Double
    ) {
        let arrival = motion.arrival.value(at: time)
        if arrival != 1 {
            let arrived = item
            if context.reduceMotion {
                item.opacity = motion.origins.isEmpty ? 0 : motion.origins[0].opacity
            } else if motion.origins.isEmpty {
                item = blended(layout, context, at: time) { layout, _, _ in
                    layout.insertionAttributes(of: arrived)
                }
            } else {
                item = motion.origins[0]
            }
            item.blend(with: arrived, arrival)
        }
        let (swipe, part) = (motion.swipe.value(at: time), verticalPart(layout, at: time))
        item.center.x += swipe * part
        item.center.y += swipe * (1 - part)
        motion.hold(&item, at: time, prefersReducedMotion: context.reduceMotion)
    }

    /// How much the scroll axis is the vertical one, from 0 to 1: it may be on its way to be another.
    @inlinable
    func verticalPart(_ layout: Layout, at time: Double) -> Double {
        func part(_ layout: Layout) -> Double { layout.axis == .vertical ? 1 : 0 }
        var sum = part(morphs.first?.layout ?? layout)
        for place in morphs.indices {
            let isLast = place + 1 == morphs.count
            let next = part(isLast ? layout : morphs[place + 1].layout)
            sum = mix(sum, next, morphs[place].amount.value(at: time))
        }
        return sum
    }
}

extension ItemMotion {
    /// The item where a finger holds it.
    @usableFromInline
    func hold(_ item: inout ItemAttributes, at time: Double, prefersReducedMotion: Bool) {
        let isLifted = hold.target == 1
        let hold = hold.value(at: time)
        guard hold != 0 || isLifted else { return }
        if isLifted || hold > Tuning.loweredPart { item.z += Tuning.heldRise }
        var held = item
        held.center = heldCenter
        held.scale *= prefersReducedMotion ? 1 : Tuning.heldScale
        item.blend(with: held, hold)
    }
}
