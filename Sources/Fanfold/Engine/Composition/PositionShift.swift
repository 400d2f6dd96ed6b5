/// What an insertion or a removal does to the items on one side of it: their positions glide to where they belong.
@usableFromInline
struct PositionShift: Sendable {
    /// Which items move.
    enum Side: Equatable, Sendable {
        /// Those before the threshold.
        case before
        /// The one at the threshold and those after it.
        case after
    }

    /// Between which items the change was.
    var threshold: Int
    let side: Side
    /// How far the items still are from where they belong, in items.
    @usableFromInline let amount: AnimatedValue
    /// The removal that moves them, by its number; 0 where there is none.
    var removal = 0

    /// How far an item is displaced, in items.
    func displacement(of index: Int, at time: Double) -> Double {
        let moves = side == .after ? index >= threshold : index < threshold
        return moves ? amount.value(at: time) : 0
    }
}

extension [PositionShift] {
    /// How far an item is displaced by all of them, in items.
    @usableFromInline
    func displacement(of index: Int, at time: Double) -> Double {
        var sum = 0.0
        for shift in self { sum += shift.displacement(of: index, at: time) }
        return sum
    }

    /// The first threshold after an index: up to there all items are displaced alike.
    @usableFromInline
    func nextThreshold(after index: Int) -> Int {
        var next = Int.max
        for shift in self where shift.threshold > index { next = Swift.min(next, shift.threshold) }
        return next
    }

    /// The items of a removal are back: they stand in the gap that it has left, and it no longer moves them.
    mutating func closeGap(of removal: Removal, at index: Int) {
        for place in indices where self[place].removal == removal.number && self[place].side == .after {
            self[place].threshold += self[place].threshold == index ? removal.count : 0
            self[place].removal = 0
        }
    }
}
