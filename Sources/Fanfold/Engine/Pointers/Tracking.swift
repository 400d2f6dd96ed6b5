/// A pointer from its press to its release.
struct Tracking: Sendable {
    /// The effect of a pointer.
    enum Intent: Equatable, Sendable {
        /// It has not moved far enough: a tap, so far.
        case undecided
        /// It drags the content.
        case scroll
        /// It drags an item towards its removal.
        case swipe
        /// It drags a lifted item.
        case reorder
        /// It drags the open item closed.
        case close
        /// It belongs to another view.
        case other

        /// Whether a second pointer may begin a pinch.
        var allowsPinch: Bool { self == .undecided || self == .close || self == .other }
        /// Whether it concerns one item.
        var concernsItem: Bool { self == .swipe || self == .reorder }
    }

    /// The identifier of the pointer.
    let pointer: Int
    /// The location of the press.
    let start: Point
    /// Whether it stopped moving content.
    let didInterrupt: Bool
    var intent = Intent.undecided
    /// The latest location.
    var location: Point
    /// The time of the latest location, in seconds.
    var locationTime: Double
    /// The offset without resistance at `anchor`.
    var anchorOffset = 0.0
    /// The pointer's coordinate along the axis at `anchorOffset`.
    var anchor = 0.0
    /// The item that it drags, has lifted or may lift.
    var item: Int?
    /// The gap from which it lifted the item: the index of the next item.
    var origin = 0
    /// The vector from the pointer to the center of the lifted item.
    var grab = Point.zero
    /// The coordinate at which the dragged item has no displacement.
    var swipeAnchor = 0.0
    /// The progress of the open item at the start of the drag.
    var startAmount = 1.0

    /// Whether the content would settle elsewhere without this pointer.
    var holdsContent: Bool { intent == .scroll || didInterrupt }

    init(pointer: Int, start: Point, time: Double, didInterrupt: Bool) {
        self.pointer = pointer
        self.start = start
        self.didInterrupt = didInterrupt
        location = start
        locationTime = time
    }

    /// Updates the location, at a time in seconds.
    mutating func move(to point: Point, at time: Double) {
        location = point
        locationTime = max(time, locationTime)
    }
}
