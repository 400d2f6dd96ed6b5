import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension FeedbackTests {
    private func shown(_ kind: LayoutKind) -> (Collection, UIWindow) {
        let collection = Collection(
            PassCountingLayout(kind.layout), sections: [(0..<31).map { "\($0)" }])
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        collection.show(in: window)
        return (collection, window)
    }

    @Test(arguments: LayoutKind.allCases)
    func aFrameTakesOnePassOrTwo(_ kind: LayoutKind) throws {
        let (collection, window) = shown(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        let layout = try #require(collection.layout as? PassCountingLayout)
        view.openItem(at: IndexPath(item: 20, section: 0))
        for frame in 1...60 {
            layout.passes = 0
            StandIn.clock.advance(by: 1 / 60)
            #expect(layout.passes <= 2, "frame \(frame)")
        }
        StandIn.clock.advance(by: 3)
        expectRest(layout, in: view)
        window.isHidden = true
    }

    /// A movement of the content or of an item.
    enum Movement: CaseIterable {
        case drag, fling, scroll, automaticScrolling, opening
    }

    /// An offset that is set in a pass invalidates the layout again.
    @Test(arguments: LayoutKind.allCases, Movement.allCases)
    func framesThatOnlyMoveSetNoOffset(_ kind: LayoutKind, _ movement: Movement) throws {
        let (collection, window) = shown(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        let layout = try #require(collection.layout as? PassCountingLayout)
        StandIn.clock.advance(by: 0.1)
        let isVertical = layout.layout.axis == .vertical
        let along = CGPoint(x: isVertical ? 0 : -4, y: isVertical ? -4 : 0)
        let finger = begin(movement, along, view, window)
        let start = view.contentOffset
        for frame in 1...60 {
            (layout.passes, layout.offsets) = (0, 0)
            if movement == .drag { finger?.move(by: along, over: 1 / 60) }
            if movement != .drag { StandIn.clock.advance(by: 1 / 60) }
            view.layoutIfNeeded()
            #expect(layout.passes <= 2, "frame \(frame)")
            #expect(layout.offsets == 0, "frame \(frame)")
        }
        #expect(movement == .opening || view.contentOffset != start)
        finger?.lift()
        view.scrollAutomatically(velocity: 0)
        StandIn.clock.advance(by: 3)
    }

    /// Begins a movement; returns the finger that is still down.
    private func begin(
        _ movement: Movement, _ along: CGPoint, _ view: FanfoldCollectionView, _ window: UIWindow
    ) -> SimulatedFinger? {
        let middle = CGPoint(x: 180, y: 400)
        switch movement {
        case .drag: return SimulatedFinger(at: middle, in: window)
        case .fling:
            let distance = CGPoint(x: 40 * along.x, y: 40 * along.y)
            SimulatedFinger.swipe(from: middle, by: distance, over: 0.1, in: window)
        case .scroll: view.scrollToItem(at: IndexPath(item: 20, section: 0), at: [], animated: true)
        case .automaticScrolling: view.scrollAutomatically(velocity: 120)
        case .opening: view.openItem(at: IndexPath(item: 1, section: 0))
        }
        return nil
    }
}
