extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves elements before the element at an offset, counted before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = source.count(in: 0..<destination)
        for offset in source.reversed() { remove(at: offset) }
        insert(contentsOf: moved, at: destination - before)
    }
}
