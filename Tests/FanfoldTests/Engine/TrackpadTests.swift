import Testing

@_spi(Host) @testable import Fanfold

/// Trackpads report small distances frequently.
@Suite struct TrackpadTests {
    private static let tolerance = 1e-9
    /// The time without input after which the content is released, in seconds, plus a frame.
    private static let silence = 0.15 + Session.frame

    @Test(arguments: Variant.all, Way.allCases)
    func contentMovesByTheReportedDistance(variant: Variant, way: Way) {
        var session = Session(variant)
        let rest = session.offset
        for step in 1...20 {
            session.scroll(by: 7 * way.sign)
            #expect(session.wasConsumed)
            let expected = rest + 7 * Double(step) * way.sign
            #expect(session.offset.isNear(expected, within: Self.tolerance))
            session.wait(Session.frame)
        }
        #expect(session.engine.phase == .dragging)
        #expect(session.events.isEmpty)
    }

    @Test(arguments: Variant.all)
    func contentSettlesAfterTheLastInput(variant: Variant) {
        var session = Session(variant)
        session.scroll(by: 50)
        let offset = session.offset
        session.wait(Self.silence)
        session.comeToRest()
        #expect(abs(session.offset - offset) <= (variant.layout.snaps ? session.itemDistance / 2 : 0))
        #expect(session.events == [.didSettle(offset: session.offset)])
        #expect(!session.engine.needsFrame)
    }

    @Test(arguments: Variant.all, Way.allCases)
    func inputAtTheEndIsNotConsumed(variant: Variant, way: Way) {
        var session = Session(variant, item: way.lastItem(of: 31))
        session.scroll(by: 5000 * way.sign)
        #expect(session.offset == way.end(of: session.range))
        session.engine.scroll(toOffset: session.offset, animated: false, time: session.time)
        session.wait(Self.silence)
        session.scroll(by: 10 * way.sign)
        #expect(!session.wasConsumed)
        session.scroll(by: -10 * way.sign)
        #expect(session.wasConsumed)
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion || !$0.layout.snaps })
    func inputCatchesMovingContent(variant: Variant) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 100, velocity: 2000)
        session.wait(0.1)
        let offset = session.offset
        session.scroll(by: -3)
        #expect(session.wasConsumed)
        #expect(session.offset.isNear(offset - 3, within: Self.tolerance))
        session.comeToRest()
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all)
    func overscrolledContentMovesFromItsOffset(variant: Variant) {
        var session = Session(variant, item: 30)
        session.drag(forward: 300)
        session.wait(0.05)
        let offset = session.offset
        session.scroll(by: 5)
        #expect(!session.wasConsumed)
        session.scroll(by: -5)
        #expect(session.wasConsumed)
        #expect(session.offset.isNear(offset - 5, within: Self.tolerance))
    }

    @Test(arguments: Variant.all, [0.0, .nan, .infinity, -.infinity])
    func zeroOrInvalidDistanceIsNotConsumed(variant: Variant, distance: Double) {
        var session = Session(variant)
        let offset = session.offset
        session.scroll(by: distance)
        #expect(!session.wasConsumed)
        session.turnWheel(by: distance)
        #expect(!session.wasConsumed)
        #expect(session.offset == offset && session.engine.phase == .idle)
    }

    @Test(arguments: Variant.all)
    func inputDuringATouchIsNotConsumed(variant: Variant) {
        var session = Session(variant)
        session.press()
        session.scroll(by: 10)
        #expect(!session.wasConsumed)
        session.turnWheel(by: 100)
        #expect(!session.wasConsumed)
    }
}
