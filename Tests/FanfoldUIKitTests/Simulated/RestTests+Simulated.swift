import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension RestTests {
    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func anAnimatedRotationKeepsTheItemAtRest(_ kind: LayoutKind, _ direction: Direction) {
        let collection = resting(kind, direction, at: 7)
        UIView.animate(withDuration: 0.4) { collection.view.frame.size = Self.landscape }
        #expect(abs(position(collection) - 7) < 1e-6)
        StandIn.clock.advance(by: 1)
        #expect(abs(position(collection) - 7) < 1e-6)
    }

    /// UIKit reports an animated change of the bounds before or after the pass with the new ones.
    @Test(arguments: LayoutKind.allCases, [false, true])
    func itemsRevealedByARotationStartAtTheirFormerPosition(_ kind: LayoutKind, _ isToldAfterThePass: Bool)
        throws
    {
        StandIn.tellsOfBoundsChangesAfterThePass = isToldAfterThePass
        defer { StandIn.tellsOfBoundsChangesAfterThePass = false }
        let collection = resting(kind, .leftToRight, at: 7)
        let (layout, context) = (collection.layout.layout, collection.context)
        let origin = collection.view.bounds.origin
        UIView.animate(withDuration: 0.4) { collection.view.frame.size = Self.landscape }
        for (name, cell) in collection.cells {
            let before = layout.attributes(at: Double(try #require(Int(name))), in: context).center
            let presented = try #require(cell.layer.presentation())
            #expect(abs(presented.position.x - origin.x - before.x) < 1e-6, "item \(name)")
            #expect(abs(presented.position.y - origin.y - before.y) < 1e-6, "item \(name)")
        }
        StandIn.clock.advance(by: 1)
        #expect(abs(position(collection) - 7) < 1e-6)
        for (name, cell) in collection.cells {
            #expect(cell.quad.isNear(collection.expectedQuad(try #require(Int(name)))))
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func aRotationStartsWhereTheItemsWereSeen(_ kind: LayoutKind) throws {
        let collection = resting(kind, .leftToRight, at: 7)
        let cell = try #require(collection.cell(7))
        let before = (center: cell.center, offset: collection.view.contentOffset)
        UIView.animate(withDuration: 0.4) { collection.view.frame.size = Self.landscape }
        let presented = try #require(cell.layer.presentation())
        #expect(abs(presented.position.x - before.center.x) < 1e-6)
        #expect(abs(presented.position.y - before.center.y) < 1e-6)
        StandIn.clock.advance(by: 1)
        #expect(cell.quad.isNear(collection.expectedQuad(7)))
    }

    /// The user selects another tab during a fling.
    @Test(arguments: LayoutKind.horizontal, [false, true])
    func contentThatScrollsAsTheViewGoesRestsAtAnItem(_ kind: LayoutKind, _ isFlung: Bool) throws {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        let collection = Collection(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.addSubview(view)
        window.makeKeyAndVisible()
        let listener = RestListener()
        view.delegate = listener
        let finger = SimulatedFinger(at: CGPoint(x: 180, y: 333), in: window)
        finger.move(by: CGPoint(x: -170, y: 0), over: isFlung ? 0.1 : 0.8)
        if isFlung { finger.lift() }
        StandIn.clock.advance(by: 0.1)
        view.removeFromSuperview()
        StandIn.clock.advance(by: 3)
        window.addSubview(view)
        view.layoutIfNeeded()
        let offset = collection.offset
        #expect(offset > 0)
        let resting = collection.layout.layout.restingOffset(forProposed: offset, in: collection.context)
        #expect(abs(offset - resting) < 0.01)
        #expect(listener.rests == 1)
    }
}

/// Counts the calls of `didComeToRestAt`.
@MainActor private final class RestListener: NSObject, FanfoldCollectionViewDelegate {
    private(set) var rests = 0

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
        rests += 1
    }
}
