import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Undo during an animation starts from the displayed state.
@Suite struct UndoInFlightTests {
    /// The largest deviation from the reverse path, in points.
    private static let tolerance = 1.0

    @Test(arguments: Variant.all, [1, 2, 3])
    func leavingItemsReturnDirectly(variant: Variant, count: Int) throws {
        for instant in [0.02, 0.1, 0.25] {
            var session = Session(variant)
            let before = session.poses
            session.apply(.remove(at: 10, count: count))
            session.wait(instant)
            let leaving = session.engine.frame.visibleItems.filter(\.isLeaving)
            try #require(!leaving.isEmpty)
            session.undo()
            #expect(!session.engine.frame.visibleItems.contains { $0.isLeaving })
            for item in leaving {
                let back = try #require(session.shown(item.index))
                #expect(back.identity == item.identity)
                #expect(back.attributes.center.isNear(item.attributes.center, within: 1e-6))
            }
            let reach = leaving.map { session.distance($0.index, to: before) }
            while session.engine.needsFrame {
                for (item, reach) in zip(leaving, reach) {
                    #expect(session.distance(item.index, to: before) <= reach + Self.tolerance)
                }
                session.wait(Session.frame)
            }
            #expect(session.poses.isNear(before))
        }
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion }, [false, true])
    func leavingItemsReturnInALayoutOfTheOtherAxis(variant: Variant, isAnimated: Bool)
        throws
    {
        let other = StandardLayout.all.first { $0.axis != variant.layout.axis } ?? variant.layout
        var session = Session(variant)
        session.apply(.remove(at: 10))
        session.wait(0.1)
        session.engine.reconfigure(animated: isAnimated, time: session.time) { layout, _ in layout = other }
        session.wait(0.05)
        let items = session.engine.frame.visibleItems
        let leaving = try #require(items.first { $0.isLeaving })
        session.undo()
        let back = try #require(session.shown(10))
        #expect(back.identity == leaving.identity)
        #expect(back.attributes.center.isNear(leaving.attributes.center, within: 1e-6))
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion })
    func closedGapReopensFromItsCurrentState(variant: Variant) {
        var session = Session(variant)
        session.apply(.remove(at: 10, count: 2))
        session.wait(0.1)
        let before = session.engine.seen
        session.undo()
        for item in session.engine.seen {
            guard let former = before.first(where: { $0.identity == item.identity }) else { continue }
            #expect(item.distance(to: former) < 1e-6)
        }
    }
}

extension Session {
    /// The distance of an item from its earlier position along the axis, in points.
    fileprivate func distance(_ index: Int, to before: [Int: ItemAttributes]) -> Double {
        guard let now = shown(index)?.attributes.center[axis], let then = before[index]?.center[axis] else {
            return 0
        }
        return abs(now - then)
    }
}
