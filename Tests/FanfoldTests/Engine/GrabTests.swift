import Testing

@_spi(Host) @testable import Fanfold

/// Touching moving content.
@Suite struct GrabTests {
    private static let tolerance = 1e-6
    private static let moments = [0.0, 0.02, 0.1, 0.4]

    @Test(arguments: Variant.moving, moments)
    func touchStopsAFlingAtOnce(variant: Variant, moment: Double) {
        var session = flung(variant, for: moment)
        let offset = session.offset
        session.press()
        #expect(session.offset == offset)
        session.wait(0.5)
        #expect(session.offset == offset)
        #expect(session.engine.phase == .held)
        #expect(session.events.isEmpty, "content that is held has not settled")
    }

    @Test(arguments: Variant.all, moments)
    func dragContinuesFromTheStoppedOffset(variant: Variant, moment: Double) {
        var session = flung(variant, for: moment)
        let offset = session.offset
        session.grab()
        session.move(forward: 40, for: 0.2)
        #expect(session.offset.isNear(offset + 40, within: Self.tolerance))
    }

    @Test(arguments: Variant.all, [0.02, 0.05, 0.1, 0.3])
    func touchDoesNotMoveOverscrolledContent(variant: Variant, moment: Double) {
        var session = Session(variant, item: 30)
        session.drag(forward: 350)
        session.wait(moment)
        let (offset, end) = (session.offset, session.range.upperBound)
        session.grab(forward: -1)
        #expect(session.offset == offset)
        let pull = RubberBand(stiffness: 0.55).pull(forDisplacement: offset - end, length: session.length)
        session.move(forward: 20, for: 0.1)
        let expected = RubberBand(stiffness: 0.55).displacement(forPull: pull + 20, length: session.length)
        #expect((session.offset - end).isNear(expected, within: Self.tolerance))
    }

    @Test(arguments: Variant.moving)
    func caughtContentCanBeFlungAgain(variant: Variant) {
        var session = flung(variant, for: 0.1)
        let offset = session.offset
        session.fling(forward: 100, velocity: 1200)
        session.comeToRest()
        #expect(session.offset > offset + 100 + session.itemDistance / 2)
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all)
    func movementAcrossTheAxisLetsTheContentSettle(variant: Variant) {
        var session = flung(variant, for: 0.1)
        let offset = session.offset
        session.press()
        session.move(forward: 0, across: 100, for: 0.1)
        #expect(session.offset == offset)
        session.lift()
        session.comeToRest()
        #expect(abs(session.offset - offset) <= (variant.layout.snaps ? session.itemDistance / 2 : 0))
        #expect(session.settleCount == 1)
    }

    private func flung(_ variant: Variant, for duration: Double) -> Session {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 150, velocity: 2000)
        session.wait(duration)
        return session
    }
}
