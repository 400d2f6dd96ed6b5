/// What a single item does on its own, apart from what its layout makes of its position.
@usableFromInline
package struct ItemMotion: Sendable {
    /// Which item; its index follows every change.
    @usableFromInline package var index: Int
    /// How far it still is from its position, in items: it was moved.
    @usableFromInline package var travel = AnimatedValue(0)
    /// How much of it has arrived: 0 as it comes into being, 1 once it is there.
    @usableFromInline package var arrival = AnimatedValue(1)
    /// How it was shown as it was put back while it was still on its way out, if it was: what it arrives from. Few have
    /// one: kept apart, it costs the others nothing.
    @usableFromInline private(set) var origins: [ItemAttributes] = []
    /// How far it is displaced across the scroll axis, in points: it is dragged to be removed, or comes back.
    @usableFromInline package var swipe = AnimatedValue(0)
    /// Whether it waits for the application to say whether it may go.
    package var isAwaitingAnswer = false
    /// How much it is held by a finger that reorders it.
    @usableFromInline var hold = AnimatedValue(0)
    /// Where the finger holds its centre.
    var heldCenter = Point.zero

    package init(index: Int) { self.index = index }

    /// When the last of its parts comes to rest, in seconds.
    package var endTime: Double {
        max(max(travel.endTime, arrival.endTime), max(swipe.endTime, hold.endTime))
    }

    /// Whether it may be seen elsewhere than where its place is.
    @usableFromInline
    @inline(never)
    func takesItemAway(at time: Double) -> Bool {
        !origins.isEmpty || hold.value(at: time) != 0 || travel.value(at: time) != 0
            || swipe.value(at: time) != 0
    }

    /// The item arrives from how it was shown.
    @inline(never)
    mutating func leave(_ origin: ItemAttributes) { origins = [origin] }

    /// Whether nothing sets the item apart any longer.
    package func isOver(at time: Double) -> Bool {
        !isAwaitingAnswer && swipe.target == 0 && hold.target == 0 && time >= endTime
    }
}

/// An item that is no longer in the collection, but still on its way out.
@usableFromInline
struct Departure: Sendable {
    /// Which element shows it.
    @usableFromInline let identity: Int
    /// Which item it was.
    @usableFromInline let formerIndex: Int
    /// By which removal it went, and which of its items it was.
    let removal: (number: Int, place: Int)
    /// How it was shown as it was removed, but for the displacement: it takes no part in what the others do.
    @usableFromInline var attributes: ItemAttributes
    /// The axis that lay across the scroll axis then.
    @usableFromInline let crossAxis: Axis
    /// How far it is displaced along it, in points.
    @usableFromInline let swipe: AnimatedValue
    /// From 0, as it was, to 1, gone.
    @usableFromInline let fade: AnimatedValue

    /// When it is gone, in seconds.
    @usableFromInline
    var endTime: Double { max(swipe.endTime, fade.endTime) }
}

extension [ItemMotion] {
    /// What an item does on its own, if anything.
    @usableFromInline
    package subscript(of index: Int) -> ItemMotion? {
        @inline(never) get { first { $0.index == index } }
    }

    /// How far an item is displaced across the scroll axis.
    @inline(never)
    func swipe(of index: Int) -> AnimatedValue {
        first { $0.index == index }?.swipe ?? AnimatedValue(0)
    }

    /// At which place stands what an item does on its own: where it has done nothing yet, it begins to.
    @inline(never)
    package mutating func place(of index: Int) -> Int {
        if let place = firstIndex(where: { $0.index == index }) { return place }
        append(ItemMotion(index: index))
        return count - 1
    }
}
