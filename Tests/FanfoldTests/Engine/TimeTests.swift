import Testing

@_spi(Host) @testable import Fanfold

/// Invalid clocks.
@Suite struct TimeTests {
    private static let odd = [0, -1, -1e300, Double.nan, .infinity, -.infinity]

    @Test(arguments: Variant.all, odd)
    func earlierTimeCountsAsTheLatestTime(variant: Variant, time: Double) {
        var session = Session(variant)
        session.fling(forward: 100, velocity: 1500)
        session.wait(0.1)
        let (now, offset, velocity) = (session.engine.time, session.offset, session.velocity)
        session.engine.advance(to: time)
        #expect(session.engine.time == now)
        #expect(session.offset == offset && session.velocity == velocity)
        session.comeToRest()
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all, odd)
    func dragWithoutAClockScrollsWithoutFling(variant: Variant, time: Double) {
        var session = Session(variant)
        session.wait(5, frame: 5)
        session.press()
        session.time = time
        session.move(forward: 8, for: 0)
        session.time = time
        let offset = session.offset
        session.move(forward: 40, for: 0)
        #expect(session.offset.isNear(offset + 40, within: 1e-9))
        session.time = time
        session.lift()
        session.time = session.engine.time
        session.comeToRest()
        #expect(abs(session.offset - offset - 40) <= (variant.layout.snaps ? session.itemDistance / 2 : 0))
    }

    @Test(arguments: Variant.all, [1e9, 1e12, 1.7e18, 1e300])
    func distantTimeEndsEveryMotion(variant: Variant, time: Double) {
        var session = Session(variant)
        session.fling(forward: 100, velocity: 5000)
        session.engine.advance(to: time)
        #expect(session.engine.phase == .idle)
        session.time = time
        session.engine.scroll(to: 3, animated: true, time: time)
        session.engine.advance(to: time.nextUp)
        session.engine.advance(to: time * 1.001)
        #expect(session.offset == session.offset(showing: 3))
        #expect(session.engine.phase == .idle)
    }

    @Test(arguments: Variant.all)
    func clockCanStartAnywhere(variant: Variant) {
        var (early, late) = (Session(variant), Session(variant))
        late.time = 86_400 * 365
        late.advance()
        early.fling(forward: 100, velocity: 1500)
        late.fling(forward: 100, velocity: 1500)
        early.comeToRest()
        late.comeToRest()
        #expect(late.offset.isNear(early.offset, within: 0.001))
        #expect(late.settleCount == 1)
    }
}
