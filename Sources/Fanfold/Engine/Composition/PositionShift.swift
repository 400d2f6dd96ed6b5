/// What an insertion or a removal does to the items on one side of it: their positions glide to where they belong.
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
    let amount: AnimatedValue

    /// How far an item is displaced, in items.
    func displacement(of index: Int, at time: Double) -> Double {
        let moves = side == .after ? index >= threshold : index < threshold
        return moves ? amount.value(at: time) : 0
    }
}

extension [PositionShift] {
    /// How far an item is displaced by all of them, in items.
    func displacement(of index: Int, at time: Double) -> Double {
        var sum = 0.0
        for shift in self { sum += shift.displacement(of: index, at: time) }
        return sum
    }

    /// The first threshold after an index: up to there all items are displaced alike.
    func nextThreshold(after index: Int) -> Int {
        var next = Int.max
        for shift in self where shift.threshold > index { next = Swift.min(next, shift.threshold) }
        return next
    }
}
