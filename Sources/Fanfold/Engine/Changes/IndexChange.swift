/// What a change does to indices.
package enum IndexChange: Equatable, Sendable {
    case insertion(at: Int, count: Int)
    case removal(at: Int, count: Int)
    case move(from: Int, to: Int)

    /// How many items more there are after it.
    var growth: Int {
        switch self {
        case .insertion(_, let count): count
        case .removal(_, let count): -count
        case .move: 0
        }
    }

    /// The index that an item has after it; nil where the item goes.
    @inline(never)
    package func newIndex(of item: Int) -> Int? {
        switch self {
        case .insertion(let index, let count): item >= index ? item + count : item
        case .removal(let index, let count):
            item < index ? item : item >= index + count ? item - count : nil
        case .move(let from, let to):
            item == from ? to : opened(closed(item, from), at: to)
        }
    }

    /// What undoes a move; nil for what takes items away or brings them.
    package var inverse: IndexChange? {
        if case .move(let from, let to) = self { .move(from: to, to: from) } else { nil }
    }

    /// Gives an item the index that it has after it; false where the item goes.
    func renumber(_ index: inout Int) -> Bool {
        guard let new = newIndex(of: index) else { return false }
        index = new
        return true
    }

    /// Where a place between two items is after it: none of them goes.
    @inline(never)
    func newGap(of gap: Int) -> Int {
        switch self {
        case .insertion(let index, let count): gap > index ? gap + count : gap
        case .removal(let index, let count): gap <= index ? gap : max(gap - count, index)
        case .move(let from, let to): opened(closed(gap, from), at: to + 1)
        }
    }

    /// How far the items move, of which one is to stay where it is: an item that itself goes or is moved leaves its
    /// place to what comes after it.
    @inline(never)
    func displacement(of item: Int) -> Int {
        switch self {
        case .insertion(let index, let count): item >= index ? count : 0
        case .removal(let index, let count): -min(max(item - index, 0), count)
        case .move(let from, _): item == from ? 0 : (newIndex(of: item) ?? item) - item
        }
    }

    private func closed(_ index: Int, _ from: Int) -> Int { index > from ? index - 1 : index }

    private func opened(_ index: Int, at to: Int) -> Int { index >= to ? index + 1 : index }
}
