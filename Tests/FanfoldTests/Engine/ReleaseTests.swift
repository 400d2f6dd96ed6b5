import Testing

@_spi(Host) @testable import Fanfold

/// Targets of a release in snapping layouts.
@Suite struct ReleaseTests {
    @Test(arguments: Variant.snapping, Way.allCases)
    func slowReleaseSettlesAtTheNearestItem(variant: Variant, way: Way) {
        for (part, items) in [(0.1, 0.0), (0.45, 0), (0.55, 1), (0.9, 1), (1.4, 1), (1.6, 2)] {
            var session = Session(variant)
            session.drag(forward: part * session.itemDistance * way.sign)
            session.comeToRest()
            #expect(session.offset == session.offset(showing: 10 + Int(items * way.sign)), "\(part)")
        }
    }

    @Test(arguments: Variant.snapping, Way.allCases)
    func shortFastFlickScrollsToTheNextItem(variant: Variant, way: Way) {
        var session = Session(variant)
        session.fling(forward: 15 * way.sign, velocity: 320)
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 10 + Int(way.sign)))
    }

    @Test(arguments: Variant.snapping, Way.allCases)
    func singleMoveFlickScrollsToTheNextItem(variant: Variant, way: Way) {
        var session = Session(variant)
        session.press()
        session.wait(0.02)
        session.move(forward: 20 * way.sign)
        session.wait(0.004)
        session.lift()
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 10 + Int(way.sign)))
    }

    @Test(arguments: Variant.snapping, Way.allCases)
    func flickThatABusyPageReceivesAsOneMoveTurns(variant: Variant, way: Way) {
        for delay in [0.05, 0.124, 0.3] {
            var session = Session(variant)
            session.press()
            session.wait(delay)
            session.move(forward: 200 * way.sign, for: 0)
            session.wait(0.0004, frame: 0.0004)
            session.lift()
            session.comeToRest()
            #expect((session.position - 10) * way.sign > 0.99, "\(delay)")
        }
    }

    @Test(arguments: Variant.snapping.filter { !$0.reduceMotion }, Way.allCases)
    func fastFlickPassesSeveralCards(variant: Variant, way: Way) {
        var session = Session(variant, count: 100, item: 50)
        session.fling(forward: 100 * way.sign, velocity: 4500)
        let landing = session.offset + 4500 * way.sign / variant.layout.decelerationRate.decay
        session.comeToRest()
        let passed = abs(session.position - 50)
        #expect(passed >= 2)
        #expect(session.offset.isNear(landing, within: session.itemDistance / 2 + 0.001))
    }

    @Test(arguments: Variant.snapping, Way.allCases)
    func flickBackReturnsToTheOriginalItem(variant: Variant, way: Way) {
        var session = Session(variant)
        session.grab(forward: way.sign)
        session.move(forward: 60 * way.sign, for: 0.3)
        session.move(forward: -15 * way.sign, for: 0.04)
        session.lift()
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 10))
    }
}
