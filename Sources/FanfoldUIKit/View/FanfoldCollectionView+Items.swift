#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

// MARK: Opening

extension FanfoldCollectionView {
    /// The item that fills the view, or is on its way there.
    public var indexPathForOpenedItem: IndexPath? { host.engine?.openedItem.flatMap(host.indexPath) }

    /// How much an item is open now: 0 where all are in their places, 1 where one fills the view. A spring may lead
    /// a little beyond.
    public var openProgress: CGFloat { host.openProgress }

    /// The item that fills the view, is on its way there, or waits until another one is back.
    var indexPathToOpen: IndexPath? { host.engine?.itemToOpen.flatMap(host.indexPath) }

    /// Brings an item to fill the view; the others leave.
    ///
    /// An item that is not in view is scrolled to first. Another one that is open is closed first; the same
    /// one, on its way back, is reversed from where it is, with the velocity that it has. Of items that wait for that,
    /// only the last one is open.
    ///
    /// - Parameters:
    ///   - indexPath: The item. Nothing happens where there is none.
    ///   - animated: Whether it takes time. The default value is true.
    ///   - completion: Told true once the item fills the view, false where it was closed before.
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

    /// Sends the item that is open, or on its way, back to its place.
    ///
    /// - Parameters:
    ///   - animated: Whether it takes time. The default value is true.
    ///   - completion: Told true once the item is back, false where it was open again before.
    public func closeItem(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        layoutIfNeeded()
        host.closeItem(animated: animated, completion)
        if !animated { layoutIfNeeded() }
    }
}

// MARK: Changes

extension FanfoldCollectionView {
    /// Asks whether an item may be removed and, if so, removes it, as a drag does.
    public func requestRemoval(at indexPath: IndexPath) {
        layoutIfNeeded()
        guard committer != nil, let index = host.index(of: indexPath) else { return }
        host.perform { $0.requestRemoval(of: index, time: $1) }
    }

    /// Has the data source put back what was removed last: it comes back from where it is, or from where it went.
    ///
    /// - Returns: Whether there was anything to put back, and the data source did.
    @discardableResult
    public func undoRemoval() -> Bool {
        layoutIfNeeded()
        return host.undoRemoval()
    }

    /// Appends an item as a browser opens a tab: closes what is open, scrolls to the end, has the data source
    /// append an item, lets it come into place, and opens it.
    ///
    /// Calls made while one runs wait for it, in order. The data source has to be a
    /// ``FanfoldCollectionViewDataSource``.
    ///
    /// - Parameter completion: Told whether the new item fills the view.
    public func appendItem(completion: ((Bool) -> Void)? = nil) {
        layoutIfNeeded()
        guard committer != nil, host.engine != nil else {
            completion?(false)
            return
        }
        host.appendCompletions.append(completion)
        host.perform { $0.append(time: $1) }
    }
}

// MARK: A show without hands

extension FanfoldCollectionView {
    /// How fast content moves by itself unless told otherwise, in points per second.
    nonisolated public static let automaticScrollingVelocity: CGFloat = 200 / 3

    /// Moves the content evenly to its end, until it is touched.
    ///
    /// It waits while the view is in no window, and ends at the end of the content, when something else scrolls, and when
    /// the user turns on Reduce Motion or VoiceOver; where one of them is on, it does not begin.
    ///
    /// - Parameter velocity: In points per second, negative ones back. The default value is 66.7. A velocity of 0, or one
    ///   that is not finite, stops what is on.
    public func scrollAutomatically(velocity: CGFloat = FanfoldCollectionView.automaticScrollingVelocity) {
        layoutIfNeeded()
        host.scrollAutomatically(velocity)
    }

    /// Whether the content moves by itself.
    public var isScrollingAutomatically: Bool { host.automaticVelocity != 0 }
}
#endif
