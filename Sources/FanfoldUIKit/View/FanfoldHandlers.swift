#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Closures for the changes of a user, instead of the methods of a delegate and a data source.
///
///     tabs.handlers.shouldRemove = { [unowned self] indexPath in await confirm(pages[indexPath.item]) }
///     tabs.handlers.didRemove = { [unowned self] indexPath in pages.remove(at: indexPath.item) }
///
/// A closure that is not nil replaces the method. The closures may change the application's model alone: the view then
/// inserts, deletes and moves its items itself.
public struct FanfoldHandlers {
    /// Decides whether the user may open an item, by a tap, a key or an assistive technology. The default value is nil: all
    /// items may be opened.
    public var shouldOpen: (@MainActor (IndexPath) -> Bool)?
    /// Decides whether the user may remove an item at all. Without permission, a drag across the layout does not lift the item,
    /// and assistive technologies have no action for it. It decides again when a drag removes the item. The default value is nil:
    /// all items may be removed.
    public var canRemove: (@MainActor (IndexPath) -> Bool)?
    /// Decides whether an item may be removed. Until it returns, the item stays beside the others. The default value is
    /// nil: items may be removed.
    public var shouldRemove: (@MainActor (IndexPath) async -> Bool)?
    /// Removes an item that the user has removed. The default value is nil.
    public var didRemove: (@MainActor (IndexPath) -> Void)?
    /// Restores the items of the last removal, at the index path of the first one. The default value is nil.
    public var didUndoRemoval: (@MainActor (IndexPath) -> Void)?
    /// Appends an item after the last one; the view awaits it, and then opens the item. The default value is nil.
    public var appendItem: (@MainActor () async -> Void)?
    /// Moves an item that the user has moved, from an index path to another one. The default value is nil.
    public var didMove: (@MainActor (IndexPath, IndexPath) -> Void)?

    /// Creates handlers that are all nil.
    public init() {}
}
#endif
