#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

#if !os(tvOS)
extension FanfoldCollectionView {
    /// A preview of an item as it appears in the layout, for context menus and drags: the best affine fit of its corners.
    ///
    /// Return it from the delegate's methods for highlight and dismissal previews, and from a drag delegate's method for
    /// lift previews. Previews are flat; a page in perspective appears without its vanishing point.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - parameters: The shape and the background of the preview. The default values are those of the system.
    /// - Returns: Nil if the item is not visible, or if the view is in no window: UIKit raises an exception for such a preview.
    public func targetedPreview(
        forItemAt indexPath: IndexPath, parameters: UIPreviewParameters? = nil
    ) -> UITargetedPreview? {
        guard window != nil else { return nil }
        layoutIfNeeded()
        guard let cell = cellForItem(at: indexPath), let index = host.index(of: indexPath),
            let item = host.owner.visibleItems.first(where: { $0.index == index.value && !$0.isLeaving }),
            let snapshot = cell.snapshotView(afterScreenUpdates: false)
        else { return nil }
        let size = item.attributes.size
        let fit = item.quad.affineFit(of: size)
        snapshot.bounds.size = CGSize(width: size.width, height: size.height)
        let target = UIPreviewTarget(
            container: self, center: CGPoint(x: bounds.minX + fit.center.x, y: bounds.minY + fit.center.y),
            transform: CGAffineTransform(
                a: fit.xAxis.x, b: fit.xAxis.y, c: fit.yAxis.x, d: fit.yAxis.y, tx: 0, ty: 0))
        return UITargetedPreview(
            view: snapshot, parameters: parameters ?? UIPreviewParameters(), target: target)
    }
}
#endif

extension FanfoldCollectionView {
    /// Turns off the reordering gesture of a collection view controller: this view has its own.
    func removeStandardReorderingGesture() {
        let controllers = sequence(first: self as UIResponder, next: \.next).lazy
        let controller = controllers.compactMap { $0 as? UICollectionViewController }.first
        guard fanfoldLayout != nil, let controller, controller.collectionView === self else { return }
        controller.installsStandardGestureForInteractiveMovement = false
    }
}
#endif
