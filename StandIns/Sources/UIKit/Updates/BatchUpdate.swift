/// The changes of a `performBatchUpdates`. Deletions, reloads and the origins of moves refer to the state
/// before the update; insertions and the destinations of moves to the state after it.
@MainActor final class BatchUpdate {
    var insertedItems: [IndexPath] = []
    var deletedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var insertedSections: [Int] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var completions: [(Bool) -> Void] = []
    /// Whether the changes include `reloadData()`.
    var isReloaded = false

    var map: UpdateMap {
        UpdateMap(
            removedSections: deletedSections, addedSections: insertedSections,
            movedSections: movedSections.map { ($0.from, $0.to) }, removedItems: deletedItems,
            addedItems: insertedItems, movedItems: movedItems.map { ($0.from, $0.to) },
            reloadedSections: reloadedSections)
    }

    /// The map from indices after the update to indices before it.
    var inverseMap: UpdateMap {
        let map = map
        return UpdateMap(
            removedSections: insertedSections, addedSections: deletedSections,
            movedSections: movedSections.map { ($0.to, $0.from) }, removedItems: insertedItems,
            addedItems: deletedItems, movedItems: movedItems.map { ($0.to, $0.from) },
            reloadedSections: reloadedSections.compactMap { map.image(ofSection: $0) })
    }

    /// The changes for the layout: deletions from last to first, then insertions, reloads, moves.
    var updateItems: [UICollectionViewUpdateItem] {
        let map = map
        return deletedSections.sorted(by: >).map { .init(.delete, before: Self.whole($0), after: nil) }
            + deletedItems.sorted(by: >).map { .init(.delete, before: $0, after: nil) }
            + insertedSections.sorted().map { .init(.insert, before: nil, after: Self.whole($0)) }
            + insertedItems.sorted().map { .init(.insert, before: nil, after: $0) }
            + reloadedSections.sorted().map {
                .init(.reload, before: Self.whole($0), after: map.image(ofSection: $0).map(Self.whole))
            }
            + reloadedItems.sorted().map { .init(.reload, before: $0, after: map.image(of: $0)) }
            + movedSections.map { .init(.move, before: Self.whole($0.from), after: Self.whole($0.to)) }
            + movedItems.map { .init(.move, before: $0.from, after: $0.to) }
    }

    /// Whether an item stays and receives another view.
    func isReloaded(_ element: ElementKey) -> Bool {
        reloadedSections.contains(element.indexPath.section)
            || element.category == .cell && reloadedItems.contains(element.indexPath)
    }

    private static func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
