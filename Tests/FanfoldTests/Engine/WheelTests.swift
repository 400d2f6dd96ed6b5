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
        }
        #expect(session.settleCount == 4)
    }

    @Test(arguments: Variant.snapping, Way.allCases)
    func rapidNotchesAddUp(variant: Variant, way: Way) {
        var session = Session(variant)
        for _ in 1...5 {
            session.turnWheel(by: 20 * way.sign)
            #expect(session.wasConsumed)
            session.wait(0.04)
        }
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 10 + 5 * Int(way.sign)))
        #expect(session.settleCount == (variant.reduceMotion ? 5 : 1))
    }

    @Test(arguments: Variant.snapping)
    func longTurnPassesSeveralItems(variant: Variant) {
        var session = Session(variant)
        session.turnWheel(by: session.itemDistance * 3.1)
        #expect(session.wasConsumed)
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 13))
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
