/// The batch update from one snapshot to another.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [(from: Int, to: Int)] = []
    private(set) var deletedItems: [IndexPath] = []
    private(set) var insertedItems: [IndexPath] = []
    private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []
    private(set) var reloadedItems: [IndexPath] = []

    init(from old: Snapshot, to new: Snapshot) {
        findSections(from: old, to: new)
        findItems(from: old, to: new)
        for section in new.sectionIdentifiers { findMoves(in: section, from: old, to: new) }
        let before = old.indexPaths
        let reloaded = new.reloadedSectionIdentifiers.flatMap { new.itemIdentifiers(inSection: $0) }
        let moved = Set(movedItems.map(\.from))
        reloadedItems = (new.reloadedItemIdentifiers + reloaded).compactMap { before[$0] }
            .filter { !moved.contains($0) }
    }

    @MainActor func perform(on view: UICollectionView) {
        if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
        if !insertedSections.isEmpty { view.insertSections(insertedSections) }
        for move in movedSections { view.moveSection(move.from, toSection: move.to) }
        if !deletedItems.isEmpty { view.deleteItems(at: deletedItems) }
        if !insertedItems.isEmpty { view.insertItems(at: insertedItems) }
        for move in movedItems { view.moveItem(at: move.from, to: move.to) }
        if !reloadedItems.isEmpty { view.reloadItems(at: reloadedItems) }
    }

    private mutating func findSections(from old: Snapshot, to new: Snapshot) {
        let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
        deletedSections = IndexSet(before.indices.filter { !after.contains(before[$0]) })
        insertedSections = IndexSet(after.indices.filter { !before.contains(after[$0]) })
        for identifier in Self.moved(from: before, to: after) {
            guard let from = before.firstIndex(of: identifier), let to = after.firstIndex(of: identifier)
            else { continue }
            movedSections.append((from, to))
        }
    }

    /// Finds inserted and deleted items, and items that change their section.
    private mutating func findItems(from old: Snapshot, to new: Snapshot) {
        let (before, after) = (old.indexPaths, new.indexPaths)
        for (item, path) in before.sorted(by: { $0.value < $1.value })
        where !deletedSections.contains(path.section) {
            let target = after[item]
            if target == nil || insertedSections.contains(target?.section ?? -1) { deletedItems.append(path) }
        }
        for (item, path) in after.sorted(by: { $0.value < $1.value })
        where !insertedSections.contains(path.section) {
            guard let source = before[item], !deletedSections.contains(source.section) else {
                insertedItems.append(path)
                continue
            }
            if old.sectionIdentifiers[source.section] != new.sectionIdentifiers[path.section] {
                movedItems.append((source, path))
            }
        }
    }

    /// Finds items that move within a section.
    private mutating func findMoves(in section: Section, from old: Snapshot, to new: Snapshot) {
        guard old.indexOfSection(section) != nil else { return }
        let (before, after) = (old.indexPaths, new.indexPaths)
        let moved = Self.moved(
            from: old.itemIdentifiers(inSection: section), to: new.itemIdentifiers(inSection: section))
        for item in moved {
            if let from = before[item], let to = after[item] { movedItems.append((from, to)) }
        }
    }

    /// The elements of both lists whose relative order differs.
    private static func moved<Element: Hashable>(from old: [Element], to new: [Element]) -> [Element] {
        let (before, after) = (Set(old), Set(new))
        let difference = new.filter(before.contains).difference(from: old.filter(after.contains))
        return difference.insertions.map { change in
            switch change {
            case .insert(_, let element, _), .remove(_, let element, _): element
            }
        }
    }
}
