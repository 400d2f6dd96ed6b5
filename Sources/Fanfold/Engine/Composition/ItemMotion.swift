/// The motion of a single item, in addition to that of its position.
@usableFromInline
package struct ItemMotion: Sendable {
    /// The item; the index follows every change.
    @usableFromInline package var index: Int
    /// The remaining distance from its position after a move, in items.
    @usableFromInline package var travel = AnimatedValue(0)
    /// The progress of its insertion: 0 at the start, 1 at the end.
    @usableFromInline package var arrival = AnimatedValue(1)
    /// The pose from which it returns if its removal was undone in progress. Few items have one, so that it is stored
    /// in an array.
    @usableFromInline private(set) var origins: [ItemAttributes] = []
    /// Whether the item fades out in that pose under Reduce Motion, before it fades in.
    @usableFromInline private(set) var crossFades = false
    /// The displacement across the scroll axis, in points, by a drag for removal.
    @usableFromInline package var swipe = AnimatedValue(0)
    /// The direction of a removal whose answer by the application is pending, −1 or 1; otherwise 0.
    package var removalSign = 0.0
    /// The weight of the hold by a pointer that reorders it.
    @usableFromInline var hold = AnimatedValue(0)
    /// The center at which the pointer holds it.
    var heldCenter = Point.zero

    package init(index: Int) { self.index = index }

    /// The time at which the last of its motions ends, in seconds.
    package var endTime: Double {
        max(max(travel.endTime, arrival.endTime), max(swipe.endTime, hold.endTime))
    }

    /// Returns whether the item may be visible away from its slot.
    @usableFromInline
    func displacesItem(at time: Double) -> Bool {
        !origins.isEmpty || hold.value(at: time) != 0 || travel.value(at: time) != 0
            || swipe.value(at: time) != 0
    }

    /// Inserts the item from a pose.
    mutating func leave(_ origin: ItemAttributes, crossFades: Bool = false) {
        origins = [origin]
        self.crossFades = crossFades
    }

    /// Whether the application's answer to a removal is pending.
    package var isAwaitingAnswer: Bool { removalSign != 0 }

    /// Returns whether all motions of the item are over.
    package func isOver(at time: Double) -> Bool {
        !isAwaitingAnswer && swipe.target == 0 && hold.target == 0 && time >= endTime
    }
}

/// A removed item that is still visible.
@usableFromInline
struct Departure: Sendable {
    /// The identity of the element that shows it.
    @usableFromInline let identity: Int
    /// The index of the item before the removal.
    @usableFromInline let formerIndex: Int
    /// The removal, and the item's rank among the removed items.
    let removal: (id: Int, rank: Int)
    /// The pose at the removal without the displacement; later changes do not affect it.
    @usableFromInline var attributes: ItemAttributes
    /// The axis across the scroll axis at the removal.
    @usableFromInline let crossAxis: Axis
    /// The displacement along that axis, in points.
    @usableFromInline let swipe: AnimatedValue
    /// The direction of the removal if it was requested, −1 or 1; otherwise 0.
    let askedSign: Double
    /// The progress of the removal, from 0 to 1.
    @usableFromInline let fade: AnimatedValue

    /// The time at which the item disappears, in seconds.
    @usableFromInline
    var endTime: Double { max(swipe.endTime, fade.endTime) }
}

extension [ItemMotion] {
    /// Returns the motion of an item, if any.
    @usableFromInline
    package subscript(of index: Int) -> ItemMotion? {
        get { first { $0.index == index } }
    }

    /// Returns the displacement of an item across the scroll axis.
    func swipe(of index: Int) -> AnimatedValue {
        first { $0.index == index }?.swipe ?? AnimatedValue(0)
    }

    /// Returns the array index of an item's motion, which is appended if it is missing.
    package mutating func index(forItem item: Int) -> Int {
        if let index = firstIndex(where: { $0.index == item }) { return index }
        append(ItemMotion(index: item))
        return count - 1
    }
}
