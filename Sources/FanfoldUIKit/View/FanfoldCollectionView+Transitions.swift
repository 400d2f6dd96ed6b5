#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// Returns the cell of an item as the source of a zoom transition: upright, and as large as the item appears.
    ///
    /// Return it from the closure of a zoom transition, which UIKit calls at both ends:
    ///
    ///     details.preferredTransition = .zoom { [weak collectionView] context in
    ///         collectionView?.transitionSource(forItemAt: indexPath)
    ///     }
    ///
    /// The content scrolls to an item that is not visible. A page in perspective becomes flat, and returns to its pose
    /// after the transition, or when the content moves.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: Nil if there is no such item, or if the view has no area.
    public func transitionSource(forItemAt indexPath: IndexPath) -> UIView? {
        guard hasItem(indexPath) else { return nil }
        flattenItem(at: indexPath)
        let controllers = sequence(first: self as UIResponder, next: \.next).lazy
        let controller = controllers.compactMap { $0 as? UIViewController }.first
        controller?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            self?.host.releaseFlatItem()
        }
        return cellForItem(at: indexPath)
    }

    /// Begins a change between two Fanfold layouts whose progress the application sets.
    func beginInteractiveTransition(
        to layout: FanfoldCollectionViewLayout, from current: FanfoldCollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let progress = InteractiveTransitionLayout(currentLayout: current, nextLayout: layout)
        host.begin(InteractiveTransition(progress, completion))
        return progress
    }

    /// Shows an item flat, and scrolls to it if it is not visible.
    func flattenItem(at indexPath: IndexPath) {
        layoutIfNeeded()
        guard let fanfoldLayout, host.hasSpace, let index = host.index(of: indexPath) else { return }
        if !isCenterVisible(index) || fanfoldLayout.isCovered(indexPath) {
            fanfoldLayout.scrollToItem(at: indexPath, animated: false)
            layoutIfNeeded()
        }
        host.flatten(index)
    }

    /// Whether the center of an item is in the viewport.
    private func isCenterVisible(_ index: EngineIndex) -> Bool {
        let area = Fanfold.Rect(size: Fanfold.Size(width: bounds.width, height: bounds.height))
        return host.owner.visibleItems.contains { item in
            item.index == index.value && !item.isLeaving
                && area.contains(item.quad.affineFit(of: item.attributes.size).center)
        }
    }
}
#endif
