/// Which element shows which item: a number that an item is given when it comes visible, and keeps until it leaves.
@usableFromInline
struct Identities: Sendable {
    @usableFromInline
    struct Known: Sendable {
        @usableFromInline var index: Int
        @usableFromInline let identity: Int
    }

    /// Neighbouring places in a collection of so many items, which tells what items stand there.
    private struct Stretch: Equatable {
        let slots: Range<Int>
        let count: Int
    }

    /// Of the items that were visible, and of those that are.
    private var before: [Known] = []
    @usableFromInline var now: [Known] = []
    /// Where those stand that are visible, if they were asked for at once.
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

    /// Ends a frame: who was not asked for has left.
    mutating func end() {
        before.removeAll(keepingCapacity: true)
    }

    /// Asks for the items of neighbouring places, and nothing else in this frame: the nth one's is then `self[n]`.
    mutating func follow(_ slots: Range<Int>, in context: LayoutContext) {
        let stretch = Stretch(slots: slots, count: context.count)
        guard followed != stretch else { return }
        begin()
        for slot in slots { _ = identity(of: context.index(ofSlot: slot)) }
        end()
        followed = stretch
    }

    /// The nth item that was asked for.
    @inlinable
    @inline(__always)
    subscript(number: Int) -> (index: Int, identity: Int) { (now[number].index, now[number].identity) }

    /// Whether the item has been asked for in this frame.
    func contains(_ index: Int) -> Bool { now.contains { $0.index == index } }

    /// The identity of an item that has not been asked for in this frame: the one that it had, or a new one.
    ///
    /// - Complexity: O(1) where items are asked for in the same order as the last time.
    mutating func identity(of index: Int) -> Int {
        let known = Known(index: index, identity: takeBefore(index) ?? fresh())
        now.append(known)
        return known.identity
    }

    /// Carries identities through a change of indices.
    mutating func renumber(_ change: IndexChange) {
        followed = nil
        now.update { change.renumber(&$0.index) }
    }

    /// Gives an item an identity that another one had.
    mutating func adopt(_ identity: Int, by index: Int) {
        followed = nil
        let known = Known(index: index, identity: identity)
        if let place = now.firstIndex(where: { $0.index == index }) {
            now[place] = known
        } else {
            now.append(known)
        }
    }

    private mutating func takeBefore(_ index: Int) -> Int? {
        guard let place = place(of: index, in: cursor..<before.count) ?? place(of: index, in: 0..<cursor)
        else { return nil }
        cursor = place + 1
        return before[place].identity
    }

    private func place(of index: Int, in range: Range<Int>) -> Int? {
        for place in range where before[place].index == index { return place }
        return nil
    }

    private mutating func fresh() -> Int {
        next += 1
        return next
    }
}
