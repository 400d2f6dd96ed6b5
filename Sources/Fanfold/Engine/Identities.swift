/// Which element shows which item: a number that an item is given when it comes on stage, and keeps until it leaves.
struct Identities: Sendable {
    private struct Known {
        var index: Int
        let identity: Int
    }

    /// Of the items that were on stage, and of those that are.
    private var before: [Known] = []
    private var now: [Known] = []
    private var next = 0
    private var cursor = 0

    /// Begins a frame.
    mutating func begin() {
        swap(&before, &now)
        now.removeAll(keepingCapacity: true)
        cursor = 0
    }

    /// Ends a frame: who was not asked for has left.
    mutating func end() {
        before.removeAll(keepingCapacity: true)
    }

    /// The identity of an item: the one that it had, or a new one.
    ///
    /// - Complexity: O(1) where items are asked for in the same order as the last time.
    mutating func identity(of index: Int) -> Int {
        if let known = now.first(where: { $0.index == index }) { return known.identity }
        let known = Known(index: index, identity: takeBefore(index) ?? fresh())
        now.append(known)
        return known.identity
    }

    /// Carries identities through a change of indices.
    mutating func renumber(_ change: IndexChange) {
        var kept = 0
        for place in now.indices {
            guard let index = change.newIndex(of: now[place].index) else { continue }
            now[kept] = Known(index: index, identity: now[place].identity)
            kept += 1
        }
        now.removeLast(now.count - kept)
    }

    /// Gives an item an identity that another one had.
    mutating func adopt(_ identity: Int, by index: Int) {
        now.removeAll { $0.index == index }
        now.append(Known(index: index, identity: identity))
    }

    private mutating func takeBefore(_ index: Int) -> Int? {
        for step in before.indices {
            let place = (cursor + step) % before.count
            if before[place].index == index {
                cursor = place + 1
                return before[place].identity
            }
        }
        return nil
    }

    private mutating func fresh() -> Int {
        next += 1
        return next
    }
}
