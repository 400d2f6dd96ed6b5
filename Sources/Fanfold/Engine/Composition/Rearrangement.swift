/// Changes of items that have values of their own, such as sizes.
///
/// A layout with such values is another one after a change. The previous layout is kept while items move from their places
/// in it: each item has its own size all the time.
@usableFromInline
struct Rearrangement: Sendable {
    /// The changes, all at the same time.
    @usableFromInline var changes: [IndexChange] = []
    /// The time of the changes, in seconds.
    let time: Double

    /// The greatest displacement of an item by the changes, in slots. Moved items do not count.
    @usableFromInline
    var reach: Double {
        var reach = 0.0
        for change in changes { reach += change.reach }
        return reach
    }

    /// Returns the slot of an item before the changes; nil if the item is inserted by them.
    @usableFromInline
    func formerSlot(of slot: Int) -> Int? {
        var slot = slot
        for change in changes.reversed() {
            guard let former = change.inverse.newIndex(of: slot) else { return nil }
            slot = former
        }
        return slot
    }

    /// Returns the slot of an item after the changes; nil if the item is removed by them.
    ///
    /// - Parameter start: The number of changes that have already been made. The default value is 0.
    @usableFromInline
    func newSlot(of slot: Int, after start: Int = 0) -> Int? {
        var slot = slot
        for change in changes[start...] {
            guard let new = change.newIndex(of: slot) else { return nil }
            slot = new
        }
        return slot
    }
}

extension Composition {
    /// Whether items move between two arrangements.
    @inlinable
    var rearrangesItems: Bool { morphs.contains { $0.rearrangesItems } }

    /// The index of the first of ``morphs`` whose items have the current slots.
    @inlinable
    var firstCurrentMorph: Int {
        var index = morphs.count
        while index > 0 && !morphs[index - 1].rearrangesItems { index -= 1 }
        return index
    }

    /// Returns the index of the first of ``morphs`` that shows the item in a slot: 0, unless the item was inserted after
    /// that layout.
    @inlinable
    func firstMorph(showing slot: Int) -> Int {
        var (slot, index) = (slot, morphs.count)
        while index > 0 {
            guard let former = morphs[index - 1].formerSlot(of: slot) else { return index }
            slot = former
            index -= 1
        }
        return 0
    }

    /// Returns the displacement of an item's slot in a previous layout, in slots.
    @inlinable
    func displacement(ofSlot slot: Int, inMorph index: Int) -> Double {
        var former = slot
        for morph in (index..<morphs.count).reversed() {
            former = morphs[morph].formerSlot(of: former) ?? former
        }
        return Double(former - slot)
    }

    /// The greatest displacement of an item by all changes, in slots. Moved items do not count.
    @inlinable
    var reach: Double {
        var reach = 0.0
        for index in morphs.indices { reach += morphs[index].rearrangement?.reach ?? 0 }
        return reach
    }

    /// Returns the current slot of an item in a slot of a previous layout; nil if the item was removed since.
    ///
    /// - Parameter start: The number of changes after that layout that have already been made. The default value is 0.
    @inlinable
    func currentSlot(of slot: Int, inMorph index: Int, after start: Int = 0) -> Int? {
        var (slot, start) = (slot, start)
        for morph in index..<morphs.count {
            guard let rearrangement = morphs[morph].rearrangement else { continue }
            guard let new = rearrangement.newSlot(of: slot, after: start) else { return nil }
            (slot, start) = (new, 0)
        }
        return slot
    }

    /// Passes the current slot of each moved item to `visit`: it may be visible between two places out of sight.
    @inlinable
    func visitMovedSlots(_ visit: (Int) -> Void) {
        for index in morphs.indices {
            guard let changes = morphs[index].rearrangement?.changes else { continue }
            for (rank, change) in changes.enumerated() {
                guard case .move(_, let to) = change else { continue }
                if let slot = currentSlot(of: to, inMorph: index, after: rank + 1) { visit(slot) }
            }
        }
    }

    /// Passes each previous layout to `visit`, the latest first, with the position and the offset of the next one.
    @inlinable
    mutating func visitMorphs(
        _ position: Double, _ offset: Double, _ visit: (inout Morph<Layout>, Double, Double) -> Void
    ) {
        var (position, offset) = (position, offset)
        for index in morphs.indices.reversed() {
            visit(&morphs[index], position, offset)
            offset = morphs[index].context.offset
            if morphs[index].rearrangesItems { position = morphs[index].positionShown ?? position }
        }
    }

    /// Scrolls the previous layouts with the current one.
    @inlinable
    mutating func scrollMorphs(_ position: Double, _ offset: Double) {
        visitMorphs(position, offset) { $0.scroll(to: $1, offset: $2) }
    }
}

extension Morph {
    /// The position shown at the offset; nil without area.
    @inlinable
    @inline(never)  // 2 copies would add to the WebAssembly.
    var positionShown: Double? {
        LayoutSpace(context, axis: layout.axis).map { layout.finitePosition(shownAt: context.offset, in: $0) }
    }

    /// Returns the slot of an item in this layout; nil if the item was inserted after it.
    @inlinable
    func formerSlot(of slot: Int) -> Int? {
        rearrangement.map { $0.formerSlot(of: slot) } ?? slot
    }
}
