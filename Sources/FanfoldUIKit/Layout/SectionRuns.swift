#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Several sections as one run of items: which index path an item has, and the other way round.
///
/// The cost is that of the sections, not of the items.
struct SectionRuns: Equatable {
    /// Where each section starts in the run, and at last where the run ends.
    private var starts = [0]

    /// No sections.
    init() {}

    /// Sections of so many items each.
    init(counts: some Sequence<Int>) {
        for count in counts { starts.append(self.count + count) }
    }

    /// The sections of a collection view.
    @MainActor
    init(of view: UICollectionView) {
        self.init(counts: (0..<view.numberOfSections).lazy.map { view.numberOfItems(inSection: $0) })
    }

    /// How many items there are in all.
    var count: Int { starts[starts.count - 1] }

    /// The items of a section; none where there is no such section.
    func items(ofSection section: Int) -> Range<Int> {
        guard section >= 0 && section < starts.count - 1 else { return count..<count }
        return starts[section]..<starts[section + 1]
    }

    /// The place in the run of the item at an index path, or nil where there is no such item.
    func index(of indexPath: IndexPath) -> Int? {
        guard indexPath.count == 2 else { return nil }
        let items = items(ofSection: indexPath.section)
        return (0..<items.count).contains(indexPath.item) ? items.lowerBound + indexPath.item : nil
    }

    /// The index path of an item.
    ///
    /// - Parameter index: A place in the run, in 0..<``count``.
    /// - Complexity: O(log s), where s is the number of sections.
    func indexPath(of index: Int) -> IndexPath {
        let section = (0..<starts.count - 1).partitionPoint { starts[$0 + 1] > index }
        return IndexPath(item: index - starts[section], section: section)
    }

    /// The index path to which an item goes that takes the place of another one: behind that one, where it comes from before
    /// it. In a section that it comes into, nothing has closed up.
    func indexPath(forMoveFrom origin: Int, to target: Int) -> IndexPath {
        var place = indexPath(of: target)
        if origin < target && indexPath(of: origin).section != place.section { place.item += 1 }
        return place
    }

    /// The index path at which an item comes in before a place in the run, or behind its end.
    func indexPath(forInsertionAt index: Int) -> IndexPath {
        if index < count { return indexPath(of: index) }
        let last = max(starts.count - 2, 0)
        return IndexPath(item: items(ofSection: last).count, section: last)
    }

    /// The items that an index path stands for: one, or those of a whole section where `item` is `NSNotFound`.
    func items(at indexPath: IndexPath) -> Range<Int> {
        if indexPath.item == NSNotFound { return items(ofSection: indexPath.section) }
        guard let index = index(of: indexPath) else { return count..<count }
        return index..<index + 1
    }
}

extension Range<Int> {
    /// The first number for which a condition holds that, once it holds, holds for all greater ones; the upper
    /// bound where it holds for none.
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
