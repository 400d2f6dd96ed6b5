extension UICollectionView {
    /// The item count of each section; asks the data source if it is unknown.
    var currentCounts: [Int] {
        if let counts { return counts }
        let requested = requestCounts()
        counts = requested
        return requested
    }

    func requestCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func hasItem(at indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && currentCounts.indices.contains(indexPath.section)
            && (0..<currentCounts[indexPath.section]).contains(indexPath.item)
    }

    /// The item at a distance from another item, across sections.
    func indexPath(_ distance: Int, after indexPath: IndexPath) -> IndexPath? {
        let step = distance < 0 ? -1 : 1
        var result = indexPath
        result.item += distance
        while !hasItem(at: result) {
            let section = result.section
            guard currentCounts.indices.contains(section + step) else { return nil }
            result = IndexPath(
                item: step > 0
                    ? result.item - currentCounts[section] : result.item + currentCounts[section - 1],
                section: section + step)
        }
        return result
    }
}
