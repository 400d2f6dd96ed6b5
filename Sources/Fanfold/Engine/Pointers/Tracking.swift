/// A pointer that is down, from its first touch to its release.
struct Tracking: Sendable {
    /// What the pointer is doing.
    enum Intent: Equatable, Sendable {
        /// It has not moved far enough to tell: a tap, so far.
        case undecided
        /// It drags the content.
        case scroll
        /// It drags an item to an edge, to remove it.
        case swipe
        /// It has lifted an item, to reorder it.
        case reorder
        /// It drags the open item back.
        case close
        /// It went another way, which is somebody else's.
        case other

        /// Whether a second finger may make a pinch of it.
        var allowsPinch: Bool { self == .undecided || self == .close || self == .other }
        /// Whether it has to do with one item.
        var isAboutItem: Bool { self == .swipe || self == .reorder }
    }

    /// Which pointer it is.
    let pointer: Int
    /// Where it went down.
    let start: Point
    /// Whether it caught content that was moving.
    let didInterrupt: Bool
    var intent = Intent.undecided
    /// Where the pointer was last seen.
    var location: Point
    /// When it was seen there, in seconds.
    var locationTime: Double
    /// The offset as if it could be dragged without limit, where `anchor` was dragged to.
    var anchorOffset = 0.0
    /// The pointer's coordinate along the axis at `anchorOffset`.
    var anchor = 0.0
    /// The item that it drags, has lifted or may lift.
    var item: Int?
    /// Before which item the one was that it has lifted: at first, before the one behind it.
    var origin = 0
    /// From the finger to the centre of the item that it has lifted.
    var grab = Point.zero
    /// The coordinate at which what it drags would be where it belongs.
    var swipeAnchor = 0.0
    /// How much of the item was open when it began to drag it back.
    var startAmount = 1.0

    /// Whether the content would not rest where it is without this pointer.
    var holdsContent: Bool { intent == .scroll || didInterrupt }

    init(pointer: Int, start: Point, time: Double, didInterrupt: Bool) {
        self.pointer = pointer
        self.start = start
        self.didInterrupt = didInterrupt
        location = start
        locationTime = time
    }

    /// The pointer is seen elsewhere, at a time, in seconds.
    mutating func move(to point: Point, at time: Double) {
        location = point
        locationTime = max(time, locationTime)
    }
}
