/// The content of a collection view: sections and items with unique identifiers.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private(set) public var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private(set) public var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    private(set) public var reloadedItemIdentifiers: [ItemIdentifierType] = []
    private(set) public var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else {
            complain("Section identifier was not found: \(identifier)")
            return []
        }
        return found
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Without a section, appends to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            return complain("There are no sections to append items to")
        }
        guard areNew(identifiers) else { return }
        items[section]?.append(contentsOf: identifiers)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, shift: 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: afterIdentifier, shift: 1)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
    }

    public mutating func deleteAllItems() {
        sectionIdentifiers = []
        items = [:]
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Moves an item to the index path chosen by the user.
    mutating func moveItem(_ identifier: ItemIdentifierType, to indexPath: IndexPath) {
        deleteItems([identifier])
        items[sectionIdentifiers[indexPath.section]]?.insert(identifier, at: indexPath.item)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: indexOfSection(toIdentifier) ?? 0)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: (indexOfSection(toIdentifier) ?? -1) + 1)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers.removeAll(where: identifiers.contains)
        for identifier in identifiers { items[identifier] = nil }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.removeAll { $0 == identifier }
        sectionIdentifiers.insert(identifier, at: indexOfSection(toIdentifier) ?? 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.removeAll { $0 == identifier }
        sectionIdentifiers.insert(identifier, at: (indexOfSection(toIdentifier) ?? -1) + 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Simulated

    /// The snapshot after it was applied, without pending reloads.
    var settled: NSDiffableDataSourceSnapshot {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }

    /// The index path of each item.
    var indexPaths: [ItemIdentifierType: IndexPath] {
        var result: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (item, identifier) in (items[identifier] ?? []).enumerated() {
                result[identifier] = IndexPath(item: item, section: section)
            }
        }
        return result
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, shift: Int
    ) {
        guard let section = sectionIdentifier(containingItem: anchor),
            let index = items[section]?.firstIndex(of: anchor)
        else { return complain("Invalid item identifier specified: \(anchor)") }
        guard areNew(identifiers) else { return }
        items[section]?.insert(contentsOf: identifiers, at: index + shift)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        guard Set(identifiers).count == identifiers.count, identifiers.allSatisfy({ items[$0] == nil }) else {
            return complain("Section identifiers are not unique: \(identifiers)")
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        for identifier in identifiers { items[identifier] = [] }
    }

    private func areNew(_ identifiers: [ItemIdentifierType]) -> Bool {
        let present = Set(itemIdentifiers)
        let areNew = Set(identifiers).count == identifiers.count && present.isDisjoint(with: identifiers)
        if !areNew { complain("Supplied item identifiers are not unique: \(identifiers)") }
        return areNew
    }

    private func complain(_ reason: String) {
        StandIn.raise(.internalInconsistency, reason)
    }
}
