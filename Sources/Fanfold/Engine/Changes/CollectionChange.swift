/// A change of the items of a collection. The indices of each change assume that those before it were applied.
public enum CollectionChange: Equatable, Sendable {
    /// Inserts items before an index; at the end if it is the count.
    case insert(at: Int, count: Int = 1)
    /// Removes items.
    case remove(at: Int, count: Int = 1)
    /// Moves an item; `to` is its index afterwards.
    case move(from: Int, to: Int)
    /// Replaces the content of an item, which stays.
    case reload(at: Int)
}
