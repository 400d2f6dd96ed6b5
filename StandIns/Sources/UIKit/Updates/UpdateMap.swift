/// Maps sections and items across a batch update.
struct UpdateMap {
    private let sections: IndexMap
    private let movedSections: [Int: Int]
    private let movedItems: [IndexPath: IndexPath]
    private let removedItems: [Int: [Int]]
    private let addedItems: [Int: [Int]]
    private let reloadedSections: Set<Int>

    /// Nothing moves.
    static let identity = UpdateMap()

    private init() {
        self.init(
            removedSections: [], addedSections: [], movedSections: [], removedItems: [], addedItems: [],
            movedItems: [], reloadedSections: [])
    }

    init(
        removedSections: [Int], addedSections: [Int], movedSections: [(Int, Int)],
        removedItems: [IndexPath], addedItems: [IndexPath], movedItems: [(IndexPath, IndexPath)],
        reloadedSections: [Int]
    ) {
        sections = IndexMap(
            removed: removedSections + movedSections.map(\.0), added: addedSections + movedSections.map(\.1))
        self.movedSections = Dictionary(movedSections) { $1 }
        self.movedItems = Dictionary(movedItems) { $1 }
        self.removedItems = Self.bySection(removedItems + movedItems.map(\.0))
        self.addedItems = Self.bySection(addedItems + movedItems.map(\.1))
        self.reloadedSections = Set(reloadedSections)
    }

    /// The new index of a section, or nil if it is deleted.
    func image(ofSection section: Int) -> Int? { movedSections[section] ?? sections.image(of: section) }

    /// The new index path of an item, or nil if it or its section is deleted.
    func image(of indexPath: IndexPath) -> IndexPath? {
        if let moved = movedItems[indexPath] { return moved }
        guard !reloadedSections.contains(indexPath.section), let section = image(ofSection: indexPath.section)
        else { return nil }
        let items = IndexMap(
            removed: removedItems[indexPath.section] ?? [], added: addedItems[section] ?? [])
        return items.image(of: indexPath.item).map { IndexPath(item: $0, section: section) }
    }

    /// The new key of an element, or nil if it is deleted.
    func image(of element: ElementKey) -> ElementKey? {
        var result = element
        if element.category == .cell {
            guard let indexPath = image(of: element.indexPath) else { return nil }
            result.indexPath = indexPath
        } else if element.indexPath.count == 2 {
            guard let section = image(ofSection: element.indexPath.section) else { return nil }
            result.indexPath.section = section
        }
        return result
    }

    private static func bySection(_ indexPaths: [IndexPath]) -> [Int: [Int]] {
        Dictionary(grouping: indexPaths, by: \.section).mapValues { $0.map(\.item) }
    }
}
