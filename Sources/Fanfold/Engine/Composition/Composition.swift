/// All motions of items, besides scrolling, in one model.
///
/// An item has the position of its slot, displaced by insertions and removals before or after it. Its layout computes
/// the pose, blended with the layouts before it. The motion of the item itself is added on top. Each part is a
/// function of time. The cost depends on the changes in flight, not on the number of items.
@usableFromInline
package struct Composition<Layout: CollectionLayout>: Sendable {
    @usableFromInline var shifts: [PositionShift] = []
    @usableFromInline package var motions: [ItemMotion] = []
    @usableFromInline var departures: [Departure] = []
    /// The previous layouts, the oldest first.
    @usableFromInline var morphs: [Morph<Layout>] = []
    /// The item that is open, opening or closing. It is stored in an array, like all rare parts, because an empty
    /// array costs a frame nothing.
    package var opening: Opening? {
        get { openings.first }
        set { openings = newValue.map { [$0] } ?? [] }
    }
    /// The item that was open before and is still closing.
    var returning: Opening? {
        get { returnings.first }
        set { returnings = newValue.map { [$0] } ?? [] }
    }
    @usableFromInline var openings: [Opening] = []
    @usableFromInline var returnings: [Opening] = []

    /// Creates a composition without motions.
    package init() {}

    /// Whether items have exactly the poses of the layout.
    // In code that is not specialized for the layout, `morphs.isEmpty` would look up the type of the morphs at run time.
    @inlinable
    #if !hasFeature(Embedded)
    @inline(__always)
    #endif
    var isPlain: Bool {
        shifts.isEmpty && motions.isEmpty && departures.isEmpty && morphs.count == 0 && openings.isEmpty
            && returnings.isEmpty
    }

    /// Returns the pose of the item in a slot, at a time.
    @inlinable
    package func attributes(
        of index: Int, slot: Int, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        // By its place: a motion that is taken out of the array is copied.
        let motion = motions.firstIndex { $0.index == index }
        var position = Double(slot) + shifts.displacement(of: slot, at: time)
        if let motion { position += motions[motion].travel.value(at: time) }
        var item = pose(ofSlot: slot, at: position, layout, context, at: time)
        if let motion { apply(motions[motion], to: &item, layout, context, at: time) }
        return item
    }

    /// Returns the pose of an item, blended from the layout and the previous layouts.
    @inlinable
    @inline(never)  // Inlined, it adds 1.6 kB to the WebAssembly.
    func pose(
        ofSlot slot: Int, at position: Double, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var hold = 0.0
        for index in openings.indices { hold += openings[index].hold(ofSlot: slot, at: time) }
        for index in returnings.indices { hold += returnings[index].hold(ofSlot: slot, at: time) }
        return blended(layout, context, at: time, from: morphs.isEmpty ? 0 : firstMorph(showing: slot)) {
            layout, context, morph in
            let position = morph.map { position + displacement(ofSlot: slot, inMorph: $0) } ?? position
            let near =
                hold == 0
                ? position : mix(position, layout.positionNearFrame(position, in: context), min(hold, 1))
            var item = layout.attributes(at: near, in: context)
            for index in returnings.indices {
                let exits = morph.map { morphs[$0].exits.returning } ?? returnings[index].exits
                returnings[index].apply(to: &item, atSlot: slot, at: time, exits, layout, context)
            }
            for index in openings.indices {
                let exits = morph.map { morphs[$0].exits.opening } ?? openings[index].exits
                openings[index].apply(to: &item, atSlot: slot, at: time, exits, layout, context)
            }
            return item
        }
    }

    /// Blends a pose of the layout with those of the previous layouts.
    ///
    /// - Parameters:
    ///    - first: The index of the first of ``morphs`` that shows the item. The default value is 0.
    ///    - show: Returns the pose of a layout; the index is that of ``morphs``, or nil for the current layout.
    @inlinable
    @inline(__always)
    func blended(
        _ layout: Layout, _ context: LayoutContext, at time: Double, from first: Int = 0,
        _ show: (Layout, LayoutContext, Int?) -> ItemAttributes
    ) -> ItemAttributes {
        guard first < morphs.count else { return show(layout, context, nil) }
        var item = show(morphs[first].layout, morphs[first].context, first)
        for index in first..<morphs.count {
            let isLast = index + 1 == morphs.count
            let next =
                isLast
                ? show(layout, context, nil)
                : show(morphs[index + 1].layout, morphs[index + 1].context, index + 1)
            // Appearance values have the meaning of the new layout.
            item.appearance = next.appearance
            item.blend(
                with: next, morphs[index].amount.value(at: time), prefersReducedMotion: context.reduceMotion)
        }
        return item
    }
}

extension Composition {
    /// Whether any part besides the items depends on the content offset.
    @inlinable
    #if !hasFeature(Embedded)
    @inline(__always)
    #endif
    var tracksContent: Bool { !openings.isEmpty || !returnings.isEmpty || morphs.count > 0 }

    /// Updates all parts that depend on the content offset.
    @inlinable
    @inline(never)  // Inlined, it adds to the WebAssembly.
    mutating func trackContent(_ layout: Layout, _ context: LayoutContext, at time: Double) {
        if !morphs.isEmpty, let space = LayoutSpace(context, axis: layout.axis) {
            scrollMorphs(layout.finitePosition(shownAt: context.offset, in: space), context.offset)
        }
        for index in openings.indices { openings[index].trackContent(layout, context, at: time) }
        for index in returnings.indices { returnings[index].trackContent(layout, context, at: time) }
        for index in morphs.indices {
            let (layout, context) = (morphs[index].layout, morphs[index].context)
            if !openings.isEmpty {
                let displacement = displacement(ofSlot: openings[0].slot, inMorph: index)
                morphs[index].exits.opening = openings[0].exitDistances(
                    layout, context, displacedBy: displacement, at: time)
            }
            if !returnings.isEmpty {
                let displacement = displacement(ofSlot: returnings[0].slot, inMorph: index)
                morphs[index].exits.returning = returnings[0].exitDistances(
                    layout, context, displacedBy: displacement, at: time)
            }
        }
    }

    /// Keeps the previous layouts in view after the content was moved.
    mutating func anchor(at position: Double, offset: Double) {
        for index in openings.indices { openings[index].forgetExits() }
        for index in returnings.indices { returnings[index].forgetExits() }
        visitMorphs(position, offset) { $0.anchor(at: $1, offset: $2) }
    }

    /// Returns the pose of a departing item.
    @inlinable
    func attributes(
        of departure: Departure, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var item = faded(departure, layout, context, at: time)
        item.center[departure.crossAxis] += departure.swipe.value(at: time)
        return item
    }

    /// Returns the pose of a departing item without its displacement.
    @inlinable
    func faded(
        _ departure: Departure, _ layout: Layout, _ context: LayoutContext, at time: Double
    ) -> ItemAttributes {
        var item = departure.attributes
        let left = item
        var gone = item
        if context.reduceMotion {
            gone.opacity = 0
        } else {
            gone = blended(layout, context, at: time) { layout, _, _ in
                layout.finiteRemovalAttributes(of: left)
            }
        }
        item.blend(with: gone, departure.fade.value(at: time))
        return item
    }

    /// Applies the item's own motion to the pose of its layout.
    @inlinable
    func apply(
        _ motion: ItemMotion, to item: inout ItemAttributes, _ layout: Layout, _ context: LayoutContext,
        at time: Double
    ) {
        let arrival = motion.arrival.value(at: time)
        if arrival != 1 {
            let arrived = item
            if motion.crossFades {
                item = motion.origins[0]
            } else if context.reduceMotion {
                item.opacity = motion.origins.isEmpty ? 0 : motion.origins[0].opacity
            } else if motion.origins.isEmpty {
                item = blended(layout, context, at: time) { layout, _, _ in
                    layout.finiteInsertionAttributes(of: arrived)
                }
            } else {
                item = motion.origins[0]
            }
            item.blend(
                with: arrived, arrival, prefersReducedMotion: context.reduceMotion && motion.crossFades)
        }
        let (swipe, part) = (motion.swipe.value(at: time), verticalPart(layout, at: time))
        item.center.x += swipe * part
        item.center.y += swipe * (1 - part)
        motion.hold(&item, at: time, prefersReducedMotion: context.reduceMotion)
    }

    /// Returns the weight of the vertical axis, from 0 to 1, during a change between two axes.
    @inlinable
    func verticalPart(_ layout: Layout, at time: Double) -> Double {
        func part(_ layout: Layout) -> Double { layout.axis == .vertical ? 1 : 0 }
        var sum = part(morphs.first?.layout ?? layout)
        for index in morphs.indices {
            let isLast = index + 1 == morphs.count
            let next = part(isLast ? layout : morphs[index + 1].layout)
            sum = mix(sum, next, morphs[index].amount.value(at: time))
        }
        return sum
    }
}

extension ItemMotion {
    /// Moves the item to the pointer that holds it.
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
