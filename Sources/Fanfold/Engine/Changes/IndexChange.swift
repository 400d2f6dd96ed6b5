/// The effect of a change on indices.
@usableFromInline
package enum IndexChange: Equatable, Sendable {
    case insertion(at: Int, count: Int)
    case removal(at: Int, count: Int)
    case move(from: Int, to: Int)

    /// The change of the count.
    var growth: Int {
        switch self {
        case .insertion(_, let count): count
        case .removal(_, let count): -count
        case .move: 0
        }
    }

    /// The greatest displacement of an item, in slots. A moved item does not count.
    var reach: Double {
        switch self {
        case .insertion(_, let count), .removal(_, let count): Double(count)
        case .move: 1
        }
    }

    /// Returns the index of an item after the change, or nil if the item is removed.
    package func newIndex(of item: Int) -> Int? {
        switch self {
        case .insertion(let index, let count): item >= index ? item + count : item
        case .removal(let index, let count):
            item < index ? item : item >= index + count ? item - count : nil
        case .move(let from, let to):
            item == from ? to : opened(closed(item, from), at: to)
        }
    }

    /// The change that reverts this one.
    package var inverse: IndexChange {
        switch self {
        case .insertion(let index, let count): .removal(at: index, count: count)
        case .removal(let index, let count): .insertion(at: index, count: count)
        case .move(let from, let to): .move(from: to, to: from)
        }
    }

    /// Updates an item's index; returns false if the item is removed.
    func renumber(_ index: inout Int) -> Bool {
        guard let new = newIndex(of: index) else { return false }
        index = new
        return true
    }

    /// Returns the index of a gap between two items after the change. No gap is removed.
    func newGap(of gap: Int) -> Int {
        switch self {
        case .insertion(let index, let count): gap > index ? gap + count : gap
        case .removal(let index, let count): gap <= index ? gap : max(gap - count, index)
        case .move(let from, let to): opened(closed(gap, from), at: to + 1)
        }
    }

    /// Returns the same insertion or move among the items before a removal.
    ///
    /// - Parameters:
    ///    - count: The number of removed items.
    ///    - gap: The index at which they return before the change.
    ///    - newGap: The index at which they return after it.
    func includingItems(_ count: Int, removedAt gap: Int, _ newGap: Int) -> IndexChange {
        switch self {
        case .insertion(let index, let length):
            .insertion(at: index < newGap ? index : index + count, count: length)
        case .move(let from, let to):
            .move(from: from < gap ? from : from + count, to: to < newGap ? to : to + count)
        case .removal: self
        }
    }

    /// Returns the displacement of an item that stays in view. A removed item leaves its position to the next one.
    ///
    /// - Parameter follows: Whether a moved item stays in view. The default value is false: it leaves its position to the
    ///   next one.
    func displacement(of item: Int, following follows: Bool = false) -> Int {
        switch self {
        case .insertion(let index, let count): item >= index ? count : 0
        case .removal(let index, let count): -min(max(item - index, 0), count)
        case .move(let from, _): item == from && !follows ? 0 : (newIndex(of: item) ?? item) - item
        }
    }

    private func closed(_ index: Int, _ from: Int) -> Int { index > from ? index - 1 : index }

    private func opened(_ index: Int, at to: Int) -> Int { index >= to ? index + 1 : index }
}
