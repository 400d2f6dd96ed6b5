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

    /// Passes to `visit` every slot in which a layout or a previous layout may show an item, those between them, and
    /// those on both sides that may be visible on their way. Each slot comes with a factor on its item's opacity.
    ///
    /// Items that neither layout shows fade with their distance: none leaves the frame while it is in view.
    @inlinable
    func visitVisible(_ visit: (_ slot: Int, _ opacity: Double) -> Void) {
        guard let own = positions(layout, context) else { return }
        let slots = context.slots(around: (own.lower + own.upper) / 2)
        let first = composition.firstCurrentMorph
        if first < composition.morphs.count {
            visitBlended(own, slots, composition.morphs[first...], visit)
        } else {
            visitSlots(between: own, slots) { slot, _ in visit(slot, 1) }
        }
        if first > 0 { visitRearranged(own) { visit($0, 1) } }
    }

    /// Passes every slot to `visit` in which the layout or one of the previous layouts may show an item, and those on both
    /// sides. If these layouts show items far from each other, those between them are left out.
    ///
    /// - Parameters:
    ///    - own: The visible positions of the layout.
    ///    - slots: The slots of items near them.
    ///    - morphs: The blends with previous layouts that show the same items.
    @inlinable
    func visitBlended(
        _ own: (lower: Double, upper: Double), _ slots: Range<Int>, _ morphs: ArraySlice<Morph<Layout>>,
        _ visit: (_ slot: Int, _ opacity: Double) -> Void
    ) {
        var all = own
        // The numbers of slots along each axis, and of those between two directions.
        var (spans, turning) = (Point.zero, 0.0)
        let ownSpan = max(own.upper - own.lower, 0)
        spans[layout.axis] += ownSpan
        for morph in morphs {
            guard let other = visiblePositions(of: morph) else { continue }
            // Beyond the content's end no layout shows an item, but the last item may be visible on its way.
            all.lower = min(all.lower, other.lower, Double(slots.upperBound - 1))
            all.upper = max(all.upper, other.upper, Double(slots.lowerBound))
            let span = max(other.upper - other.lower, 0)
            spans[morph.layout.axis] += span
            turning += self.turning(of: morph, span, ownSpan)
        }
        let margin = turning + crossing(spans) + 1
        if all.upper - all.lower <= spans.x + spans.y + turning + Tuning.mostBetween {
            return visitFading(all, margin, slots, visit)
        }
        for morph in morphs {
            guard let other = visiblePositions(of: morph) else { continue }
            let slots = context.slots(around: (other.lower + other.upper) / 2)
            visitFading(other, margin, slots, visit)
        }
        visitFading(own, margin, slots, visit)
    }

    /// Passes every slot between two positions to `visit`, and those within a margin around them, which fade. The margin
    /// leaves out the slots that a frame has no items for.
    @inlinable
    func visitFading(
        _ positions: (lower: Double, upper: Double), _ margin: Double, _ slots: Range<Int>,
        _ visit: (_ slot: Int, _ opacity: Double) -> Void
    ) {
        let free = (mostItemsVisible - (positions.upper - positions.lower)) / 2
        let margin = min(margin, free)
        let all = (lower: positions.lower - margin, upper: positions.upper + margin)
        let motions = composition.motions
        visitSlots(between: all, slots) { slot, position in
            let inside = min(position - all.lower, all.upper - position)
            let isFull = inside >= margin || motions[of: context.index(ofSlot: slot)] != nil
            visit(slot, isFull ? 1 : max(inside / margin, 0))
        }
    }

    /// Passes the slots of items to `visit` that a previous arrangement shows, those of items that cross the viewport, and
    /// those of moved items.
    ///
    /// An item crosses the viewport if it was beyond one of its ends and is beyond the other now.
    ///
    /// - Parameter own: The visible positions of the layout.
    @inlinable
    func visitRearranged(_ own: (lower: Double, upper: Double), _ visit: (_ slot: Int) -> Void) {
        let (slots, reach) = (0..<context.count, composition.reach)
        for index in 0..<composition.firstCurrentMorph {
            guard let seen = visiblePositions(of: composition.morphs[index]) else { continue }
            for slot in (0..<composition.morphs[index].context.count).between(seen) {
                if let slot = composition.currentSlot(of: slot, inMorph: index) { visit(slot) }
            }
            let first = own.lower - (own.lower - seen.upper + reach).clamped(to: 0...Tuning.mostBetween)
            let last = own.upper + (seen.lower - own.upper + reach).clamped(to: 0...Tuning.mostBetween)
            for slot in slots.between((first, last)) {
                let now = Double(slot)
                let before = now + composition.displacement(ofSlot: slot, inMorph: index)
                let isBefore = now < own.lower && before > seen.upper
                let isBehind = now > own.upper && before < seen.lower
                if isBefore || isBehind { visit(slot) }
            }
        }
        composition.visitMovedSlots(visit)
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

    /// Returns the number of slots that may be visible during a change between two directions; 0 without one.
    ///
    /// The distance between neighbors is d before and e, on the other side, after the change: it is |(1 − h)d − he| at a
    /// progress h, and once 0, where all items meet.
    ///
    /// - Parameters:
    ///    - span: The number of items that the previous layout shows.
    ///    - ownSpan: The number of items that the layout shows.
    @inlinable
    func turning(of morph: Morph<Layout>, _ span: Double, _ ownSpan: Double) -> Double {
        guard morph.context.direction != context.direction else { return 0 }
        let distance = mix(1 / max(span, 1), -1 / max(ownSpan, 1), morph.amount.value(at: time))
        return 1 / max(abs(distance), Tuning.leastDistance / max(span, ownSpan, 1))
    }

    /// Returns the positions at which a previous layout may show an item; more of them in a viewport that has grown.
    @inlinable
    @inline(never)  // 3 copies would add to the WebAssembly.
    func visiblePositions(of morph: Morph<Layout>) -> (lower: Double, upper: Double)? {
        guard let (lower, upper) = positions(morph.layout, morph.context) else { return nil }
        let (axis, old) = (morph.layout.axis, morph.context.viewport)
        let growth = (context.viewport[axis] / max(old[axis], 1) - 1).clamped(to: 0...Tuning.mostGrowth)
        let more = (upper - lower) * growth
        return bounded((lower - more, upper + more))
    }

    @inlinable
    @inline(never)  // 4 copies would add to the WebAssembly.
    func positions(_ layout: Layout, _ context: LayoutContext) -> (lower: Double, upper: Double)? {
        guard context.count > 0, let space = LayoutSpace(context, axis: layout.axis) else { return nil }
        return layout.finiteVisiblePositions(in: space)
    }

    /// Returns positions, at most as many as a frame may show, in the middle of the given ones.
    @inlinable
    func bounded(_ positions: (lower: Double, upper: Double)) -> (lower: Double, upper: Double) {
        let excess = max(positions.upper - positions.lower - mostItemsVisible, 0) / 2
        return (positions.lower + excess, positions.upper - excess)
    }

    /// Passes every slot between two positions to `visit`, in order, with its position. Between two thresholds all items
    /// have the same displacement, so that a range is found without a visit of its items.
    @inlinable
    func visitSlots(
        between positions: (lower: Double, upper: Double), _ slots: Range<Int>,
        _ visit: (_ slot: Int, _ position: Double) -> Void
    ) {
        var start = slots.lowerBound
        while start < slots.upperBound {
            let end = min(composition.shifts.nextThreshold(after: start), slots.upperBound)
            let displacement = composition.shifts.displacement(of: start, at: time)
            let (lower, upper) = (positions.lower - displacement, positions.upper - displacement)
            for slot in (start..<end).between((lower, upper)) { visit(slot, Double(slot) + displacement) }
            start = end
        }
    }
}
