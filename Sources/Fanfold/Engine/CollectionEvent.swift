/// An event of a ``CollectionEngine``. Events are sent in order, each exactly once.
///
/// - Open and close: `willOpen`, then `didOpen` once the item fills its frame; `willClose`, then `didClose`. If a
///   transition is reversed, the opposite `will…` event follows and the first `did…` event is not sent.
/// - Removal by drag: `shouldRemove`, then `didRemove` or `didKeep`.
/// - Changes: one event when the engine's count changes, and `didFinishChanges` at the end of all animations.
/// - Reordering: `willReorder`, a `didMove` for each index that is passed, then `didReorder`. A cancelled reorder
///   moves back before that.
/// - Append: the events of its steps, then `didAppend`.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CollectionEvent: Equatable, Sendable {
    /// An item was tapped: the front-most one at the point.
    case didTap(index: Int)
    /// The content settled after a drag, a fling, a wheel, a key or a call. It follows a `didTap` that scrolls.
    case didSettle(offset: Double)
    /// An item begins to open, or to scroll into view for that.
    case willOpen(index: Int)
    /// An item fills its frame.
    case didOpen(index: Int)
    /// An item begins to close.
    case willClose(index: Int)
    /// An item is closed, or was removed while it was open.
    case didClose(index: Int)
    /// A removal requires permission. The application answers with
    /// ``CollectionEngine/answerRemoval(of:isAllowed:time:)``, now or later.
    case shouldRemove(index: Int)
    /// An item returns because the application rejected its removal.
    case didKeep(index: Int)
    /// Items were inserted.
    case didInsert(index: Int, count: Int)
    /// Items were removed: the application removes them from its own data.
    case didRemove(index: Int, count: Int)
    /// An item was moved to another index.
    case didMove(from: Int, to: Int)
    /// The content of an item changed.
    case didReload(index: Int)
    /// All animations of insertions, removals and moves are over.
    case didFinishChanges
    /// A long press lifted an item.
    case willReorder(index: Int)
    /// A lifted item was released. Both indices are equal if it returned.
    case didReorder(from: Int, to: Int)
    /// The application should insert an item at the end, and answer with
    /// ``CollectionEngine/answerAppending(isInserted:time:)``.
    case shouldAppend
    /// An appended item is open.
    case didAppend(index: Int)
}
