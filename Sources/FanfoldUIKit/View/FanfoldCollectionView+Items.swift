#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

// MARK: Opening

extension FanfoldCollectionView {
    /// The item that fills the view or is opening.
    public var indexPathForOpenedItem: IndexPath? { host.openedItem.flatMap(host.indexPath) }

    /// The opening progress: 0 if all items are in their places, 1 if an item fills the view. A spring may exceed 1
    /// slightly.
    public var openProgress: CGFloat { host.openProgress }

    /// The item that fills the view, is opening, or is pending until another item is closed.
    var indexPathToOpen: IndexPath? { host.itemToOpen.flatMap(host.indexPath) }

    /// Opens an item: it fills the view, and the others leave.
    ///
    /// An item outside the viewport is scrolled into view first. Another open item is closed first. If the same item
    /// is closing, it reverses from its present position and velocity. Only the last of several pending calls takes
    /// effect.
    ///
    /// - Parameters:
    ///   - indexPath: The item. The call has no effect if there is no such item.
    ///   - animated: Whether the change is animated. The default value is true.
    ///   - completion: Called with true once the item fills the view, with false if it was closed before.
    public func openItem(
        at indexPath: IndexPath, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        layoutIfNeeded()
        guard let index = host.index(of: indexPath) else {
            completion?(false)
            return
        }
        host.openItem(at: index, animated: animated, completion)
        if !animated { layoutIfNeeded() }
    }

    /// Closes the item that is open or opening.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated. The default value is true.
    ///   - completion: Called with true once the item is back, with false if it was opened again before.
    public func closeItem(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        layoutIfNeeded()
        host.closeItem(animated: animated, completion)
        if !animated { layoutIfNeeded() }
    }
}

// MARK: Changes

extension FanfoldCollectionView {
    /// Removes an item as a drag does: if the application, which is asked, allows it.
    ///
    /// - Parameters:
    ///   - indexPath: The item. The call has no effect if there is no such item.
    ///   - completion: Called with whether the item is removed. The default value is nil.
    public func removeItem(at indexPath: IndexPath, completion: ((Bool) -> Void)? = nil) {
        layoutIfNeeded()
        guard host.commitsRemovals, let index = host.index(of: indexPath) else {
            completion?(false)
            return
        }
        host.requestRemoval(of: index, completion)
    }

    /// Lets the data source restore the last removal. The items return from their present positions, or from the edge
    /// over which they left. Another call restores the removal before it, up to the last hundred, also if items were inserted
    /// or moved between them. A reload with another number of items ends them.
    ///
    /// - Returns: Whether there was a removal to undo and the data source has undone it.
    @discardableResult
    public func undoRemoval() -> Bool {
        layoutIfNeeded()
        return host.undoRemoval()
    }

    /// Appends an item as a browser opens a tab. The view closes the open item, scrolls to the end, lets the data
    /// source append an item, animates the insertion, and opens the item.
    ///
    /// Calls during an insertion run after it, in order. The item comes from the handler ``FanfoldHandlers/appendItem``, or
    /// from a ``FanfoldCollectionViewDataSource``.
    ///
    /// - Parameter completion: Called with whether the new item fills the view.
    public func appendItem(completion: ((Bool) -> Void)? = nil) {
        layoutIfNeeded()
        guard host.commitsAppending, host.hasEngine else {
            completion?(false)
            return
        }
        host.calls.addAppending(completion)
        host.record?(.append)
        host.perform { $0.append(time: $1) }
    }
}

// MARK: Automatic scrolling

extension FanfoldCollectionView {
    /// The default velocity of automatic scrolling, in points per second.
    nonisolated public static let automaticScrollingVelocity: CGFloat = 200 / 3

    /// Scrolls at a constant velocity to the end of the content, until a touch stops it.
    ///
    /// Automatic scrolling pauses while the view is in no window. It ends at the end of the content, when something
    /// else scrolls, and when the user turns on Reduce Motion or VoiceOver. It does not start while one of these
    /// settings is on.
    ///
    /// - Parameter velocity: The velocity in points per second; negative values scroll back. The default value is
    ///   66.7. A velocity of 0, or one that is not finite, stops automatic scrolling.
    public func scrollAutomatically(velocity: CGFloat = FanfoldCollectionView.automaticScrollingVelocity) {
        layoutIfNeeded()
        host.scrollAutomatically(velocity)
    }

    /// Whether automatic scrolling is active.
    public var isScrollingAutomatically: Bool { host.playback.isScrolling }
}
#endif
