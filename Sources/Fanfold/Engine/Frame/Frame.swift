/// The visible items, back to front.
///
/// The buffers are reused: once they have grown to the number of visible items, an update allocates nothing.
public struct Frame: Sendable {
    /// Every item whose quad touches the viewport and that is not fully transparent, back to front.
    @inlinable
    public var visibleItems: [VisibleItem] { currentItems }

    /// The viewport's rectangle.
    private(set) var viewport = Rect(size: .zero)
    @usableFromInline var currentItems: [VisibleItem] = []
    @usableFromInline var identities = Identities()
    #if DEBUG && !hasFeature(Embedded)
    @usableFromInline var hasReported = false
    #endif

    /// Creates an empty frame.
    public init() {}

    /// Computes the items of a layout at rest.
    ///
    /// - Complexity: O(m), where m is the number of visible items; it does not depend on their count.
    @_semantics("optimize.no.crossmodule")
    public mutating func update<Layout: CollectionLayout>(_ layout: Layout, in context: LayoutContext) {
        #if hasFeature(Embedded)
        layOut(layout, in: context)
        #else
        layout._layOut(into: &self, in: context)
        #endif
    }

    /// Returns the front-most item that covers a point of the viewport.
    public func item(at point: Point) -> Int? {
        visibleItems.last { !$0.isLeaving && $0.contains(point) }?.index
    }
}

extension Frame {
    /// Computes the items of a layout at rest.
    @inlinable
    mutating func layOut<Layout: CollectionLayout>(_ layout: Layout, in context: LayoutContext) {
        guard let space = LayoutSpace(context, axis: layout.axis) else { return begin(in: context) }
        let slots = layout.visibleSlots(in: context, space)
        let areAllSeen = show(slots, in: context, space) { layout.attributes(at: Double($0), in: space) }
        if !areAllSeen { for slot in slots { report(slot: slot, layout, context) } }
    }

    /// Computes the items of a layout with all motions.
    ///
    /// - Complexity: O(m + k), where m is the number of visible items and k that of the changes in flight.
    @inlinable
    mutating func update<Layout: CollectionLayout>(
        _ layout: Layout, in context: LayoutContext, _ composition: Composition<Layout>, at time: Double
    ) {
        if composition.isPlain { return layOut(layout, in: context) }
        compose(FrameInput(layout: layout, context: context, composition: composition, time: time))
    }

    /// Computes the items with motions.
    @inlinable
    mutating func compose<Layout>(_ frame: FrameInput<Layout>) {
        let (layout, context) = (frame.layout, frame.context)
        let (composition, time) = (frame.composition, frame.time)
        begin(in: context)
        frame.visitVisible { add($0, frame, isBefore: $1) }
        // By their indices: an element that is taken out of an array is copied.
        let motions = composition.motions
        for motion in motions.indices where motions[motion].displacesItem(at: time) {
            add(layout.slot(of: motions[motion].index, in: context), frame)
        }
        add(composition.openings, frame)
        add(composition.returnings, frame)
        let departures = composition.departures
        for departure in departures.indices {
            let attributes = composition.attributes(of: departures[departure], layout, context, at: time)
            let (index, identity) = (departures[departure].formerIndex, departures[departure].identity)
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

    /// Updates the indices of identities; an item whose new index is nil is dropped.
    mutating func renumber(_ change: IndexChange) { identities.renumber(change) }

    /// Gives an item the identity of another one that has left.
    mutating func adopt(_ identity: Int, by index: Int) { identities.adopt(identity, by: index) }

    @inlinable
    mutating func add<Layout>(_ openings: [Opening], _ frame: FrameInput<Layout>) {
        for index in openings.indices where !openings[index].isRemoved {
            guard openings[index].amount.value(at: frame.time) != 0 else { continue }
            add(frame.layout.slot(of: openings[index].index, in: frame.context), frame)
        }
    }

    /// - Parameter isBefore: Whether the item comes before those that were added.
    /// - Returns: Whether it is visible.
    @inlinable
    @discardableResult
    @inline(never)  // 3 copies would add 0.7 kB to the WebAssembly.
    mutating func add<Layout>(
        _ slot: Int, _ frame: FrameInput<Layout>, isBefore: Bool = false
    ) -> Bool {
        let index = frame.context.index(ofSlot: slot)
        // A previous layout with a loop may show items in slots that no longer exist.
        guard index >= 0 && index < frame.context.count else { return false }
        guard !holds(index) else { return false }
        let attributes = frame.composition.attributes(
            of: index, slot: slot, frame.layout, frame.context, at: frame.time)
        let isSeen = show(
            attributes, index, nil, isLeaving: false, isBefore: isBefore, in: frame.context.viewport)
        if !isSeen { report(slot: slot, frame.layout, frame.context) }
        return isSeen
    }

    /// Returns whether the item was added in this frame.
    @usableFromInline
    func holds(_ index: Int) -> Bool { identities.contains(index) }

    /// Prints, once and in debug builds, the number of a layout's answer that is not finite.
    @inlinable
    @inline(__always)
    mutating func report<Layout: CollectionLayout>(
        slot: Int, _ layout: Layout, _ context: LayoutContext
    ) {
        #if DEBUG && !hasFeature(Embedded)
        guard !hasReported, let diagnostic = layout.diagnostic(forSlot: slot, in: context) else { return }
        hasReported = true
        print(diagnostic)
        #endif
    }

    /// Shows the items of consecutive slots, and no others in this frame.
    ///
    /// - Parameter attributes: Returns the pose of the item in a slot.
    /// - Returns: Whether all of them are visible.
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

    /// Prepares the buffers. Items overwrite those of the last frame, without allocation and reference counting.
    @usableFromInline
    mutating func makeRoom(for slots: Range<Int>, in context: LayoutContext) {
        viewport = Rect(size: context.viewport)
        identities.follow(slots, in: context)
        let missing = slots.count - currentItems.count
        if missing > 0 { currentItems.append(contentsOf: repeatElement(.unseen, count: missing)) }
    }

    /// Writes the items of consecutive slots over the previous ones, in the order of z.
    ///
    /// - Returns: The number of visible items.
    @inlinable
    @inline(__always)
    static func write(
        _ slots: Range<Int>, _ space: LayoutSpace, in viewport: Rect, _ identities: Identities,
        _ items: UnsafeMutablePointer<VisibleItem>, _ attributes: (_ slot: Int) -> ItemAttributes
    ) -> Int {
        var end = items
        for (rank, slot) in slots.enumerated() {
            var attributes = attributes(slot)
            space.bringIntoViewport(&attributes)
            guard let (transform, quad) = attributes.projection(in: viewport) else { continue }
            var target = end
            // Items are nearly in the order of z, so that few are moved.
            while target > items && target[-1].attributes.z > attributes.z {
                target.pointee = target[-1]
                target -= 1
            }
            let (index, identity) = identities[rank]
            target.pointee = VisibleItem(
                index: index, identity: identity, isLeaving: false, attributes: attributes,
                transform: transform, quad: quad)
            end += 1
        }
        return end - items
    }

    // Inlined, an item is created in its buffer. In WebAssembly, one shared function is smaller.
    @usableFromInline
    #if hasFeature(Embedded)
    #else
    @inline(__always)
    #endif
    @discardableResult
    mutating func show(
        _ attributes: ItemAttributes, _ index: Int, _ identity: Int?, isLeaving: Bool, isBefore: Bool = false,
        in viewport: Size
    ) -> Bool {
        guard let (transform, quad) = attributes.projection(in: Rect(size: viewport)) else { return false }
        insert(
            VisibleItem(
                index: index, identity: identity ?? identities.identity(of: index), isLeaving: isLeaving,
                attributes: attributes, transform: transform, quad: quad), isBefore: isBefore)
        return true
    }

    /// Inserts an item behind those with a greater z; if it comes before the others, also behind those with an equal
    /// z.
    @inline(__always)
    private mutating func insert(_ item: VisibleItem, isBefore: Bool) {
        var rank = currentItems.count
        let z = item.attributes.z
        while rank > 0
            && (currentItems[rank - 1].attributes.z > z
                || isBefore && currentItems[rank - 1].attributes.z == z)
        {
            rank -= 1
        }
        if rank == currentItems.count {
            currentItems.append(item)
        } else {
            currentItems.insert(item, at: rank)
        }
    }
}

/// The input of an update of a frame.
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

    /// Passes to `visit` every slot in which a layout or a previous layout may show an item, and those between them.
    ///
    /// - Parameter visit: Takes a slot, and whether it comes before all others. Returns whether its item is visible.
    @inlinable
    func visitVisible(_ visit: (_ slot: Int, _ isBefore: Bool) -> Bool) {
        guard let own = positions(layout, context) else { return }
        let slots = context.slots(around: (own.lower + own.upper) / 2)
        var (lower, upper) = own
        // The numbers of slots along each axis, and the additional slots between two directions, where all items
        // meet.
        var spans = Point.zero
        spans[layout.axis] += max(upper - lower, 0)
        var turning = 0.0
        let first = composition.firstCurrentMorph
        defer { if first > 0 { visitRearranged(own, visit) } }
        for morph in composition.morphs[first...] {
            guard let other = visiblePositions(of: morph) else { continue }
            // Beyond the content's end no layout shows an item, but the last item may be visible on its way.
            lower = min(lower, other.lower, Double(slots.upperBound - 1))
            upper = max(upper, other.upper, Double(slots.lowerBound))
            spans[morph.layout.axis] += max(other.upper - other.lower, 0)
            if morph.context.direction != context.direction { turning += Tuning.mostBetween }
        }
        // An item out of sight in each layout may be visible in between: it rotates, or crosses a corner.
        let most = first == composition.morphs.count ? 0 : turning + crossing(spans) + 1
        guard upper - lower <= spans.x + spans.y + turning + Tuning.mostBetween else {
            for morph in composition.morphs[first...] {
                guard let other = visiblePositions(of: morph) else { continue }
                let slots = context.slots(around: (other.lower + other.upper) / 2)
                visitVisible(other.lower, other.upper, slots, most, visit)
            }
            return visitVisible(own.lower, own.upper, slots, most, visit)
        }
        visitVisible(lower, upper, slots, most, visit)
    }

    /// Passes the slots of items to `visit` that a previous arrangement shows, those of items that cross the viewport, and
    /// those of moved items.
    ///
    /// - Parameter own: The visible positions of the layout.
    @inlinable
    func visitRearranged(
        _ own: (lower: Double, upper: Double), _ visit: (_ slot: Int, _ isBefore: Bool) -> Bool
    ) {
        for index in 0..<composition.firstCurrentMorph {
            guard let seen = visiblePositions(of: composition.morphs[index]) else { continue }
            var (lower, upper) = own
            for slot in (0..<composition.morphs[index].context.count).between(seen) {
                guard let slot = composition.currentSlot(of: slot, inMorph: index) else { continue }
                (lower, upper) = (min(lower, Double(slot)), max(upper, Double(slot)))
                _ = visit(slot, false)
            }
            guard upper - lower <= own.upper - own.lower + Tuning.mostBetween else { continue }
            for slot in (0..<context.count).between((lower, upper)) { _ = visit(slot, false) }
        }
        composition.visitMovedSlots { _ = visit($0, false) }
    }

    /// Passes every slot between two positions to `visit`, and at most a number of slots beyond them.
    @inlinable
    func visitVisible(
        _ lower: Double, _ upper: Double, _ slots: Range<Int>, _ most: Double, _ visit: (Int, Bool) -> Bool
    ) {
        let all = (lower: lower - most, upper: upper + most)
        // If items are displaced, the visible ones are not consecutive.
        guard composition.keepsItemsInOrder else { return _ = visitSlots(between: all, slots, visit) }
        let (first, last) = visitSlots(between: (lower, upper), slots, visit)
        visitBeyond(from: first, by: -1, slots.between(all), visit)
        visitBeyond(from: last, by: 1, slots.between(all), visit)
    }

    /// Returns the number of additional slots that may be visible during a change between two axes.
    ///
    /// A layout with the remaining weight w shows 1 / w as many items along its axis: one layout many at the end, the
    /// other many at the start. An item is visible if it is in view along both axes.
    ///
    /// - Parameter spans: The numbers of slots along each axis.
    @inlinable
    func crossing(_ spans: Point) -> Double {
        let part = composition.verticalPart(layout, at: time)
        guard part > 0 && part < 1 else { return 0 }
        return min(spans.x * part / (1 - part), spans.y * (1 - part) / part)
    }

    /// Passes the slots beyond one to `visit`, for as long as their items are visible.
    ///
    /// - Parameter slots: The limits.
    @inlinable
    func visitBeyond(
        from start: VisitedSlot, by step: Int, _ slots: Range<Int>, _ visit: (Int, Bool) -> Bool
    ) {
        var visited = start
        while visited.isSeen && slots.contains(visited.slot + step) {
            visited.slot += step
            visited.isSeen = visit(visited.slot, step < 0)
        }
    }

    /// Returns the positions at which a previous layout may show an item; more of them in a viewport that has grown.
    @inlinable
    func visiblePositions(of morph: Morph<Layout>) -> (lower: Double, upper: Double)? {
        guard let (lower, upper) = positions(morph.layout, morph.context) else { return nil }
        let (axis, old) = (morph.layout.axis, morph.context.viewport)
        let growth = (context.viewport[axis] / max(old[axis], 1) - 1).clamped(to: 0...Tuning.mostGrowth)
        let more = (upper - lower) * growth
        return (lower - more, upper + more)
    }

    @inlinable
    func positions(_ layout: Layout, _ context: LayoutContext) -> (lower: Double, upper: Double)? {
        guard context.count > 0, let space = LayoutSpace(context, axis: layout.axis) else { return nil }
        return layout.finiteVisiblePositions(in: space)
    }

    /// Passes every slot between two positions to `visit`, in order. Between two thresholds all items have the same
    /// displacement, so that a range is found without a visit of its items.
    ///
    /// - Returns: The first and the last slot.
    @inlinable
    func visitSlots(
        between positions: (lower: Double, upper: Double), _ slots: Range<Int>,
        _ visit: (Int, Bool) -> Bool
    ) -> (first: VisitedSlot, last: VisitedSlot) {
        var ends: (first: VisitedSlot, last: VisitedSlot)?
        var start = slots.lowerBound
        while start < slots.upperBound {
            let end = min(composition.shifts.nextThreshold(after: start), slots.upperBound)
            let displacement = composition.shifts.displacement(of: start, at: time)
            let (lower, upper) = (positions.lower - displacement, positions.upper - displacement)
            for slot in (start..<end).between((lower, upper)) {
                let visited = VisitedSlot(slot: slot, isSeen: visit(slot, false))
                ends = (ends?.first ?? visited, visited)
            }
            start = end
        }
        let nowhere = VisitedSlot(slot: slots.lowerBound, isSeen: false)
        return ends ?? (nowhere, nowhere)
    }

    /// A slot, and whether its item is visible.
    @usableFromInline
    struct VisitedSlot {
        @usableFromInline var slot: Int
        @usableFromInline var isSeen: Bool

        @inlinable
        init(slot: Int, isSeen: Bool) {
            self.slot = slot
            self.isSeen = isSeen
        }
    }
}
