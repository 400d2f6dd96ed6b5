/// The effect of an insertion or a removal on the items on one side of it: their positions spring to the new ones.
@usableFromInline
struct PositionShift: Sendable {
    /// The side of the moving items.
    enum Side: Equatable, Sendable {
        /// The items before the threshold.
        case before
        /// The item at the threshold and those after it.
        case after
    }

    /// The slot at which the change happened.
    var threshold: Int
    let side: Side
    /// The remaining distance of the items, in items.
    @usableFromInline let amount: AnimatedValue
    /// The id of the removal, or 0.
    var removal = 0

    /// Returns the displacement of an item, in items.
    func displacement(of index: Int, at time: Double) -> Double {
        let moves = side == .after ? index >= threshold : index < threshold
        return moves ? amount.value(at: time) : 0
    }
}

extension [PositionShift] {
    /// Returns the displacement of an item by all shifts, in items.
    @usableFromInline
    func displacement(of index: Int, at time: Double) -> Double {
        var sum = 0.0
        for shift in self { sum += shift.displacement(of: index, at: time) }
        return sum
    }

    /// Returns the first threshold after a slot; all items before it have the same displacement.
    @usableFromInline
    func nextThreshold(after index: Int) -> Int {
        var next = Int.max
        for shift in self where shift.threshold > index { next = Swift.min(next, shift.threshold) }
        return next
    }

    /// Closes the gap of an undone removal: its items return to the gap, and the removal no longer moves them.
    mutating func closeGap(of removal: Removal, at index: Int) {
        for shift in indices where self[shift].removal == removal.id && self[shift].side == .after {
            self[shift].threshold += self[shift].threshold == index ? removal.count : 0
            self[shift].removal = 0
        }
    }
}
