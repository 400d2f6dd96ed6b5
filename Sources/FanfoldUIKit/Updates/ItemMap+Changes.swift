#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

extension ItemMap {
    /// The same map as a sequence of changes: first removals, then moves, then insertions.
    ///
    /// - Complexity: O(m²), where m is the number of moves.
    var changes: [CollectionChange] {
        var changes: [CollectionChange] = []
        for range in IndexRanges(deletions).ranges.reversed() {
            changes.append(.remove(at: range.lowerBound, count: range.count))
        }
        changes += movesInOrder()
        for range in IndexRanges(insertions).ranges {
            changes.append(.insert(at: range.lowerBound, count: range.count))
        }
        return changes
    }

    /// Moves items one by one, from front to back, each behind its final predecessor.
    private func movesInOrder() -> [CollectionChange] {
        let (gone, come) = (IndexRanges(deletions), IndexRanges(insertions))
        var done: [IndexChange] = []
        func place(of origin: Int) -> Int {
            done.reduce(gone.rank(of: origin)) { index, move in move.newIndex(of: index) ?? index }
        }
        let items = moves.flatMap { zip($0.from, $0.to) }.sorted { $0.1 < $1.1 }
        return items.compactMap { from, to in
            let current = place(of: from)
            let rank = come.rank(of: to)
            let before =
                rank > 0 ? origin(of: DataIndex(come.number(rank - 1))).map { place(of: $0.value) } : nil
            let target = before.map { current > $0 ? $0 + 1 : $0 } ?? 0
            guard target != current else { return nil }
            done.append(.move(from: current, to: target))
            return .move(from: current, to: target)
        }
    }
}

extension IndexRanges {
    init(_ ranges: [Range<Int>]) {
        self.init()
        for range in ranges { insert(range) }
    }
}
#endif
