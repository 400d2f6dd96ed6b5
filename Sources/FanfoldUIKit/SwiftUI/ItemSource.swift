#if canImport(UIKit) && !os(watchOS)
/// The items of a view. They are read from the application's data only if the data may have changed.
final class ItemSource {
    private let data: Any
    let isEmpty: Bool
    private let ids: () -> [ItemID]
    private let list: (Set<ItemID>) -> ItemList
    private let isStorage: (Any) -> Bool

    init<Data: RandomAccessCollection>(_ data: Data, id: @escaping (Data.Element) -> ItemID) {
        self.data = data
        isEmpty = data.isEmpty
        ids = { data.map(id) }
        list = { ItemList(data, without: $0, id: id) }
        isStorage = { ($0 as? Data).map { data.sharesStorage(with: $0) } ?? false }
    }

    /// The identities of all items, including those that have the identity of another one.
    ///
    /// - Complexity: O(n), where n is the number of items.
    var identities: [ItemID] { ids() }

    /// Returns the first item of each identity, except some identities.
    ///
    /// - Complexity: O(n), where n is the number of items.
    func distinct(without removed: Set<ItemID>) -> ItemList { list(removed) }

    /// Returns whether another source certainly has the same items: this one retains its data, so that an array in the same
    /// storage has not changed since.
    ///
    /// - Complexity: O(1).
    func isSame(as other: ItemSource) -> Bool { isStorage(other.data) }
}

extension RandomAccessCollection {
    /// Returns whether another collection has its elements in the same memory, or is the same range.
    ///
    /// Both are accessed together: two temporary copies cannot have the same address.
    fileprivate func sharesStorage(with other: Self) -> Bool {
        if let range = self as? Range<Int>, let other = other as? Range<Int> { return range == other }
        let isShared = withContiguousStorageIfAvailable { own in
            other.withContiguousStorageIfAvailable {
                $0.baseAddress == own.baseAddress && $0.count == own.count
            }
        }
        return (isShared ?? nil) ?? false
    }
}
#endif
