#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The index paths of several sections, and the indices of their items in one run.
///
/// Cost and memory depend on the number of sections, not of items.
struct SectionRuns: Equatable {
    /// The start of each section in the run, and the end of the run.
    private var starts = [0]

    /// No sections.
    init() {}

    /// Sections with numbers of items.
    init(counts: some Sequence<Int>) {
        for count in counts { starts.append(self.count + count) }
    }

    /// The sections of a collection view.
    @MainActor
    init(of view: UICollectionView) {
        self.init(counts: (0..<view.numberOfSections).lazy.map { view.numberOfItems(inSection: $0) })
    }

    /// The number of all items.
    var count: Int { starts[starts.count - 1] }

    /// The items of a section; none if there is no such section.
    func items(ofSection section: Int) -> Range<Int> {
        guard section >= 0 && section < starts.count - 1 else { return count..<count }
        return starts[section]..<starts[section + 1]
    }

    /// The index of the item at an index path; nil if there is no such item.
    func index(of indexPath: IndexPath) -> DataIndex? {
        guard indexPath.count == 2 else { return nil }
        let items = items(ofSection: indexPath.section)
        guard (0..<items.count).contains(indexPath.item) else { return nil }
        return DataIndex(items.lowerBound + indexPath.item)
    }

    /// The index path of an item.
    ///
    /// - Parameter index: In 0..<``count``.
    /// - Complexity: O(log s), where s is the number of sections.
    func indexPath(of index: DataIndex) -> IndexPath {
        let section = (0..<starts.count - 1).partitionPoint { starts[$0 + 1] > index.value }
        return IndexPath(item: index.value - starts[section], section: section)
    }

    /// The index path of an item after it has moved to the index of another one. If it comes from an earlier section, it
    /// lands behind that one: nothing has closed up in its new section.
    func indexPath(forMoveFrom origin: DataIndex, to target: DataIndex) -> IndexPath {
        var indexPath = indexPath(of: target)
        if origin < target && self.indexPath(of: origin).section != indexPath.section { indexPath.item += 1 }
        return indexPath
    }

    /// The index path of an item that is inserted at an index, or behind the end.
    func indexPath(forInsertionAt index: DataIndex) -> IndexPath {
        if index.value < count { return indexPath(of: index) }
        let last = max(starts.count - 2, 0)
        return IndexPath(item: items(ofSection: last).count, section: last)
    }

    /// The items at an index path: one, or those of a whole section if `item` is `NSNotFound`.
    func items(at indexPath: IndexPath) -> Range<Int> {
        if indexPath.item == NSNotFound { return items(ofSection: indexPath.section) }
        guard let index = index(of: indexPath) else { return count..<count }
        return index.value..<index.value + 1
    }
}

extension Range<Int> {
    /// The first number that meets a condition, which all greater numbers meet then; the upper bound if none meets it.
    ///
    /// - Complexity: O(log n) calls of the condition.
    func partitionPoint(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
#endif
