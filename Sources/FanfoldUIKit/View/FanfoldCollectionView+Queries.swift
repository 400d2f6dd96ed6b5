#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// The layout, if it is one of Fanfold's.
    public var fanfoldLayout: FanfoldCollectionViewLayout? {
        collectionViewLayout as? FanfoldCollectionViewLayout
    }

    /// Who commits what the user asks for; nil where nobody does.
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

    /// The cell of this collection view in which a view is.
    func cell(holding view: UIView) -> UICollectionViewCell? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }
            .first { $0.superview === self }
    }

    /// Where a point of the content is seen, as the engine has it.
    func inViewport(_ point: CGPoint) -> Fanfold.Point {
        Fanfold.Point(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    /// Whether an item comes to fill the view now, by what the user does to it.
    var mayOpenTappedItem: Bool { opensTappedItem && !isEditing }

    /// What fingers may do has changed.
    func interactionDidChange() {
        host.optionsDidChange()
        setNeedsLayout()
    }
}

extension UIScrollView {
    /// Leaves the content where it is.
    func stopDecelerating() {
        setContentOffset(contentOffset, animated: false)
    }

    /// Leaves the content where it is, and takes it from the finger that drags it: a recognizer that is disabled is
    /// cancelled.
    func stopScrolling() {
        if isDragging {
            panGestureRecognizer.isEnabled = false
            panGestureRecognizer.isEnabled = true
        }
        stopDecelerating()
    }
}
#endif
