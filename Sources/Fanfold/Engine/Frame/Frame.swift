/// The items that are seen, back to front.
///
/// The buffers are reused: once they have grown to the number of items visible, an update allocates nothing.
public struct Frame: Sendable {
    /// Every item whose quad touches the viewport and that is not fully transparent, back to front.
    @inlinable
    public var visibleItems: [VisibleItem] { currentItems }

    /// Where items are seen.
    private(set) var viewport = Rect(size: .zero)
    @usableFromInline var currentItems: [VisibleItem] = []
    @usableFromInline var identities = Identities()
    #if DEBUG && !hasFeature(Embedded)
    @usableFromInline var hasComplained = false
    #endif

    /// Creates an empty frame.
    public init() {}

    /// Places the items anew, as a layout shows them at rest.
    ///
    /// - Complexity: O(m), where m is the number of items visible; it does not depend on their count.
    @_semantics("optimize.no.crossmodule")
    public mutating func update<Layout: CollectionLayout>(_ layout: Layout, in context: LayoutContext) {
        #if hasFeature(Embedded)
        place(layout, in: context)
        #else
        layout._place(into: &self, in: context)
        #endif
    }

    /// The item that is seen at a point of the viewport: the front-most one that covers it.
    public func item(at point: Point) -> Int? {
        visibleItems.last { !$0.isLeaving && $0.contains(point) }?.index
    }
}

extension Frame {
    /// Places the items anew, as a layout shows them at rest.
    @inlinable
    mutating func place<Layout: CollectionLayout>(_ layout: Layout, in context: LayoutContext) {
        guard let space = LayoutSpace(context, axis: layout.axis) else { return begin(in: context) }
        let slots = layout.visibleSlots(in: context, space)
        let areAllSeen = show(slots, in: context, space) { layout.attributes(at: Double($0), in: space) }
        if !areAllSeen { for slot in slots { complain(aboutSlot: slot, layout, context) } }
    }

    /// Places the items anew, with all that is in motion.
    ///
    /// - Complexity: O(m + k), where m is the number of items visible and k that of the changes in flight.
    @inlinable
    mutating func update<Layout: CollectionLayout>(
        _ layout: Layout, in context: LayoutContext, _ composition: Composition<Layout>, at time: Double
    ) {
        if composition.isPlain { return place(layout, in: context) }
        compose(FrameInput(layout: layout, context: context, composition: composition, time: time))
    }

    /// Places what moves, and all around it.
    @inlinable
    @inline(never)
    mutating func compose<Layout>(_ frame: FrameInput<Layout>) {
        let (layout, context) = (frame.layout, frame.context)
        let (composition, time) = (frame.composition, frame.time)
        begin(in: context)
        frame.visitVisible { add($0, frame, isBefore: $1) }
        // By their places: what is taken out of an array is copied.
        let motions = composition.motions
        for place in motions.indices where motions[place].takesItemAway(at: time) {
            add(layout.slot(of: motions[place].index, in: context), frame)
        }
        add(composition.openings, frame)
        add(composition.returnings, frame)
        let departures = composition.departures
        for place in departures.indices {
            let attributes = composition.attributes(of: departures[place], layout, context, at: time)
            let (index, identity) = (departures[place].formerIndex, departures[place].identity)
            show(attributes, index, identity, isLeaving: true, in: context.viewport)
        }
        end()
    }

    /// Begins a frame.
    @usableFromInline
    mutating func begin(in context: LayoutContext) {
        viewport = Rect(size: context.viewport)
        currentItems.removeAll(keepingCapacity: true)
        identities.begin()
    }

    /// Ends a frame.
    @usableFromInline
    mutating func end() { identities.end() }

    /// Carries identities through a change of indices; an item whose new index is nil is forgotten.
    mutating func renumber(_ change: IndexChange) { identities.renumber(change) }

    /// Gives an item the identity of one that has left.
    mutating func adopt(_ identity: Int, by index: Int) { identities.adopt(identity, by: index) }

    @inlinable
    @inline(never)
    mutating func add<Layout>(_ openings: [Opening], _ frame: FrameInput<Layout>) {
        for place in openings.indices where !openings[place].isGone {
            guard openings[place].amount.value(at: frame.time) != 0 else { continue }
            add(frame.layout.slot(of: openings[place].index, in: frame.context), frame)
        }
    }

    /// - Parameter isBefore: Whether the item comes before those that have been added.
    /// - Returns: Whether it is seen.
    @inlinable
    @inline(never)
    @discardableResult
    mutating func add<Layout>(
        _ slot: Int, _ frame: FrameInput<Layout>, isBefore: Bool = false
    ) -> Bool {
        let index = frame.context.index(ofSlot: slot)
        // A layout that looped may still show items at places that are no longer there.
        guard index >= 0 && index < frame.context.count else { return false }
        guard !holds(index) else { return false }
        let attributes = frame.composition.attributes(
            of: index, slot: slot, frame.layout, frame.context, at: frame.time)
        let isSeen = show(
            attributes, index, nil, isLeaving: false, isBefore: isBefore, in: frame.context.viewport)
        if !isSeen { complain(aboutSlot: slot, frame.layout, frame.context) }
        return isSeen
    }

    /// Whether the item has been added in this frame.
    @usableFromInline
    func holds(_ index: Int) -> Bool { identities.contains(index) }

    /// Says, once and in a debug build, what a layout returned that cannot be shown.
    @inlinable
    @inline(__always)
    mutating func complain<Layout: CollectionLayout>(
        aboutSlot slot: Int, _ layout: Layout, _ context: LayoutContext
    ) {
        #if DEBUG && !hasFeature(Embedded)
        guard !hasComplained, let complaint = layout.complaint(aboutSlot: slot, in: context) else { return }
        hasComplained = true
        print(complaint)
        #endif
    }

    /// Shows the items of neighbouring places, and nothing else in this frame.
    ///
    /// - Parameter attributes: How the item at a place is shown.
    /// - Returns: Whether all of them are seen.
    @inlinable
    @inline(__always)
    mutating func show(
        _ slots: Range<Int>, in context: LayoutContext, _ space: LayoutSpace,
        _ attributes: (_ slot: Int) -> ItemAttributes
    ) -> Bool {
        makeRoom(for: slots, in: context)
        let count = currentItems.withUnsafeMutableBufferPointer { items in
            guard let start = items.baseAddress else { return 0 }
            return Self.write(slots, space, in: Rect(size: context.viewport), identities, start, attributes)
        }
        currentItems.removeLast(currentItems.count - count)
        return count == slots.count
    }

    /// Items are written over those of the last frame: nothing is allocated, moved or counted.
    @usableFromInline
    mutating func makeRoom(for slots: Range<Int>, in context: LayoutContext) {
        viewport = Rect(size: context.viewport)
        identities.follow(slots, in: context)
        let missing = slots.count - currentItems.count
        if missing > 0 { currentItems.append(contentsOf: repeatElement(.unseen, count: missing)) }
    }

    /// Writes the items of neighbouring places over those that were there, each in front of what has no greater z.
    ///
    /// - Returns: How many of them are seen.
    @inlinable
    @inline(__always)
    static func write(
        _ slots: Range<Int>, _ space: LayoutSpace, in viewport: Rect, _ identities: Identities,
        _ items: UnsafeMutablePointer<VisibleItem>, _ attributes: (_ slot: Int) -> ItemAttributes
    ) -> Int {
        var end = items
        for (number, slot) in slots.enumerated() {
            var attributes = attributes(slot)
            space.bringIntoViewport(&attributes)
            guard let (transform, quad) = attributes.placement(in: viewport) else { continue }
            var place = end
            // Layouts place items nearly in order, so this seldom moves any.
            while place > items && place[-1].attributes.z > attributes.z {
                place.pointee = place[-1]
                place -= 1
            }
            let (index, identity) = identities[number]
            place.pointee = VisibleItem(
                index: index, identity: identity, isLeaving: false, attributes: attributes,
                transform: transform, quad: quad)
            end += 1
        }
        return end - items
    }

    // Inlined, an item is made where it is kept; where every byte is loaded over a network, one function is smaller.
    @usableFromInline
    #if hasFeature(Embedded)
    @inline(never)
    #else
    @inline(__always)
    #endif
    @discardableResult
    mutating func show(
        _ attributes: ItemAttributes, _ index: Int, _ identity: Int?, isLeaving: Bool, isBefore: Bool = false,
        in viewport: Size
    ) -> Bool {
        guard let (transform, quad) = attributes.placement(in: Rect(size: viewport)) else { return false }
        insert(
            VisibleItem(
                index: index, identity: identity ?? identities.identity(of: index), isLeaving: isLeaving,
                attributes: attributes, transform: transform, quad: quad), isBefore: isBefore)
        return true
    }

    /// Inserts behind what has a greater z; an item that comes before the others, behind what has the same as well.
    @inline(__always)
    private mutating func insert(_ item: VisibleItem, isBefore: Bool) {
        var place = currentItems.count
        let z = item.attributes.z
        while place > 0
            && (currentItems[place - 1].attributes.z > z
                || isBefore && currentItems[place - 1].attributes.z == z)
        {
            place -= 1
        }
        if place == currentItems.count {
            currentItems.append(item)
        } else {
            currentItems.insert(item, at: place)
        }
    }
}

/// What one update of a frame is made from.
@usableFromInline
struct FrameInput<Layout: CollectionLayout> {
    @usableFromInline let layout: Layout
    @usableFromInline let context: LayoutContext
    @usableFromInline let composition: Composition<Layout>
    @usableFromInline let time: Double

    @inlinable
    init(layout: Layout, context: LayoutContext, composition: Composition<Layout>, time: Double) {
        self.layout = layout
        self.context = context
        self.composition = composition
        self.time = time
    }

    /// Shows `visit` every place at which the layout or what it was before may show an item, or at which one may be
    /// seen on its way between them.
    ///
    /// - Parameter visit: Takes also whether the place comes before all others; says whether its item is seen.
    @inlinable
    func visitVisible(_ visit: (_ slot: Int, _ isBefore: Bool) -> Bool) {
        guard let own = positions(layout, context) else { return }
        let slots = context.slots(around: (own.lower + own.upper) / 2)
        var (lower, upper) = own
        // How many places are shown along each axis, and how many more between two directions, where all items meet.
        var spans = Point.zero
        spans[layout.axis] += max(upper - lower, 0)
        var turning = 0.0
        for morph in composition.morphs {
            guard let other = reach(of: morph) else { continue }
            // Beyond the content's end neither shows any item, but the last one may be seen on its way.
            lower = min(lower, other.lower, Double(slots.upperBound - 1))
            upper = max(upper, other.upper, Double(slots.lowerBound))
            spans[morph.layout.axis] += max(other.upper - other.lower, 0)
            if morph.context.direction != context.direction { turning += Tuning.mostBetween }
        }
        // What is out of sight in each layout may be seen on its way: it turns, or crosses a corner.
        let most = composition.morphs.isEmpty ? 0 : turning + crossing(spans) + 1
        guard upper - lower <= spans.x + spans.y + turning + Tuning.mostBetween else {
            for morph in composition.morphs {
                guard let other = reach(of: morph) else { continue }
                let slots = context.slots(around: (other.lower + other.upper) / 2)
                visitVisible(other.lower, other.upper, slots, most, visit)
            }
            return visitVisible(own.lower, own.upper, slots, most, visit)
        }
        visitVisible(lower, upper, slots, most, visit)
    }

    /// Shows `visit` every place between two positions, and so many beyond them that may be seen.
    @inlinable
    @inline(never)
    func visitVisible(
        _ lower: Double, _ upper: Double, _ slots: Range<Int>, _ most: Double, _ visit: (Int, Bool) -> Bool
    ) {
        let all = (lower: lower - most, upper: upper + most)
        // Where items are displaced or taken away, those that are seen are no neighbours.
        guard composition.keepsItemsInOrder else { return _ = visitPlaces(between: all, slots, visit) }
        let (first, last) = visitPlaces(between: (lower, upper), slots, visit)
        goOn(from: first, by: -1, slots.between(all), visit)
        goOn(from: last, by: 1, slots.between(all), visit)
    }

    /// How many places beyond those that the layouts show may be seen on the way from one axis to the other.
    ///
    /// A layout of which the part w is left shows 1 / w as many along its axis. So the one shows many towards the end, and
    /// the other at the beginning; what is seen has to be in view along both.
    ///
    /// - Parameter spans: How many places the layouts show along each axis.
    @inlinable
    func crossing(_ spans: Point) -> Double {
        let part = composition.verticalPart(layout, at: time)
        guard part > 0 && part < 1 else { return 0 }
        return min(spans.x * part / (1 - part), spans.y * (1 - part) / part)
    }

    /// Shows `visit` the places beyond one whose item is seen, for as long as theirs are.
    ///
    /// - Parameter slots: Those that are looked at.
    @inlinable
    @inline(never)
    func goOn(
        from place: Place, by step: Int, _ slots: Range<Int>, _ visit: (Int, Bool) -> Bool
    ) {
        var place = place
        while place.isSeen && slots.contains(place.slot + step) {
            place.slot += step
            place.isSeen = visit(place.slot, step < 0)
        }
    }

    /// The positions at which an old layout may show an item: in a viewport that has grown, farther on as well.
    @inlinable
    @inline(never)
    func reach(of morph: Morph<Layout>) -> (lower: Double, upper: Double)? {
        guard let (lower, upper) = positions(morph.layout, morph.context) else { return nil }
        let (axis, old) = (morph.layout.axis, morph.context.viewport)
        let growth = (context.viewport[axis] / max(old[axis], 1) - 1).clamped(to: 0...Tuning.mostGrowth)
        let more = (upper - lower) * growth
        return (lower - more, upper + more)
    }

    @inlinable
    @inline(never)
    func positions(_ layout: Layout, _ context: LayoutContext) -> (lower: Double, upper: Double)? {
        guard context.count > 0, let space = LayoutSpace(context, axis: layout.axis) else { return nil }
        return layout.positionsVisible(in: space)
    }

    /// Shows `visit` every place between two positions, in the order of items: between two changes all items are
    /// displaced alike, so each stretch is found without looking at its items.
    ///
    /// - Returns: The first and the last of them.
    @inlinable
    @inline(never)
    func visitPlaces(
        between positions: (lower: Double, upper: Double), _ slots: Range<Int>,
        _ visit: (Int, Bool) -> Bool
    ) -> (first: Place, last: Place) {
        var places: (first: Place, last: Place)?
        var start = slots.lowerBound
        while start < slots.upperBound {
            let end = min(composition.shifts.nextThreshold(after: start), slots.upperBound)
            let displacement = composition.shifts.displacement(of: start, at: time)
            let (lower, upper) = (positions.lower - displacement, positions.upper - displacement)
            for slot in (start..<end).between((lower, upper)) {
                let place = Place(slot: slot, isSeen: visit(slot, false))
                places = (places?.first ?? place, place)
            }
            start = end
        }
        let nowhere = Place(slot: slots.lowerBound, isSeen: false)
        return places ?? (nowhere, nowhere)
    }

    /// A place, and whether the item is seen that stands there.
    @usableFromInline
    struct Place {
        @usableFromInline var slot: Int
        @usableFromInline var isSeen: Bool

        @inlinable
        init(slot: Int, isSeen: Bool) {
            self.slot = slot
            self.isSeen = isSeen
        }
    }
}
