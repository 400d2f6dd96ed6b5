#if canImport(UIKit) && !os(watchOS)
/// The identity of an item without its type: the code behind ``FanfoldView`` is compiled once, for all types of items.
///
/// As in SwiftUI's containers, the identity need not be sendable: it may be a value of the main actor. Diffable data sources
/// require it of theirs; items are applied on the main actor alone.
struct ItemID: Hashable, @unchecked Sendable {
    private let value: AnyHashable
    /// The value's hash, computed once: lists and snapshots ask for it many times.
    private let hash: Int

    init(_ value: some Hashable) {
        self.value = AnyHashable(value)
        hash = value.hashValue
    }

    static func == (one: ItemID, other: ItemID) -> Bool { one.hash == other.hash && one.value == other.value }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// Returns the identity with its type; nil for another type.
    func typed<ID: Hashable>(_ type: ID.Type) -> ID? { value.base as? ID }
}

extension Optional where Wrapped: Hashable {
    /// The same identity without its type.
    var itemID: ItemID? {
        get { map { ItemID($0) } }
        set { self = newValue.flatMap { $0.typed(Wrapped.self) } }
    }

    /// The identity in a set, or an empty set.
    var itemIDs: Set<ItemID> {
        get { Set(map { [ItemID($0)] } ?? []) }
        set { itemID = newValue.first }
    }
}

extension Set where Element: Hashable {
    /// The same identities without their type.
    var itemIDs: Set<ItemID> {
        get { Set<ItemID>(map { ItemID($0) }) }
        set { self = Set(newValue.compactMap { $0.typed(Element.self) }) }
    }
}
#endif
