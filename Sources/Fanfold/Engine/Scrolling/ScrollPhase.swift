/// The phase of a ``CollectionEngine``'s scrolling.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ScrollPhase: Equatable, Sendable {
    /// At rest.
    case idle
    /// A pointer holds the content, and has not moved yet.
    case held
    /// A pointer or a wheel moves the content.
    case dragging
    /// The content decelerates after a fling.
    case decelerating
    /// The content moves to its resting offset.
    case settling
    /// The content moves at a constant velocity until it is touched.
    case scrollingAutomatically
}
