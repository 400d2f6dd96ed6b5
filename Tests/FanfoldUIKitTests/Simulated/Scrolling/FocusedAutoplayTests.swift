import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Items that follow one another by themselves wait while an item has the focus of a remote control or of a keyboard: otherwise
/// the focused item leaves, and the next press acts on something that cannot be seen.
@MainActor @Suite(.serialized) final class FocusedAutoplayTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private var retained: [Collection] = []

    isolated deinit {
        UIFocusSystem.moveFocus(to: nil)
        for case let view as FanfoldCollectionView in retained.map(\.view) { view.stopAutoplay() }
    }

    private func playing(_ kind: LayoutKind, loops: Bool) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind, count: 9)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        collection.show(in: window)
        view.loops = loops
        view.startAutoplay(every: 2)
        StandIn.clock.advance(by: 0.5)
        return (collection, view)
    }

    private func shown(_ view: FanfoldCollectionView) -> Int? {
        view.fanfoldLayout?.indexPathForShownItem?.item
    }

    @Test(arguments: [LayoutKind.cardCarousel, .expanding, .albumFan], [false, true])
    func aFocusedItemStays(_ kind: LayoutKind, _ loops: Bool) throws {
        let (collection, view) = try playing(kind, loops: loops)
        UIFocusSystem.moveFocus(to: collection.cell(1))
        StandIn.clock.advance(by: 1.5)
        let focused = shown(view)
        StandIn.clock.advance(by: 12)
        #expect(shown(view) == focused)
        #expect(collection.cell(1)?.isFocused == true)
    }

    @Test func autoplayGoesOnWhenTheFocusLeaves() throws {
        let (collection, view) = try playing(.cardCarousel, loops: false)
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(button)
        UIFocusSystem.moveFocus(to: collection.cell(1))
        StandIn.clock.advance(by: 9)
        let focused = shown(view)
        UIFocusSystem.moveFocus(to: button)
        StandIn.clock.advance(by: 3.5)
        #expect(shown(view) == (focused ?? 0) + 1)
    }
}
