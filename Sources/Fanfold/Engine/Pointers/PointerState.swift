/// What pointers hold, and since when.
@usableFromInline
struct PointerState: Sendable {
    /// The pointer that is followed.
    var tracking: Tracking?
    /// Two fingers that pinch an open item.
    var pinch: Pinch?
    /// The velocity of what the pointer drags.
    var dragVelocity = VelocityTracker()
    /// When a finger that stays still lifts an item, in seconds.
    var longPressTime = Double.infinity
    /// When content that moves under a lifted item is looked at again, in seconds.
    var edgeScrollTime = Double.infinity

    /// When a pointer that does nothing does something all the same, in seconds.
    @usableFromInline
    var nextTime: Double { min(longPressTime, edgeScrollTime) }
}
