#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a batch of updates makes of the items: which one each becomes, and which one each was.
///
/// Items are places in the run of all sections. Both directions cost what the updates are, not what the items are.
struct ItemMap {
    /// What leaves its place, before the updates: what is deleted, and what moves.
    private var removed = IndexRanges()
    /// What takes a place, after the updates: what is inserted, and what moves.
    private var added = IndexRanges()
    private(set) var moves: [(from: Range<Int>, to: Range<Int>)] = []
    /// What is deleted and what is inserted, apart from what moves.
    private(set) var deletions: [Range<Int>] = []
    private(set) var insertions: [Range<Int>] = []
    /// What is shown by another cell, before the updates.
    private var reloaded = IndexRanges()

    /// Every item stays what it is.
    static var identity: ItemMap { ItemMap() }

    private init() {}

    /// What UIKit says has been done.
    @MainActor
    init(_ updates: [UICollectionViewUpdateItem], before: SectionRuns, after: SectionRuns) {
        let items = updates.filter { !$0.isOfSection }
        for update in items { add(update, before, after) }
        // What has happened to single items has not happened to the rest of their sections.
        let (left, taken) = (removed, added)
        for update in updates where update.isOfSection { add(update, before, after, but: left, taken) }
    }

    /// - Parameters:
    ///   - left: Items, before the updates, that the update is not about, though it is about their section.
    ///   - taken: The same, after the updates.
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

    /// A section may have other items after it was reloaded: what both have in common is what is shown anew.
    private mutating func reload(_ from: Range<Int>, _ to: Range<Int>) {
        let common = min(from.count, to.count)
        reloaded.insert(from.prefix(common))
        delete(from.dropFirst(common))
        insert(to.dropFirst(common))
    }
}

extension UICollectionViewUpdateItem {
    /// Whether it is about a whole section.
    fileprivate var isOfSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }
}

extension ItemMap {
    /// What an item becomes, or nil where it goes.
    func image(of index: Int) -> Int? {
        if let move = moves.first(where: { $0.from.contains(index) }) {
            return move.to.lowerBound + index - move.from.lowerBound
        }
        return removed.contains(index) ? nil : added.number(removed.rank(of: index))
    }

    /// What an item was, or nil where it has come.
    func origin(of index: Int) -> Int? {
        if let move = moves.first(where: { $0.to.contains(index) }) {
            return move.from.lowerBound + index - move.to.lowerBound
        }
        return added.contains(index) ? nil : removed.number(added.rank(of: index))
    }

    /// Whether an item of before the updates gets another cell.
    func isReloaded(_ index: Int) -> Bool { reloaded.contains(index) }

    /// Where the item is now that has to stay at rest: the one that rested or, where it is gone or was moved, the
    /// next one that was neither.
    func place(ofRestingItem index: Int) -> Int { added.number(removed.rank(of: index)) }
}
#endif
