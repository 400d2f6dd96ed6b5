/// The items that are seen, back to front.
///
/// The buffers are reused: once they have grown to the number of items on stage, an update allocates nothing.
public struct Stage: Sendable {
    /// Every item whose quad touches the viewport and that is not fully transparent, back to front.
    public private(set) var items: [StageItem] = []

    /// Where items are seen.
    private(set) var viewport = Rect(size: .zero)
    private var identities = Identities()
    #if DEBUG && !hasFeature(Embedded)
    private var hasComplained = false
    #endif

    /// Creates an empty stage.
    public init() {}

    /// Places the items anew, as a layout shows them at rest.
    ///
    /// - Complexity: O(m), where m is the number of items on stage; it does not depend on their count.
    #if compiler(>=6.3) && !hasFeature(Embedded)
    @specialized(where Layout == StandardLayout)
    @specialized(where Layout == ExpandingLayout)
    @specialized(where Layout == TabStackLayout)
    @specialized(where Layout == AlbumFanLayout)
    @specialized(where Layout == CardCarouselLayout)
    @specialized(where Layout == TaskSwitcherLayout)
    @specialized(where Layout == KeyframeLayout)
    #endif
    public mutating func update<Layout: CollectionLayout>(_ layout: Layout, in context: LayoutContext) {
        viewport = Rect(size: context.viewport)
        guard let space = LayoutSpace(context, axis: layout.axis) else { return begin() }
        let slots = layout.visibleSlots(in: context, space)
        identities.follow(slots, in: context)
        // Items are written over those of the last frame: nothing is allocated, moved or counted.
        let missing = slots.count - items.count
        if missing > 0 { items.append(contentsOf: repeatElement(.unseen, count: missing)) }
        let count = items.withUnsafeMutableBufferPointer { items in
            guard let start = items.baseAddress else { return 0 }
            return Self.place(slots, layout, space, in: Rect(size: context.viewport), identities, start)
        }
        items.removeLast(items.count - count)
        if count < slots.count { for slot in slots { complain(aboutSlot: slot, layout, context) } }
    }

    /// The item that is seen at a point of the viewport: the front-most one that covers it.
    public func item(at point: Point) -> Int? {
        items.last { !$0.isLeaving && $0.contains(point) }?.index
    }
}

extension Stage {
    /// Places the items anew, with all that is in motion.
    ///
    /// - Complexity: O(m + k), where m is the number of items on stage and k that of the changes in flight.
    mutating func update<Layout: CollectionLayout>(
        _ layout: Layout, in context: LayoutContext, _ composition: Composition<Layout>, at time: Double
    ) {
        // Where every byte is loaded over a network, the way for what moves does for what does not.
        #if !hasFeature(Embedded)
        if composition.isPlain { return update(layout, in: context) }
        #endif
        viewport = Rect(size: context.viewport)
        begin()
        let frame = StageFrame(layout: layout, context: context, composition: composition, time: time)
        frame.visitVisible { add($0, frame, isBefore: $1) }
        // By their places: what is taken out of an array is copied.
        let motions = composition.motions
        for place in motions.indices where motions[place].takesItemAway(at: time) {
            add(layout.slot(of: motions[place].index, in: context), frame)
        }
        add(composition.highlights, frame)
        add(composition.returnings, frame)
        let departures = composition.departures
        for place in departures.indices {
            let attributes = composition.attributes(of: departures[place], layout, context, at: time)
            let (index, identity) = (departures[place].formerIndex, departures[place].identity)
            show(attributes, index, identity, isLeaving: true, in: context.viewport)
        }
        identities.end()
    }

    private mutating func begin() {
        items.removeAll(keepingCapacity: true)
        identities.begin()
    }

    /// Carries identities through a change of indices; an item whose new index is nil is forgotten.
    mutating func renumber(_ change: IndexChange) { identities.renumber(change) }

    /// Gives an item the identity of one that has left.
    mutating func adopt(_ identity: Int, by index: Int) { identities.adopt(identity, by: index) }

    @inline(never)
    private mutating func add<Layout>(_ highlights: [Highlight], _ frame: StageFrame<Layout>) {
        for place in highlights.indices where !highlights[place].isGone {
            guard highlights[place].amount.value(at: frame.time) != 0 else { continue }
            add(frame.layout.slot(of: highlights[place].index, in: frame.context), frame)
        }
    }

    /// - Parameter isBefore: Whether the item comes before those that have been added.
    /// - Returns: Whether it is seen.
    @inline(never)
    @discardableResult
    private mutating func add<Layout>(
        _ slot: Int, _ frame: StageFrame<Layout>, isBefore: Bool = false
    ) -> Bool {
        let index = frame.context.index(ofSlot: slot)
        // A layout that looped may still show items at places that are no longer there.
        guard index >= 0 && index < frame.context.count else { return false }
        guard !identities.contains(index) else { return false }
        let attributes = frame.composition.attributes(
            of: index, slot: slot, frame.layout, frame.context, at: frame.time)
        let isSeen = show(
            attributes, index, nil, isLeaving: false, isBefore: isBefore, in: frame.context.viewport)
        if !isSeen { complain(aboutSlot: slot, frame.layout, frame.context) }
        return isSeen
    }

    /// Says, once and in a debug build, what a layout returned that cannot be shown.
    @inline(__always)
    private mutating func complain<Layout: CollectionLayout>(
        aboutSlot slot: Int, _ layout: Layout, _ context: LayoutContext
    ) {
        #if DEBUG && !hasFeature(Embedded)
        guard !hasComplained, let complaint = layout.complaint(aboutSlot: slot, in: context) else { return }
        hasComplained = true
        print(complaint)
        #endif
    }

    /// Writes the items of neighbouring places over those that were there, each in front of what has no greater z.
    ///
    /// - Returns: How many of them are seen.
    @inline(__always)
    private static func place<Layout: CollectionLayout>(
        _ slots: Range<Int>, _ layout: Layout, _ space: LayoutSpace, in viewport: Rect,
        _ identities: Identities, _ items: UnsafeMutablePointer<StageItem>
    ) -> Int {
        var end = items
        for (number, slot) in slots.enumerated() {
            var attributes = layout.attributes(at: Double(slot), in: space)
            space.bringIntoViewport(&attributes)
            guard let (transform, quad) = attributes.placement(in: viewport) else { continue }
            var place = end
            // Layouts place items nearly in order, so this seldom moves any.
            while place > items && place[-1].attributes.z > attributes.z {
                place.pointee = place[-1]
                place -= 1
            }
            let (index, identity) = identities[number]
            place.pointee = StageItem(
                index: index, identity: identity, isLeaving: false, attributes: attributes,
                transform: transform, quad: quad)
            end += 1
        }
        return end - items
    }

    // Inlined, an item is made where it is kept; where every byte is loaded over a network, one function is smaller.
    #if hasFeature(Embedded)
    @inline(never)
    #else
    @inline(__always)
    #endif
    @discardableResult
    private mutating func show(
        _ attributes: ItemAttributes, _ index: Int, _ identity: Int?, isLeaving: Bool, isBefore: Bool = false,
        in viewport: Size
    ) -> Bool {
        guard let (transform, quad) = attributes.placement(in: Rect(size: viewport)) else { return false }
        insert(
            StageItem(
                index: index, identity: identity ?? identities.identity(of: index), isLeaving: isLeaving,
                attributes: attributes, transform: transform, quad: quad), isBefore: isBefore)
        return true
    }

    /// Inserts behind what has a greater z; an item that comes before the others, behind what has the same as well.
    @inline(__always)
    private mutating func insert(_ item: StageItem, isBefore: Bool) {
        var place = items.count
        let z = item.attributes.z
        while place > 0
            && (items[place - 1].attributes.z > z || isBefore && items[place - 1].attributes.z == z)
        {
            place -= 1
        }
        if place == items.count { items.append(item) } else { items.insert(item, at: place) }
    }
}

/// What one update of a stage is made from.
struct StageFrame<Layout: CollectionLayout> {
    let layout: Layout
    let context: LayoutContext
    let composition: Composition<Layout>
    let time: Double

    /// Shows `visit` every place at which the layout or what it was before may show an item, or at which one may be
    /// seen on its way between them.
    ///
    /// - Parameter visit: Takes also whether the place comes before all others; says whether its item is seen.
    func visitVisible(_ visit: (_ slot: Int, _ isBefore: Bool) -> Bool) {
        guard let own = positions(layout, context) else { return }
        let slots = context.slots(around: (own.lower + own.upper) / 2)
        var (lower, upper) = own
        var spans = max(upper - lower, 0)
        var longest = spans
        for morph in composition.morphs {
            guard let other = reach(of: morph) else { continue }
            (lower, upper) = (min(lower, other.lower), max(upper, other.upper))
            let span = max(other.upper - other.lower, 0)
            spans += span
            longest = max(longest, span)
        }
        guard upper - lower <= spans + Tuning.mostBetween else {
            for morph in composition.morphs {
                guard let other = reach(of: morph) else { continue }
                let slots = context.slots(around: (other.lower + other.upper) / 2)
                _ = visitVisible(other.lower, other.upper, slots, visit)
            }
            return _ = visitVisible(own.lower, own.upper, slots, visit)
        }
        // What is just out of sight in each layout may be seen on its way: it turns, or crosses a corner.
        let most = composition.morphs.isEmpty ? 0 : spans - longest + 1
        // Where items are displaced or taken away, those that are seen are no neighbours.
        guard composition.keepsItemsInOrder else {
            return _ = visitVisible(lower - most, upper + most, slots, visit)
        }
        let (first, last) = visitVisible(lower, upper, slots, visit)
        goOn(from: first, by: -1, slots, Int(most), visit)
        goOn(from: last, by: 1, slots, Int(most), visit)
    }

    /// Shows `visit` the places beyond one whose item is seen, for as long as theirs are.
    @inline(never)
    private func goOn(
        from place: Place, by step: Int, _ slots: Range<Int>, _ most: Int, _ visit: (Int, Bool) -> Bool
    ) {
        var (place, left) = (place, most)
        while place.isSeen && left > 0 && slots.contains(place.slot + step) {
            place.slot += step
            place.isSeen = visit(place.slot, step < 0)
            left -= 1
        }
    }

    /// The positions at which an old layout may show an item: in a viewport that has grown, farther on as well.
    @inline(never)
    private func reach(of morph: Morph<Layout>) -> (lower: Double, upper: Double)? {
        guard let (lower, upper) = positions(morph.layout, morph.context) else { return nil }
        let (axis, old) = (morph.layout.axis, morph.context.viewport)
        let growth = (context.viewport[axis] / max(old[axis], 1) - 1).clamped(to: 0...Tuning.mostGrowth)
        let more = (upper - lower) * growth
        return (lower - more, upper + more)
    }

    @inline(never)
    private func positions(_ layout: Layout, _ context: LayoutContext) -> (lower: Double, upper: Double)? {
        guard context.count > 0, let space = LayoutSpace(context, axis: layout.axis) else { return nil }
        return layout.positionsVisible(in: space)
    }

    /// Shows `visit` every place between two positions, in the order of items: between two changes all items are
    /// displaced alike, so each stretch is found without looking at its items.
    ///
    /// - Returns: The first and the last of them.
    @inline(never)
    private func visitVisible(
        _ lower: Double, _ upper: Double, _ slots: Range<Int>, _ visit: (Int, Bool) -> Bool
    ) -> (first: Place, last: Place) {
        var places: (first: Place, last: Place)?
        var start = slots.lowerBound
        while start < slots.upperBound {
            let end = min(composition.shifts.nextThreshold(after: start), slots.upperBound)
            let displacement = composition.shifts.displacement(of: start, at: time)
            for slot in (start..<end).between((lower - displacement, upper - displacement)) {
                let place = Place(slot: slot, isSeen: visit(slot, false))
                places = (places?.first ?? place, place)
            }
            start = end
        }
        let nowhere = Place(slot: slots.lowerBound, isSeen: false)
        return places ?? (nowhere, nowhere)
    }

    /// A place, and whether the item is seen that stands there.
    private struct Place {
        var slot: Int
        var isSeen: Bool
    }
}
