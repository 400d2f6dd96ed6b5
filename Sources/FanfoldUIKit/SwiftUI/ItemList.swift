#if canImport(UIKit) && !os(watchOS)
/// The items of a view in order, the first one of each identity.
struct ItemList<Item: Identifiable> {
    /// The identities of the items, in order.
    private(set) var order: [Item.ID] = []
    private var items: [Item] = []
    private var indices: [Item.ID: Int] = [:]

    /// Creates a list without items.
    init() {}

    /// Creates a list. Each identity is hashed once.
    ///
    /// - Complexity: O(n), where n is the number of items.
    init(_ all: some Sequence<Item>) {
        let count = all.underestimatedCount
        order.reserveCapacity(count)
        items.reserveCapacity(count)
        indices.reserveCapacity(count)
        for item in all { append(item, item.id) }
    }

    private mutating func append(_ item: Item, _ id: Item.ID) {
        if let former = indices.updateValue(items.count, forKey: id) { return indices[id] = former }
        order.append(id)
        items.append(item)
    }

    var count: Int { items.count }

    /// The item with an identity; nil if there is none.
    subscript(id: Item.ID) -> Item? { index(of: id).map { items[$0] } }

    /// Returns the index of an item; nil if there is none.
    func index(of id: Item.ID) -> Int? { indices[id] }
}
#endif
