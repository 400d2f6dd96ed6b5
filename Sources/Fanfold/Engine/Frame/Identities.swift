/// The identities of visible items: an item keeps its number while it is visible.
@usableFromInline
struct Identities: Sendable {
    @usableFromInline
    struct Known: Sendable {
        @usableFromInline var index: Int
        @usableFromInline let identity: Int
    }

    /// Consecutive slots with a count, which determine the items.
    private struct Stretch: Equatable {
        let slots: Range<Int>
        let count: Int
    }

    /// The items of the last frame, and those of the current frame.
    private var before: [Known] = []
    @usableFromInline var now: [Known] = []
    /// The slots of the current frame, if it consists of consecutive slots.
    private var followed: Stretch?
    private var next = 0
    private var cursor = 0

    /// Begins a frame.
    mutating func begin() {
        swap(&before, &now)
        now.removeAll(keepingCapacity: true)
        followed = nil
        cursor = 0
    }

    /// Ends a frame: the other items have left.
    mutating func end() {
        before.removeAll(keepingCapacity: true)
    }

    /// Assigns identities to the items of consecutive slots, and to no others in this frame. The item of the nth slot
    /// is then `self[n]`.
    mutating func assign(to slots: Range<Int>, in context: LayoutContext) {
        let stretch = Stretch(slots: slots, count: context.count)
        guard followed != stretch else { return }
        begin()
        for slot in slots { _ = identity(of: context.index(ofSlot: slot)) }
        end()
        followed = stretch
    }

    /// Returns the nth item of the frame.
    @inlinable
    @inline(__always)
    subscript(rank: Int) -> (index: Int, identity: Int) { (now[rank].index, now[rank].identity) }

    /// Returns whether the item is in this frame.
    @inlinable
    func contains(_ index: Int) -> Bool { now.contains { $0.index == index } }

    /// Returns the identity of an item that is not yet in this frame: its previous one, or a new one.
    ///
    /// - Complexity: O(1) if the items come in the same order as in the last frame.
    @usableFromInline
    mutating func identity(of index: Int) -> Int {
        let known = Known(index: index, identity: takeBefore(index) ?? fresh())
        now.append(known)
        return known.identity
    }

    /// Updates the indices after a change.
    mutating func renumber(_ change: IndexChange) {
        followed = nil
        now.update { change.renumber(&$0.index) }
    }

    /// Gives an item the identity of another one.
    mutating func adopt(_ identity: Int, by index: Int) {
        followed = nil
        let known = Known(index: index, identity: identity)
        if let entry = now.firstIndex(where: { $0.index == index }) {
            now[entry] = known
        } else {
            now.append(known)
        }
    }

    private mutating func takeBefore(_ index: Int) -> Int? {
        guard let entry = entry(of: index, in: cursor..<before.count) ?? entry(of: index, in: 0..<cursor)
        else { return nil }
        cursor = entry + 1
        return before[entry].identity
    }

    private func entry(of index: Int, in range: Range<Int>) -> Int? {
        for entry in range where before[entry].index == index { return entry }
        return nil
    }

    private mutating func fresh() -> Int {
        next += 1
        return next
    }
}
