import FanfoldTesting
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// Views that an application drops are released, however they were used.
@MainActor @Suite(.serialized) struct ViewReleaseTests {
    enum Use: CaseIterable {
        case scrolling, dragging, opening, removal, autoplay, layoutChange, interactiveTransition, manualClock
    }

    /// Lets an application use a view in a window, and drop it.
    private func used(_ kind: LayoutKind, _ use: Use) throws -> WeakView {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        let collection = Collection(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        collection.show(in: window)
        let path = IndexPath(item: 1, section: 0)
        switch use {
        case .scrolling: view.scrollToItem(at: path, at: [], animated: true)
        case .dragging:
            let finger = SimulatedFinger(at: CGPoint(x: 180, y: 400), in: window)
            finger.move(by: CGPoint(x: -80, y: -80))
            finger.lift()
        case .opening: view.openItem(at: path, animated: true) { _ in _ = view.openProgress }
        case .removal:
            collection.sections[0].remove(at: 1)
            view.deleteItems(at: [path])
        case .autoplay: view.startAutoplay(every: 1)
        case .layoutChange:
            view.setCollectionViewLayout(LayoutKind.tabStack.make(), animated: true) { _ in
                _ = view.openProgress
            }
        case .interactiveTransition:
            view.startInteractiveTransition(to: LayoutKind.tabStack.make()).transitionProgress = 0.5
            view.cancelInteractiveTransition()
        case .manualClock: ManualClock(for: view).advance(by: 0.1)
        }
        StandIn.clock.advance(by: 0.2)
        view.removeFromSuperview()
        return WeakView(view: view)
    }

    @Test(arguments: LayoutKind.allCases, Use.allCases)
    func aDroppedViewIsReleased(_ kind: LayoutKind, _ use: Use) throws {
        let view = try used(kind, use)
        StandIn.clock.advance(by: 5)
        #expect(view.view == nil)
    }

    @Test func aSwiftUIViewIsReleasedWithItsWindow() throws {
        func shown() throws -> WeakView {
            let books = (0..<8).map { Book(id: $0, title: "\($0)") }
            let view = FanfoldView(books, layout: .tabStack()) { Text($0.title) }
                .onRemove { _ in }
                .openItem(.constant(2))
            let controller = UIHostingController(rootView: view)
            let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            StandIn.clock.advance(by: 2)
            return WeakView(view: try #require(controller.view.subviews.first as? FanfoldCollectionView))
        }
        let view = try shown()
        StandIn.clock.advance(by: 5)
        #expect(view.view == nil)
    }
}

private struct WeakView {
    weak var view: FanfoldCollectionView?
}
