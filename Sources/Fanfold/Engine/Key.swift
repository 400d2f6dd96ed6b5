/// A key that a collection understands.
public enum Key: Equatable, Sendable {
    /// An arrow key, by where it points on screen.
    case arrowLeft, arrowRight, arrowUp, arrowDown
    /// To the first item, and to the last one.
    case home, end
    /// By one viewport.
    case pageUp, pageDown
    /// Openings an item, closes the one that is open, asks to remove one.
    case enter, escape, delete
}
