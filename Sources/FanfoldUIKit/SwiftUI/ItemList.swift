#if canImport(UIKit) && !os(watchOS)
/// The items of a view in order, the first one of each identity.
struct ItemList {
    /// The identities of the items, in order.
    private(set) var order: [ItemID] = []
    private var indices: [ItemID: Int] = [:]
    /// The items that the user has removed, and that the application has not removed yet. They are not in the list.
    var leaving: Set<ItemID> = []
    /// Returns the item at an index, without its type.
    private var item: (Int) -> Any = { $0 }

    /// Creates a list without items.
    init() {}

    /// Creates a list without some items. Each identity is hashed once.
    ///
    /// - Complexity: O(n), where n is the number of items.
    init<Items: Collection>(_ all: Items, without removed: Set<ItemID>, id: (Items.Element) -> ItemID) {
        var items: [Items.Element] = []
        order.reserveCapacity(all.count)
        items.reserveCapacity(all.count)
        indices.reserveCapacity(all.count)
        for item in all {
            let id = id(item)
            if removed.contains(id) {
                leaving.insert(id)
            } else if append(id) {
                items.append(item)
            }
        }
        item = { [items] in items[$0] }
    }

    /// Appends an identity, unless it is there. Returns whether it was appended.
    private mutating func append(_ id: ItemID) -> Bool {
        if let former = indices.updateValue(count, forKey: id) {
            indices[id] = former
            return false
        }
        order.append(id)
        return true
    }

    var count: Int { order.count }

    /// The item with an identity; nil if there is none.
    subscript(id: ItemID) -> Any? { index(of: id).map(item) }

    /// Returns whether there is an item with an identity.
    func contains(_ id: ItemID) -> Bool { indices[id] != nil }

    /// Returns the index of an item; nil if there is none.
    func index(of id: ItemID) -> Int? { indices[id] }
}
#endif
