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
        if composition.isPlain {
            #if hasFeature(Embedded)
            return layOut(layout, in: context)
            #else
            return layout._layOut(into: &self, in: context)
            #endif
        }
        compose(FrameInput(layout: layout, context: context, composition: composition, time: time))
    }

    /// Computes the items with motions.
    @inlinable
    @inline(never)  // Inlined, it adds to the WebAssembly.
    mutating func compose<Layout>(_ frame: FrameInput<Layout>) {
        let (layout, context) = (frame.layout, frame.context)
        let (composition, time) = (frame.composition, frame.time)
        begin(in: context)
        frame.visitVisible { add($0, frame, opacity: $1) }
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
    @inline(never)  // 2 copies would add to the WebAssembly.
    mutating func add<Layout>(_ openings: [Opening], _ frame: FrameInput<Layout>) {
        for index in openings.indices where !openings[index].isRemoved {
            guard openings[index].amount.value(at: frame.time) != 0 else { continue }
            add(frame.layout.slot(of: openings[index].index, in: frame.context), frame)
        }
    }

    /// - Parameter opacity: A factor on the item's opacity. The default value is 1.
    @inlinable
    @inline(never)  // 3 copies would add 0.7 kB to the WebAssembly.
    mutating func add<Layout>(_ slot: Int, _ frame: FrameInput<Layout>, opacity: Double = 1) {
        let index = frame.context.index(ofSlot: slot)
        // A previous layout with a loop may show items in slots that no longer exist.
        guard index >= 0 && index < frame.context.count else { return }
        guard !holds(index) else { return }
        var attributes = frame.composition.attributes(
            of: index, slot: slot, frame.layout, frame.context, at: frame.time)
        attributes.opacity *= opacity
        let isSeen = show(attributes, index, nil, isLeaving: false, in: frame.context.viewport)
        if !isSeen { report(slot: slot, frame.layout, frame.context) }
    }

    /// Returns whether the item was added in this frame.
    @inlinable
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
        identities.assign(to: slots, in: context)
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
    #if !hasFeature(Embedded)
    @inline(__always)
    #endif
    @inlinable
    @discardableResult
    mutating func show(
        _ attributes: ItemAttributes, _ index: Int, _ identity: Int?, isLeaving: Bool, in viewport: Size
    ) -> Bool {
        guard currentItems.count < Int(mostItemsVisible),
            let (transform, quad) = attributes.projection(in: Rect(size: viewport))
        else { return false }
        insert(
            VisibleItem(
                index: index, identity: identity ?? identities.identity(of: index), isLeaving: isLeaving,
                attributes: attributes, transform: transform, quad: quad))
        return true
    }

    /// Inserts an item behind those with a greater z.
    @inlinable
    @inline(__always)
    mutating func insert(_ item: VisibleItem) {
        var rank = currentItems.count
        while rank > 0 && currentItems[rank - 1].attributes.z > item.attributes.z { rank -= 1 }
        if rank == currentItems.count {
            currentItems.append(item)
        } else {
            currentItems.insert(item, at: rank)
        }
    }
}
