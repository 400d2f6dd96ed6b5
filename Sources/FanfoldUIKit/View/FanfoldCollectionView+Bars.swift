#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// Lets the bars of the enclosing controllers follow the view, at the edges that it reaches.
    ///
    /// The bars of SwiftUI follow its own scroll views only. SwiftUI also forgets the view when it moves controllers (observed
    /// in github.com/manaflow-ai/cmux/pull/10620), so each pass registers it again.
    func registerWithBars() {
        guard followsBars, window != nil else { return }
        let takesPart = host.geometry?.axis == .vertical && !isInScrollView
        for controller in enclosingControllers {
            for edge in [NSDirectionalRectEdge.top, .bottom] {
                let isFollowed = controller.contentScrollView(for: edge) === self
                let reaches = takesPart && reaches(edge, of: controller.view)
                if reaches != isFollowed { controller.setContentScrollView(reaches ? self : nil, for: edge) }
            }
        }
    }

    /// The controllers around the view, without those that show bars.
    private var enclosingControllers: [UIViewController] {
        sequence(first: self as UIResponder, next: \.next).compactMap { $0 as? UIViewController }
            .filter { !($0 is UINavigationController) && !($0 is UITabBarController) }
    }

    private var isInScrollView: Bool {
        sequence(first: self as UIView, next: \.superview).dropFirst().contains { $0 is UIScrollView }
    }

    private func reaches(_ edge: NSDirectionalRectEdge, of container: UIView) -> Bool {
        let own = convert(bounds, to: container)
        return edge == .top
            ? own.minY <= container.bounds.minY + Self.tolerance
            : own.maxY >= container.bounds.maxY - Self.tolerance
    }

    /// The greatest distance from an edge that counts as none, in points.
    private static var tolerance: CGFloat { 1 }
}
#endif
