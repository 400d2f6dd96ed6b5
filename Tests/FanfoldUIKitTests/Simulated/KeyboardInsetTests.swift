import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Insets that come and go, such as a keyboard's, keep the last rows in place.
@MainActor @Suite(.serialized) final class KeyboardInsetTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    isolated deinit {}

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func lastItemsStay(_ kind: LayoutKind, _ direction: Direction) {
        for (item, isAnimated) in [(30, true), (29, true), (30, false), (29, false)] {
            let collection = Collection(kind, direction, count: 31)
            let view = collection.view
            window.addSubview(view)
            window.makeKeyAndVisible()
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: [], animated: false)
            StandIn.clock.advance(by: 4)
            let offset = collection.offset
            let shown = collection.layout.indexPathForShownItem
            for inset in [336.0, 0, 120, 0] {
                UIView.animate(withDuration: isAnimated ? 0.25 : 0) {
                    view.contentInset = collection.endInset(inset)
                    view.layoutIfNeeded()
                }
                StandIn.clock.advance(by: 4)
                view.layoutIfNeeded()
                if inset == 0 { #expect(abs(collection.offset - offset) < 1) }
                // A list that ends at the lower edge moves up by the height of the keyboard.
                // An inset separates the last items of a strip, which otherwise rest at one offset.
                let isSeparated = inset > 0 && kind == .custom
                if collection.layout.layout.snaps && !isSeparated {
                    #expect(collection.layout.indexPathForShownItem == shown)
                }
            }
            view.removeFromSuperview()
        }
    }

    /// A keyboard that comes during a scroll does not stop it, whether its pass or the next frame comes first.
    @Test(arguments: [LayoutKind.expanding, .tabStack, .taskSwitcher], [0, 1 / 60.0, 0.1, 0.25])
    func scrollContinuesAsInsetsChange(_ kind: LayoutKind, _ instant: Double) {
        for item in [8, 14] {
            let collection = Collection(kind, count: 31)
            let view = collection.view
            collection.show(in: window)
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: [], animated: true)
            if instant > 0 { StandIn.clock.advance(by: instant) }
            view.contentInset = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
            StandIn.clock.advance(by: 4)
            #expect(collection.layout.indexPathForShownItem?.item == item)
            view.removeFromSuperview()
        }
    }

    /// An offset that the application sets together with the insets counts.
    @Test func scrollTogetherWithTheInsetsCounts() {
        let collection = Collection(.expanding, count: 31)
        let view = collection.view
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: [], animated: false)
        StandIn.clock.advance(by: 4)
        view.contentInset.bottom = 336
        view.contentOffset.y =
            collection.contentOffset(
                collection.layout.layout.offset(showing: 4, in: collection.context)
            ).y
        StandIn.clock.advance(by: 4)
        view.layoutIfNeeded()
        #expect(collection.layout.indexPathForShownItem == IndexPath(item: 4, section: 0))
    }
}

extension Collection {
    /// An inset at the end of the content.
    fileprivate func endInset(_ length: CGFloat) -> UIEdgeInsets {
        if layout.layout.axis == .vertical { return UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0) }
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
            : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
    }
}
