/// Where indices go when some are removed and others added.
struct IndexMap {
    /// What leaves its place, ascending: what is deleted, and what is moved.
    let removed: [Int]
    /// What takes a place, ascending: what is inserted, and what is moved.
    let added: [Int]

    init(removed: some Sequence<Int>, added: some Sequence<Int>) {
        self.removed = Set(removed).sorted()
        self.added = Set(added).sorted()
    }

    /// Where an index goes that neither leaves nor moves; nil for others.
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
