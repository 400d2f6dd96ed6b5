/// What an application hears from a ``CollectionEngine``, in order, each exactly once.
///
/// Of an opening: `willOpen`, then `didOpen` once the item fills its frame; `willClose`, then
/// `didClose` once it is back. One that is reversed on its way is followed by the other's `will`, without the
/// `did` that did not come about. Of a removal by drag: `shouldRemove`, then `didRemove` or `didKeep`. Of any change
/// of the items: its own event at the moment at which the engine's count changes, and `didFinishChanges` once
/// nothing is on its way any longer. Of a reorder: `willReorder`, a `didMove` for each place that is passed, then
/// `didReorder`; one that is cancelled moves back before that. Of an append: those of its steps, in their order, then
/// `didAppend`.
public enum CollectionEvent: Equatable, Sendable {
    /// An item was tapped: the one that was seen under the finger.
    case didTap(index: Int)
    /// The content has come to rest after a drag, a fling, a wheel, a key or a call. After a `didTap` that
    /// scrolls, this one follows.
    case didSettle(offset: Double)
    /// An item begins to fill its frame, or to scroll into view for that.
    case willOpen(index: Int)
    /// An item fills its frame.
    case didOpen(index: Int)
    /// An item begins to go back to its place.
    case willClose(index: Int)
    /// An item is back in its place, or has been removed from where it was.
    case didClose(index: Int)
    /// An item wants to go. The application answers with ``CollectionEngine/answerRemoval(of:isAllowed:time:)``,
    /// now or later.
    case shouldRemove(index: Int)
    /// An item goes back, since the application refused to let it go.
    case didKeep(index: Int)
    /// Items are in the collection.
    case didInsert(index: Int, count: Int)
    /// Items are no longer in the collection: the application drops them from its own.
    case didRemove(index: Int, count: Int)
    /// An item has another index.
    case didMove(from: Int, to: Int)
    /// An item should be filled anew.
    case didReload(index: Int)
    /// All that was inserted, removed and moved is where it belongs.
    case didFinishChanges
    /// An item has been lifted by a long press.
    case willReorder(index: Int)
    /// An item that was lifted has been let go. Both numbers are the same where it is back at its place.
    case didReorder(from: Int, to: Int)
    /// The application inserts an item after the last one, and answers with
    /// ``CollectionEngine/answerAppending(isInserted:time:)``.
    case shouldAppend
    /// An item that was appended is in place, and open.
    case didAppend(index: Int)
}
