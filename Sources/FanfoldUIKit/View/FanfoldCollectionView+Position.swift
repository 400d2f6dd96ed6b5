#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// The scroll position, from 0 at the start to the number of items less 1 at the end. The default value is 0.
    ///
    /// At 2, the item 2 is shown at rest; 2.5 is halfway to the item 3. If several items rest at the same offset at an
    /// end, the position passes all of them on the way to it. Beyond the ends, it continues. In a loop, it is less than
    /// the number of items. Positions count the items of all sections. The delegate receives each change in
    /// ``FanfoldCollectionViewDelegate/fanfoldView(_:didScrollTo:)``.
    public var position: CGFloat { fanfoldLayout?.position ?? 0 }

    /// The item at which the content will settle without further input; nil if there is none.
    ///
    /// At rest and while a finger holds the content, it is the item shown.
    public var indexPathForScrollTarget: IndexPath? {
        host.targetItem.flatMap { host.geometry?.sections.indexPath(of: $0) }
    }

    /// Scrolls by a number of items, from the item at which the content will settle: two calls during one movement
    /// scroll by two items.
    ///
    /// - Parameters:
    ///   - items: The number of items; negative numbers scroll back. In a loop, the first item follows the last one.
    ///   - animated: Whether the scroll is animated. The default value is true.
    /// - Returns: The target; nil if the content is at its end.
    @discardableResult
    public func scroll(byItems items: Int, animated: Bool = true) -> IndexPath? {
        layoutIfNeeded()
        return fanfoldLayout?.scroll(byItems: items, animated: animated)
    }
}

extension FanfoldCollectionViewLayout {
    /// The scroll position at the present offset; 0 if there is no item.
    var position: CGFloat {
        guard let geometry = owner.currentGeometry, geometry.context.count > 0 else { return 0 }
        return geometry.position
    }
}
#endif
