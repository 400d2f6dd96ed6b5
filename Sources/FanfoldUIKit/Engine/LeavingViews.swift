#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// Likenesses of cells whose items have been removed, for as long as the engine shows them on their way out.
///
/// UIKit keeps such a cell for the time of its own animation, and the data source has no item for it any longer.
@MainActor
final class LeavingViews {
    private struct Known {
        weak var cell: UICollectionViewCell?
    }

    private var cells: [Int: Known] = [:]
    private var views: [Int: UIView] = [:]

    /// All that are shown.
    var all: [UIView] { Array(views.values) }

    /// Remembers which cells show the items visible, and puts those that leave where the frame has them.
    func show(_ frame: Frame, _ snapshot: LayoutSnapshot, in view: FanfoldCollectionView) {
        var kept: [Int: Known] = [:]
        for (rank, item) in frame.visibleItems.enumerated() {
            if item.isLeaving {
                views[item.identity].map { place($0, item, rank, in: view) }
            } else if let cell = view.host.indexPath(of: item.index).flatMap(view.cellForItem) {
                kept[item.identity] = Known(cell: cell)
            }
        }
        cells = kept
        drop { identity in !frame.visibleItems.contains { $0.isLeaving && $0.identity == identity } }
    }

    /// Makes likenesses of the cells whose items have just begun to leave.
    func adopt(_ frame: Frame, _ snapshot: LayoutSnapshot, in view: FanfoldCollectionView) {
        for (rank, item) in frame.visibleItems.enumerated()
        where item.isLeaving && views[item.identity] == nil {
            guard let cell = cells[item.identity]?.cell,
                let likeness = cell.snapshotView(afterScreenUpdates: false)
            else { continue }
            likeness.isUserInteractionEnabled = false
            likeness.accessibilityElementsHidden = true
            view.addSubview(likeness)
            views[item.identity] = likeness
            place(likeness, item, rank, in: view)
        }
    }

    /// Shows none any longer.
    func removeAll() {
        cells = [:]
        drop { _ in true }
    }

    private func place(_ likeness: UIView, _ item: VisibleItem, _ rank: Int, in view: UIView) {
        let pose = item.attributes
        likeness.bounds.size = CGSize(width: pose.size.width, height: pose.size.height)
        likeness.center = CGPoint(
            x: view.bounds.minX + pose.center.x, y: view.bounds.minY + pose.center.y)
        likeness.layer.transform = CATransform3D(aboutCenterOf: pose)
        likeness.layer.zPosition = CGFloat(StackingOrder.zIndex(ofRank: rank))
        likeness.alpha = pose.opacity
    }

    private func drop(where isOver: (Int) -> Bool) {
        for (identity, view) in views where isOver(identity) {
            view.removeFromSuperview()
            views[identity] = nil
        }
    }
}
#endif
