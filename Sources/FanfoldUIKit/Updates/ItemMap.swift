#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A batch of updates as a map of indices, in both directions.
///
/// Indices count over all sections. The cost of both directions depends on the updates, not on the number of items.
struct ItemMap {
    /// Deleted and moved items, by indices before the updates.
    private var removed = IndexRanges()
    /// Inserted and moved items, by indices after the updates.
    private var added = IndexRanges()
    private(set) var moves: [(from: Range<Int>, to: Range<Int>)] = []
    /// Deleted items without moved ones, by indices before the updates.
    private(set) var deletions: [Range<Int>] = []
    /// Inserted items without moved ones, by indices after the updates.
    private(set) var insertions: [Range<Int>] = []
    /// Items that get another cell, by indices before the updates.
    private var reloaded = IndexRanges()

    /// The map that changes nothing.
    static var identity: ItemMap { ItemMap() }

    private init() {}

    /// Creates the map of UIKit's updates.
    @MainActor
    init(_ updates: [UICollectionViewUpdateItem], before: SectionRuns, after: SectionRuns) {
        let items = updates.filter { !$0.isOfSection }
        for update in items { add(update, before, after) }
        // An update of a section excludes the items that have updates of their own.
        let (left, taken) = (removed, added)
        for update in updates where update.isOfSection { add(update, before, after, but: left, taken) }
    }

    /// - Parameters:
    ///   - left: Items that an update of their section excludes, by indices before the updates.
    ///   - taken: The same, by indices after the updates.
    @MainActor
    private mutating func add(
        _ update: UICollectionViewUpdateItem, _ before: SectionRuns, _ after: SectionRuns,
        but left: IndexRanges = IndexRanges(), _ taken: IndexRanges = IndexRanges()
    ) {
        let from = update.indexPathBeforeUpdate.map(before.items)
        let to = update.indexPathAfterUpdate.map(after.items)
        switch (update.updateAction, from, to) {
        case (.delete, let from?, _): left.gaps(in: from).forEach { delete($0) }
        case (.insert, _, let to?): taken.gaps(in: to).forEach { insert($0) }
        case (.move, let from?, let to?):
            for (from, to) in paired(left.gaps(in: from), taken.gaps(in: to)) { move(from, to) }
        case (.reload, let from?, let to): reload(from, to ?? from)
        default: break
        }
    }

    private mutating func delete(_ range: Range<Int>) {
        removed.insert(range)
        deletions.append(range)
    }

    private mutating func insert(_ range: Range<Int>) {
        added.insert(range)
        insertions.append(range)
    }

    private mutating func move(_ from: Range<Int>, _ to: Range<Int>) {
        removed.insert(from)
        added.insert(to)
        moves.append((from, to))
    }

    /// Reloads a section, whose number of items may change. Items that exist before and after are reloaded.
    private mutating func reload(_ from: Range<Int>, _ to: Range<Int>) {
        let common = min(from.count, to.count)
        reloaded.insert(from.prefix(common))
        delete(from.dropFirst(common))
        insert(to.dropFirst(common))
    }
}

extension UICollectionViewUpdateItem {
    /// Whether the update concerns a whole section.
    fileprivate var isOfSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }
}

extension ItemMap {
    /// The new index of an item; nil for an item that is removed.
    func image(of index: DataIndex) -> DataIndex? {
        let index = index.value
        if let move = moves.first(where: { $0.from.contains(index) }) {
            return DataIndex(move.to.lowerBound + index - move.from.lowerBound)
        }
        return removed.contains(index) ? nil : DataIndex(added.number(removed.rank(of: index)))
    }

    /// The former index of an item; nil for an item that is inserted.
    func origin(of index: DataIndex) -> DataIndex? {
        let index = index.value
        if let move = moves.first(where: { $0.to.contains(index) }) {
            return DataIndex(move.from.lowerBound + index - move.to.lowerBound)
        }
        return added.contains(index) ? nil : DataIndex(removed.number(added.rank(of: index)))
    }

    /// Whether an item, by its former index, gets another cell.
    func isReloaded(_ index: DataIndex) -> Bool { reloaded.contains(index.value) }
}
#endif
