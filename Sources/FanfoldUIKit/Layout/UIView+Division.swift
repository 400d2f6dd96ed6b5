#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension UIView {
    /// The fold of a half-folded device within the view; nil for a flat device, and before iOS 27.1.
    ///
    /// The SDK of Xcode 27.1 declares the query. Xcode 27.0 has the same compiler, so the version of UIKit distinguishes them.
    var division: LayoutDivision? {
        #if os(Linux) || (compiler(>=6.4) && os(iOS) && canImport(UIKit, _version: 9127.0.85))
        if #available(iOS 27.1, macCatalyst 27.1, *) {
            return reservedRegions(kind: .division).first(where: \.isActive).map { division(at: $0.frame) }
        }
        #endif
        return nil
    }

    private func division(at frame: CGRect) -> LayoutDivision {
        frame.height > frame.width
            ? LayoutDivision(axis: .horizontal, position: frame.minX - bounds.minX, width: frame.width)
            : LayoutDivision(axis: .vertical, position: frame.minY - bounds.minY, width: frame.height)
    }
}

extension FanfoldCollectionView {
    /// The fold that items avoid.
    var avoidedDivision: LayoutDivision? { avoidsFold ? division : nil }

    /// Adapts the layout to a fold that has appeared, moved or disappeared. UIKit requests a pass for each change, because a
    /// pass reads the fold.
    func noteDivision() {
        if avoidedDivision != host.owner.division { collectionViewLayout.invalidateLayout() }
    }
}
#endif
