import Testing

@_spi(Host) @testable import Fanfold

/// Wheels report coarse notches.
@Suite struct WheelTests {
    private static let tolerance = 1e-6
    /// A browser's distance per notch, in points.
    private static let notch = 100.0

    @Test(arguments: Variant.snapping, Way.allCases)
    func smallNotchScrollsByOneItem(variant: Variant, way: Way) {
        var session = Session(variant)
        for step in 1...4 {
            session.turnWheel(by: 20 * way.sign)
            #expect(session.wasConsumed)
            session.comeToRest()
            #expect(session.offset == session.offset(showing: 10 + step * Int(way.sign)))
            session.wait(0.2)
        }
        #expect(session.settleCount == 4)
    }

    @Test(arguments: Variant.snapping, Way.allCases)
    func rapidNotchesTurnOneItemIn150Milliseconds(variant: Variant, way: Way) {
        var session = Session(variant)
        for _ in 1...5 {
            session.turnWheel(by: 20 * way.sign)
            #expect(session.wasConsumed)
            session.wait(0.04)
        }
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 10 + 2 * Int(way.sign)))
        #expect(session.settleCount == (variant.reduceMotion ? 2 : 1))
    }

    @Test(arguments: Variant.snapping)
    func longTurnLeadsToTheNextItem(variant: Variant) {
        var session = Session(variant)
        session.turnWheel(by: session.itemDistance * 3.1)
        #expect(session.wasConsumed)
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 11))
    }

    @Test(arguments: Variant.snapping)
    func notchInTheOtherDirectionTurnsBackAtOnce(variant: Variant) {
        var session = Session(variant)
        session.turnWheel(by: 20)
        session.wait(0.02)
        session.turnWheel(by: -20)
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 10))
    }

    @Test(arguments: Variant.free, Way.allCases)
    func notchesAddUpWithoutSnapping(variant: Variant, way: Way) {
        var session = Session(variant)
        let rest = session.offset
        for _ in 1...3 {
            session.turnWheel(by: Self.notch * way.sign)
            #expect(session.wasConsumed)
            session.wait(0.05)
        }
        session.comeToRest()
        let expected = rest + 3 * Self.notch * way.sign
        #expect(session.offset.isNear(expected, within: Self.tolerance))
    }

    @Test(arguments: Variant.all, Way.allCases)
    func notchAtTheEndIsNotConsumed(variant: Variant, way: Way) {
        var session = Session(variant)
        session.type(way == .forward ? .end : .home)
        session.comeToRest()
        session.turnWheel(by: Self.notch * way.sign)
        #expect(!session.wasConsumed)
        #expect(session.engine.phase == .idle)
        session.turnWheel(by: -Self.notch * way.sign)
        #expect(session.wasConsumed)
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion })
    func notchIsSmoothed(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.turnWheel(by: Self.notch)
        #expect(session.wasConsumed)
        session.wait(0.001, frame: 0.001)
        #expect(session.offset.isNear(rest, within: 0.1))
        session.wait(0.1)
        #expect(session.offset > rest + 10)
    }

    @Test(arguments: Variant.all.filter(\.reduceMotion))
    func reduceMotionScrollsByANotchAtOnce(variant: Variant) {
        var session = Session(variant)
        session.turnWheel(by: Self.notch)
        #expect(session.wasConsumed)
        session.advance()
        #expect(session.offset > session.offset(showing: 10))
        #expect(session.events == [.didSettle(offset: session.offset)])
    }
}
