#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Snapshots of cells whose items have been removed, for as long as the engine shows these on their way out.
///
/// UIKit keeps such a cell only for the duration of its own animation, and the data source no longer has an item for
/// it.
@MainActor
final class LeavingViews {
    private struct Known {
        let identity: Int
        let index: Int
        weak var cell: UICollectionViewCell?
        /// The time at which the item got the cell.
        let time: Double
    }

    /// The cells of the visible items, in their order.
    private var cells: [Known] = []
    /// The owner's generation at which the cells were remembered: in another one, an item may have another cell.
    private var generation = 0
    private var views: [Int: UIView] = [:]

    /// All snapshots that are shown.
    var all: [UIView] { Array(views.values) }

    /// Remembers and orders the cells of the visible items, and moves the snapshots of the leaving ones.
    func show(_ owner: EngineOwner, in view: FanfoldCollectionView) {
        let items = owner.visibleItems
        if generation != owner.generation || !knows(items) { remember(items, in: view) }
        generation = owner.generation
        order(items)
        guard !views.isEmpty else { return }
        for (rank, item) in items.enumerated() where item.isLeaving {
            views[item.identity].map { move($0, item, rank, in: view) }
        }
        drop { identity in !items.contains { $0.isLeaving && $0.identity == identity } }
    }

    /// Whether the same cells show the same items as before.
    private func knows(_ items: [VisibleItem]) -> Bool {
        var place = 0
        for item in items where !item.isLeaving {
            guard place < cells.count, cells[place].identity == item.identity,
                cells[place].index == item.index, cells[place].cell != nil
            else { return false }
            place += 1
        }
        return place == cells.count
    }

    private func remember(_ items: [VisibleItem], in view: FanfoldCollectionView) {
        let (former, now) = (cells, view.host.now)
        cells = items.filter { !$0.isLeaving }.map { item in
            let cell = view.host.indexPath(of: EngineIndex(item.index)).flatMap(view.cellForItem)
            let known = former.first { $0.identity == item.identity && $0.cell === cell }
            return Known(identity: item.identity, index: item.index, cell: cell, time: known?.time ?? now)
        }
    }

    /// Sets the painting order of the cells. UIKit may order them by their appearance instead of their `zIndex` (rdar
    /// 27519174 and 34308893, openradar.appspot.com).
    private func order(_ items: [VisibleItem]) {
        var place = 0
        for (rank, item) in items.enumerated() where !item.isLeaving {
            let zPosition = CGFloat(StackingOrder.zIndex(ofRank: rank))
            if let layer = cells[place].cell?.layer, layer.zPosition != zPosition {
                layer.zPosition = zPosition
            }
            place += 1
        }
    }

    /// Takes snapshots of the cells whose items have just begun to leave.
    func adopt(_ items: [VisibleItem], in view: FanfoldCollectionView) {
        for (rank, item) in items.enumerated() where item.isLeaving && views[item.identity] == nil {
            guard let known = cells.first(where: { $0.identity == item.identity }), let cell = known.cell,
                // A cell that has not been rendered yet has an empty snapshot before that.
                let snapshot = cell.snapshotView(afterScreenUpdates: known.time == view.host.now)
            else { continue }
            snapshot.isUserInteractionEnabled = false
            snapshot.accessibilityElementsHidden = true
            view.addSubview(snapshot)
            views[item.identity] = snapshot
            move(snapshot, item, rank, in: view)
        }
    }

    /// Removes all snapshots.
    func removeAll() {
        cells = []
        drop { _ in true }
    }

    private func move(_ snapshot: UIView, _ item: VisibleItem, _ rank: Int, in view: UIView) {
        let pose = item.attributes
        snapshot.bounds.size = CGSize(width: pose.size.width, height: pose.size.height)
        snapshot.center = CGPoint(
            x: view.bounds.minX + pose.center.x, y: view.bounds.minY + pose.center.y)
        snapshot.layer.transform = CATransform3D(aboutCenterOf: pose)
        snapshot.layer.zPosition = CGFloat(StackingOrder.zIndex(ofRank: rank))
        snapshot.alpha = pose.opacity
    }

    private func drop(where isOver: (Int) -> Bool) {
        for (identity, view) in views where isOver(identity) {
            view.removeFromSuperview()
            views[identity] = nil
        }
    }
}
#endif
