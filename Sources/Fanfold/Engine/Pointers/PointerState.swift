/// The state of the pointers.
@usableFromInline
struct PointerState: Sendable {
    /// The tracked pointer.
    var tracking: Tracking?
    /// The pinch of an open item.
    var pinch: Pinch?
    /// The velocity of the drag.
    var dragVelocity = VelocityTracker()
    /// The time at which a still pointer lifts an item, in seconds.
    var longPressTime = Double.infinity
    /// The time at which the slot of a lifted item is updated during scrolling, in seconds.
    var edgeScrollTime = Double.infinity
    /// The time at which that scrolling ends if the pointer does not move, in seconds.
    var edgeScrollEnd = 0.0

    /// The next time at which a still pointer has an effect, in seconds.
    @usableFromInline
    var nextTime: Double { min(longPressTime, edgeScrollTime) }
}
