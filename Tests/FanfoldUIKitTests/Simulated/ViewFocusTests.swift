import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The focus engine scrolls the focused item into view, to the offset of the layout, and no other scrolling opposes
/// it.
@MainActor @Suite struct ViewFocusTests {
    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theFocusEngineScrollsToWhereTheLayoutShowsTheItem(_ kind: LayoutKind, _ direction: Direction) throws
    {
        let collection = Collection(kind, direction)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        defer { UIFocusSystem.moveFocus(to: nil) }
        for item in 1...4 {
            let indexPath = IndexPath(item: item, section: 0)
            let target = try #require(collection.layout.contentOffset(showing: indexPath))
            let start = collection.view.contentOffset
            let distance = (x: target.x - start.x, y: target.y - start.y)
            UIFocusSystem.moveFocus(to: collection.cell(item))
            var way = 0.0
            for _ in 0..<120 {
                StandIn.clock.advance(by: 1 / 60)
                let offset = collection.view.contentOffset
                let done = (offset.x - start.x) * distance.x + (offset.y - start.y) * distance.y
                #expect(done >= way - 1e-3, "item \(item) goes back")
                way = done
            }
            #expect(abs(collection.view.contentOffset.x - target.x) < 1e-3)
            #expect(abs(collection.view.contentOffset.y - target.y) < 1e-3)
        }
    }

    /// A view that excludes its subviews from focus.
    private final class Refusal: UIView {
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
    }

    @Test(arguments: LayoutKind.allCases)
    func rejectedFocusDoesNotHoldTheContent(_ kind: LayoutKind) {
        let collection = Collection(kind)
        let parent = Refusal(frame: collection.view.bounds)
        parent.addSubview(collection.view)
        UIFocusSystem.moveFocus(to: collection.cell(0))
        collection.scroll(to: collection.layout.layout.offset(showing: 7, in: collection.context))
        collection.view.standIn.flick(by: CGPoint(x: 1, y: 1), velocity: .zero)
        #expect(collection.layout.indexPathForShownItem == IndexPath(item: 7, section: 0))
    }

    @Test func theFormerlyFocusedItemIsNotScrolledTo() throws {
        let collection = Collection(.expanding)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(collection.view)
        window.addSubview(button)
        window.makeKeyAndVisible()
        UIFocusSystem.moveFocus(to: collection.cell(1))
        UIFocusSystem.moveFocus(to: button)
        defer { UIFocusSystem.moveFocus(to: nil) }
        let proposed = CGPoint(x: 0, y: 540)
        #expect(
            collection.layout.targetContentOffset(
                forProposedContentOffset: proposed, withScrollingVelocity: .zero) == proposed)
    }
}
