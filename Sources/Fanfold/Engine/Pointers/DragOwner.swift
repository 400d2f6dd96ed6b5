/// Whose a drag is.
public enum DragOwner: Equatable, Sendable {
    /// The content scrolls.
    case content
    /// An item is dragged across the scroll axis, to be removed.
    case item(Int)
    /// The open item is dragged back to its place.
    case open
    /// It is somebody else's.
    case nobody
}
