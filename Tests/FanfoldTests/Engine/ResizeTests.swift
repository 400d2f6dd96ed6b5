import Testing

@_spi(Host) @testable import Fanfold

@Suite struct ResizeTests {
    private static let tolerance = 1e-6
    private static let landscape = Size(width: 667, height: 375)
    private static let sizes = [landscape, Size(width: 320, height: 480), Size(width: 1, height: 1)]

    @Test(arguments: Variant.all, sizes)
    func restingItemStaysAtRest(variant: Variant, size: Size) {
        var session = Session(variant)
        let rest = session.offset
        session.resize(to: size)
        #expect(session.offset.isNear(session.offset(showing: 10), within: Self.tolerance))
        #expect(session.engine.phase == .idle)
        session.resize(to: Session.viewport)
        #expect(session.offset.isNear(rest, within: Self.tolerance))
        #expect(session.events.isEmpty, "nothing has moved that could settle")
    }

    @Test(arguments: Variant.all, Way.allCases)
    func contentAtItsEndStaysAtTheEnd(variant: Variant, way: Way) {
        var session = Session(variant)
        session.type(way == .forward ? .end : .home)
        session.comeToRest()
        let rest = session.offset
        let fromEnd = rest - way.end(of: session.range)
        session.resize(to: Size(width: 375, height: 667.5))
        #expect((session.offset - way.end(of: session.range)).isNear(fromEnd, within: 0.5))
        session.resize(to: Session.viewport)
        #expect(session.offset.isNear(rest, within: Self.tolerance))
    }

    @Test(arguments: Variant.all, [Size.zero, Size(width: -5, height: 0), Size(width: .nan, height: 9)])
    func restoredViewportShowsTheSameItem(variant: Variant, nothing: Size) {
        var session = Session(variant)
        let rest = session.offset
        session.resize(to: nothing)
        #expect(session.offset.isFinite && session.engine.frame.visibleItems.isEmpty)
        session.wait(1)
        session.resize(to: Session.viewport)
        #expect(session.offset.isNear(rest, within: Self.tolerance))
        #expect(session.engine.phase == .idle && session.events.isEmpty)
    }

    @Test(arguments: Variant.all)
    func contentStaysUnderTheFingerDuringADrag(variant: Variant) {
        var session = Session(variant)
        session.grab()
        session.move(forward: 70, for: 0.1)
        let position = session.position
        session.resize(to: Self.landscape)
        #expect(session.position.isNear(position, within: Self.tolerance))
        let offset = session.offset
        session.move(forward: 40, for: 0.1)
        #expect(session.offset.isNear(offset + 40, within: Self.tolerance))
    }

    @Test(arguments: Variant.all)
    func resizeDuringADragIsNotMovement(variant: Variant) {
        var session = Session(variant)
        session.grab()
        session.wait(0.2)
        session.move(forward: 0.5)
        session.resize(to: Size(width: 800, height: 1200))
        session.wait(0.02)
        let offset = session.offset
        session.lift()
        session.comeToRest()
        // The finger itself has moved by half a point in the last tenth of a second.
        let fling = 0.5 / 0.1 / variant.layout.decelerationRate.decay + Self.tolerance
        #expect(abs(session.offset - offset) <= (variant.layout.snaps ? session.itemDistance / 2 : fling))
    }

    @Test(arguments: Variant.all)
    func flickWorksAfterAResize(variant: Variant) {
        var session = Session(variant, count: 1000, item: 500)
        session.grab()
        session.move(forward: 60, for: 0.05)
        session.resize(to: Size(width: 380, height: 660))
        let position = session.position
        session.lift()
        session.comeToRest()
        #expect(session.position > position + 0.4)
    }

    @Test(arguments: Variant.all)
    func dragSurvivesAnEmptyViewport(variant: Variant) {
        var session = Session(variant)
        session.grab()
        session.move(forward: 30, for: 0.1)
        session.resize(to: .zero)
        session.move(forward: 10)
        session.resize(to: Session.viewport)
        let offset = session.offset
        #expect(offset.isNear(session.offset(showing: 10), within: session.itemDistance))
        session.move(forward: 1)
        #expect(session.offset.isNear(offset + 1, within: Self.tolerance))
        session.lift()
        session.comeToRest()
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all, [0.02, 0.2, 0.6])
    func flingSettlesAtItsTargetItem(variant: Variant, moment: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 100, velocity: 1500)
        var undisturbed = session
        undisturbed.comeToRest()
        session.wait(moment)
        let (position, velocity) = (session.position, session.velocity)
        session.resize(to: Self.landscape)
        #expect(session.position.isNear(position, within: Self.tolerance))
        #expect(session.velocity.isNear(velocity, within: Self.tolerance))
        #expect(session.comeToRest() < 10)
        #expect(session.position.isNear(undisturbed.position, within: 0.01))
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all)
    func flingWithoutViewportRestsAtItsTargetLater(variant: Variant) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 100, velocity: 1500)
        var undisturbed = session
        undisturbed.comeToRest()
        session.wait(0.1)
        session.resize(to: .zero)
        session.wait(0.1)
        session.resize(to: Session.viewport)
        session.comeToRest()
        #expect(session.offset.isNear(undisturbed.offset, within: 0.01))
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all)
    func overscrolledContentStaysUnderTheFinger(variant: Variant) {
        var session = Session(variant, item: 0)
        session.grab(forward: -1)
        session.move(forward: -200, for: 0.2)
        let beyond = session.range.lowerBound - session.offset
        session.resize(to: Size(width: 376, height: 668))
        #expect((session.range.lowerBound - session.offset).isNear(beyond, within: Self.tolerance))
    }
}
