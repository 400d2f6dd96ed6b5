/// A key that a collection handles.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Key: Equatable, Sendable {
    /// An arrow key, by its direction on screen.
    case arrowLeft, arrowRight, arrowUp, arrowDown
    /// Scrolls to the first item, and to the last one.
    case home, end
    /// Scrolls by one viewport.
    case pageUp, pageDown
    /// Opens an item, closes the open item, and requests a removal.
    case enter, escape, delete
}
