import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A view behaves as a guest of its screen: the keyboard, a refresh control and content keep their behavior.
@MainActor @Suite(.serialized) final class GuestTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    /// The data sources, which views do not retain.
    private var retained: [Collection] = []

    isolated deinit {}

    private func shown(_ kind: LayoutKind) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        return (collection, view)
    }

    private func show(_ view: UIView) {
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func theKeyboardIsTakenOnlyIfAsked() {
        let view = FanfoldCollectionView(
            frame: window.bounds, collectionViewLayout: CardCarouselCollectionViewLayout())
        show(view)
        SimulatedFinger(at: CGPoint(x: 100, y: 100), in: window).lift()
        #expect(!view.isFirstResponder && !view.canBecomeFirstResponder)
        #expect(view.allowsKeyboardScrolling)
        view.handlesKeyboard = true
        #expect(view.isFirstResponder)
        #expect(!view.allowsKeyboardScrolling)
    }

    @Test func aNestedViewLeavesTheKeyboardToTheOuterView() throws {
        let (_, outer) = try shown(.tabStack)
        show(outer)
        outer.resignFirstResponder()
        let (_, inner) = try shown(.cardCarousel)
        let cell = try #require(outer.visibleCells.first)
        cell.contentView.addSubview(inner)
        window.layoutIfNeeded()
        #expect(!inner.isFirstResponder)
        inner.handlesKeyboard = false
        inner.handlesKeyboard = true
        #expect(!inner.isFirstResponder)
    }

    @Test(arguments: [LayoutKind.expanding, .tabStack, .taskSwitcher])
    func theRefreshControlIsVisibleWhileTheContentIsRefreshed(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind)
        view.alwaysBounceVertical = true
        show(view)
        let control = UIRefreshControl()
        view.refreshControl = control
        view.scroll(byItems: -40, animated: false)
        let start = view.contentOffset
        view.standIn.drag(by: CGPoint(x: 0, y: -start.y - 400))
        #expect(control.isRefreshing)
        view.standIn.release()
        for _ in 0..<6 {
            StandIn.clock.advance(by: 0.5)
            view.layoutIfNeeded()
        }
        #expect(
            abs(view.contentOffset.y - control.frame.minY) < 0.6, "\(view.contentOffset) \(control.frame)")
        #expect(view.visibleCells.allSatisfy { $0.layer.zPosition < control.layer.zPosition })
        control.endRefreshing()
        StandIn.clock.advance(by: 3)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y > control.frame.maxY - 1)
        #expect(collection.layout.indexPathForShownItem?.item == 0)
    }

    @Test(arguments: LayoutKind.allCases)
    func aGestureOfAnItemsContentActsAlone(_ kind: LayoutKind) throws {
        let (_, view) = try shown(kind)
        view.opensTappedItem = true
        show(view)
        var taps = 0
        let point = CGPoint(x: view.bounds.minX + 187, y: view.bounds.minY + 333)
        let path = try #require(view.indexPathForItem(at: point))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
        let target = TapCounter { taps += 1 }
        content.addGestureRecognizer(UITapGestureRecognizer(target: target, action: TapCounter.selector))
        view.cellForItem(at: path)?.contentView.addSubview(content)
        SimulatedFinger(at: CGPoint(x: 187, y: 333), in: window).lift()
        StandIn.clock.advance(by: 1)
        #expect(taps == 1)
        #expect(view.indexPathForOpenedItem == nil)
        content.removeFromSuperview()
        SimulatedFinger(at: CGPoint(x: 187, y: 333), in: window).lift()
        StandIn.clock.advance(by: 1)
        #expect(view.indexPathForOpenedItem == path)
    }
}

/// The target of a recognizer in the content of an item.
private final class TapCounter: NSObject, SelectorPerforming {
    static let selector = Selector("tapped")
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func perform(_ action: Selector, with sender: Any?) { self.action() }
}
