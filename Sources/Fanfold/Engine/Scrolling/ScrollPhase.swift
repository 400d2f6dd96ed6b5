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
