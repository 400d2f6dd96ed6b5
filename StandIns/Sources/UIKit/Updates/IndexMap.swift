/// Maps indices across removals and additions.
struct IndexMap {
    /// Indices of deleted and moved elements before the update, ascending.
    let removed: [Int]
    /// Indices of inserted and moved elements after the update, ascending.
    let added: [Int]

    init(removed: some Sequence<Int>, added: some Sequence<Int>) {
        self.removed = Set(removed).sorted()
        self.added = Set(added).sorted()
    }

    /// The new index of an element that is neither deleted nor moved; nil for others.
    func image(of index: Int) -> Int? {
        let before = removed.prefix { $0 < index }.count
        if before < removed.count && removed[before] == index { return nil }
        var image = index - before
        for place in added {
            guard place <= image else { break }
            image += 1
        }
        return image
    }
}
