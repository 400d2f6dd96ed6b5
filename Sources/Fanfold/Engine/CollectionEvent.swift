/// What an application hears from a ``CollectionEngine``, in order, each exactly once.
public enum CollectionEvent: Equatable, Sendable {
    /// An item was tapped: the one that was seen under the finger.
    case didTap(index: Int)
    /// The content has come to rest after a drag, a fling, a wheel, a key or a call. After a `didTap` that
    /// scrolls, this one follows.
    case didSettle(offset: Double)
}

/// What the content of a ``CollectionEngine`` is doing.
public enum ScrollPhase: Equatable, Sendable {
    /// At rest.
    case idle
    /// Held by a pointer that has not moved yet.
    case held
    /// Dragged by a pointer, or moved by a wheel.
    case dragging
    /// Moving by itself after a fling.
    case decelerating
    /// On its way to where it rests.
    case settling
    /// Moving evenly by itself, until it is touched.
    case scrollingAutomatically
}
