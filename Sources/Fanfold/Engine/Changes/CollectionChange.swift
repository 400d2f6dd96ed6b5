/// A change of the items of a collection. Indices are those at the moment of the change: each of several sees
/// what the ones before it have done.
public enum CollectionChange: Equatable, Sendable {
    /// New items come in before the one at an index; at the end, where it is the count.
    case insert(at: Int, count: Int = 1)
    /// Items go.
    case remove(at: Int, count: Int = 1)
    /// An item goes elsewhere; `to` is its index afterwards.
    case move(from: Int, to: Int)
    /// An item's content is another; it stays where it is.
    case reload(at: Int)
}
