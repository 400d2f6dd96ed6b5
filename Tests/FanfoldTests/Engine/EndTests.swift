import Testing

@_spi(Host) @testable import Fanfold

/// Behavior at both ends of the content.
@Suite struct EndTests {
    private static let tolerance = 1e-6
    /// The distance from an end at which a fling overshoots, in items.
    private static let approach = 1
    private static let velocity = 3000.0

    @Test(arguments: Variant.moving, Way.allCases)
    func flingBeyondTheEndBouncesBack(variant: Variant, way: Way) {
        var session = Session(variant, item: Self.item(near: way))
        session.fling(forward: 60 * way.sign, velocity: Self.velocity)
        var farthest = 0.0
        while session.engine.phase != .idle && session.time < Session.patience {
            session.wait(Session.frame)
            farthest = max(farthest, (session.offset - way.end(of: session.range)) * way.sign)
        }
        #expect(farthest > 10, "it bounces")
        #expect(farthest < session.length / 2)
        #expect(session.engine.phase == .idle)
        #expect(session.offset == session.rest(way))
        #expect(session.events == [.didSettle(offset: session.rest(way))])
    }

    @Test(arguments: Variant.all, Way.allCases)
    func endReportsTheLastItem(variant: Variant, way: Way) {
        var session = Session(variant, item: Self.item(near: way))
        session.fling(forward: 60 * way.sign, velocity: Self.velocity)
        session.comeToRest()
        let last = way.lastItem(of: 31)
        #expect(session.engine.frame.visibleItems.contains { $0.index == last })
        if variant.layout.snaps { #expect(session.position == Double(last)) }
    }

    @Test(arguments: Variant.all, Way.allCases)
    func dragBeyondTheEndIsDamped(variant: Variant, way: Way) {
        var session = Session(variant, item: way.lastItem(of: 31))
        let (rest, end) = (session.offset, way.end(of: session.range))
        session.grab(forward: way.sign)
        for step in 1...40 {
            session.move(forward: 10 * way.sign)
            let pull = rest + 10 * Double(step) * way.sign - end
            let beyond = pull * way.sign > 0
            let expected =
                beyond
                ? RubberBand(stiffness: 0.55).displacement(forPull: pull, length: session.length) : pull
            #expect((session.offset - end).isNear(expected, within: Self.tolerance), "after \(step) moves")
        }
    }

    @Test(arguments: [(100.0, 52.02), (400, 178.98), (960, 340.65)])
    func dampingMatchesTheCheckValues(pull: Double, displacement: Double) {
        let context = LayoutContext(viewport: Size(width: 500, height: 960), count: 31)
        var session = Session(.expanding(ExpandingLayout()), in: context)
        session.grab(forward: -1)
        session.move(forward: -pull, for: 0.5)
        #expect(session.offset.isNear(-displacement, within: 0.005))
    }

    @Test(arguments: Variant.moving, Way.allCases)
    func overscrolledContentReturnsWithoutOvershooting(variant: Variant, way: Way) {
        var session = Session(variant, item: way.lastItem(of: 31))
        session.drag(forward: 300 * way.sign)
        var excess = (session.offset - session.rest(way)) * way.sign
        #expect(excess > 50)
        var doesReturn = true
        while session.engine.phase != .idle && session.time < Session.patience {
            session.wait(Session.frame)
            let now = (session.offset - session.rest(way)) * way.sign
            doesReturn = doesReturn && now <= excess && now >= 0
            excess = now
        }
        #expect(doesReturn)
        #expect(session.offset == session.rest(way))
    }

    @Test(arguments: Variant.all, Way.allCases)
    func inwardFlingFromBeyondTheEndScrolls(variant: Variant, way: Way) {
        var session = Session(variant, item: way.lastItem(of: 31))
        session.grab(forward: way.sign)
        session.move(forward: 150 * way.sign, for: 0.2)
        session.move(forward: -150 * way.sign, for: 0.05)
        session.lift()
        session.comeToRest()
        #expect((session.rest(way) - session.offset) * way.sign > session.itemDistance * 0.99)
        #expect(session.range.contains(session.offset))
    }

    @Test(arguments: Variant.all, [30.0, 120, 300, 500].flatMap { [$0, -$0] })
    func slowInwardReleaseDoesNotDelayTheReturn(variant: Variant, velocity: Double) {
        let (way, speed) = (velocity < 0 ? Way.forward : .backward, abs(velocity))
        var session = Session(variant, item: way.lastItem(of: 31))
        session.grab(forward: way.sign)
        session.move(forward: 300 * way.sign, for: 0.2)
        session.wait(0.2)
        session.move(forward: -speed * 0.1 * way.sign, for: 0.1)
        let excess = (session.offset - way.end(of: session.range)) * way.sign
        #expect(excess > 50)
        session.lift()
        session.wait(1)
        let rest = (session.offset - way.end(of: session.range)) * way.sign
        #expect(rest < 0.5, "it is back within a second")
    }

    @Test(arguments: Variant.all, [0, 1])
    func shortContentIsDampedAndReturns(variant: Variant, count: Int) {
        var session = Session(variant, count: count)
        let rest = session.offset
        session.grab(forward: -1)
        session.move(forward: -300, for: 0.2)
        #expect(abs(session.offset - rest) > 50 && abs(session.offset - rest) < 300)
        session.lift()
        session.comeToRest()
        #expect(session.offset == rest)
    }

    private static func item(near way: Way) -> Int {
        way == .forward ? 30 - approach : approach
    }

    @Test(arguments: Variant.all)
    func lastItemIsCurrentBeyondTheEnd(variant: Variant) {
        var session = Session(variant, item: 30)
        let shown = session.engine.itemShown
        session.grab()
        session.move(forward: 300, for: 0.3)
        #expect(session.offset > session.range.upperBound)
        #expect(session.engine.itemShown >= shown)
        #expect(session.engine.itemShown == 30 || !variant.layout.snaps)
    }
}

extension Session {
    /// The resting offset at an end.
    fileprivate func rest(_ way: Way) -> Double {
        layout.restingOffset(forProposed: way.end(of: range), in: engine.context)
    }
}
