#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// The layout, if it is a Fanfold layout.
    public var fanfoldLayout: FanfoldCollectionViewLayout? {
        collectionViewLayout as? FanfoldCollectionViewLayout
    }

    /// The data source that commits changes of the user; nil if it does not conform.
    var committer: (any FanfoldCollectionViewDataSource)? {
        dataSource as? any FanfoldCollectionViewDataSource
    }

    /// The navigation controller that shows the view.
    var navigationController: UINavigationController? {
        let responders = sequence(first: self as UIResponder, next: \.next)
        return responders.lazy.compactMap { ($0 as? UIViewController)?.navigationController }.first
    }

    func hasItem(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && (0..<numberOfSections).contains(indexPath.section)
            && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    }

    /// The cell of this collection view that contains a view.
    func cell(holding view: UIView) -> UICollectionViewCell? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }
            .first { $0.superview === self }
    }

    /// The point of the viewport at a point of the content, in the engine's coordinates.
    func inViewport(_ point: CGPoint) -> Fanfold.Point {
        Fanfold.Point(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    /// Whether the user can open an item now.
    var mayOpenTappedItem: Bool { opensTappedItem && !isEditing }

    /// Whether the user may open an item.
    func mayOpen(_ indexPath: IndexPath) -> Bool {
        mayOpenTappedItem && handlers.shouldOpen?(indexPath) != false
    }

    /// Whether the user may remove an item.
    func mayRemove(_ indexPath: IndexPath) -> Bool {
        allowsRemoval && handlers.canRemove?(indexPath) != false
    }

    /// The resting offsets at present. While the content is refreshed, it rests anywhere: the offset of the first item
    /// may hide the refresh control.
    var presentSnapping: Snapping {
        #if !os(tvOS)
        if refreshControl?.isRefreshing == true { return .none }
        #endif
        return snapping
    }

    func loopDidChange() {
        host.owner.loop.isRequested = loops
        if loops { (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false) }
        collectionViewLayout.invalidateLayout()
    }

    func motionStyleDidChange() {
        let style = motionStyle ?? fanfoldLayout?.layout.motionStyle
        if let style { decelerationRate = DecelerationRate(rawValue: style.deceleration) }
        interactionDidChange()
    }

    /// Applies changed permissions of interactions.
    func interactionDidChange() {
        host.optionsDidChange()
        setNeedsLayout()
    }
}

extension UIScrollView {
    /// Stops deceleration at the present offset.
    func stopDecelerating() {
        setContentOffset(contentOffset, animated: false)
    }

    /// Stops the content at the present offset, and cancels a drag in progress: disabling a recognizer cancels it.
    func stopScrolling() {
        if isDragging {
            panGestureRecognizer.isEnabled = false
            panGestureRecognizer.isEnabled = true
        }
        stopDecelerating()
    }
}
#endif
