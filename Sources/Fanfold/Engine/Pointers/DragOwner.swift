/// The owner of a drag.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum DragOwner: Equatable, Sendable {
    /// The content, which scrolls.
    case content
    /// An item, which is dragged across the scroll axis for its removal.
    case item(Int)
    /// The open item, which is dragged closed.
    case open
    /// Neither the content nor an item.
    case nobody
}
