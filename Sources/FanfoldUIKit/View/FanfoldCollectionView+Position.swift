#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// The position that is shown at present: 2 shows the item 2 at rest, 2.5 is halfway to the item 3. The default
    /// value is 0. In a loop, it is less than the number of items.
    ///
    /// Positions count the items of all sections. The delegate receives each change in
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
    /// The position that is shown at the present offset; 0 if there is no item.
    var position: CGFloat {
        guard let geometry = owner.currentGeometry, geometry.context.count > 0 else { return 0 }
        return geometry.positionShown
    }
}

extension LayoutGeometry {
    /// The position that is shown; in a loop, that of the first lap.
    var positionShown: Double {
        let (position, count) = (layout.positionShown(in: context), Double(context.count))
        guard context.isLooping, count > 0 else { return position }
        return position - (position / count).rounded(.down) * count
    }

    /// The item that is shown at an offset.
    func item(shownAt offset: Double) -> DataIndex {
        var other = self
        other.context.offset = offset
        return other.itemShown
    }
}
#endif
