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

extension CollectionChange {
    /// Applies the change to values of the items, such as their sizes.
    ///
    ///     mutating func renumber(_ change: CollectionChange) { change.apply(to: &heights, inserting: 44) }
    ///
    /// - Parameters:
    ///    - values: The values in the order of the items. An index beyond them changes nothing.
    ///    - value: The value of each inserted item, until the application sets another one.
    /// - Complexity: O(n) in the number of values.
    public func apply<Value>(to values: inout [Value], inserting value: @autoclosure () -> Value) {
        switch self {
        case .insert(let index, let count) where 0...values.count ~= index && count > 0:
            values.insert(contentsOf: repeatElement(value(), count: count), at: index)
        case .remove(let index, let count) where values.indices ~= index && count > 0:
            values.removeSubrange(index..<min(index + count, values.count))
        case .move(let from, let to) where values.indices ~= from && values.indices ~= to:
            values.insert(values.remove(at: from), at: to)
        default: break
        }
    }
}
