import Testing

@_spi(Host) @testable import Fanfold

@Suite struct FlingTests {
    /// The relative change of velocity in the first interval of a fling.
    private static let firstChange = 0.005
    /// The first interval, in seconds.
    private static let instant = 1e-5
    /// The tolerance of a fling's landing offset, in points.
    private static let landingTolerance = 0.25
    /// The maximum duration of a fling, in seconds.
    private static let longest = 8.0

    /// The maximum duration of settling at an item, in seconds.
    private static let longestSnap = 1.5

    private static let velocities = [250.0, 900, 2500, 5000]

    @Test(arguments: Variant.moving, velocities.flatMap { [$0, -$0] })
    func flingContinuesWithTheFingersVelocity(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: abs(velocity))
        let released = session.offset
        session.wait(Self.instant, frame: Self.instant)
        let first = (session.offset - released) / Self.instant
        #expect(first.isNear(velocity, within: abs(velocity) * Self.firstChange))
    }

    @Test(arguments: Variant.all, velocities)
    func flingSettlesInTime(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: velocity)
        #expect(session.comeToRest() < Self.longest)
        #expect(session.range.contains(session.offset))
        #expect(!session.engine.needsFrame)
    }

    @Test(arguments: Variant.snapping, ([60.0, 120, 300] + velocities).flatMap { [$0, -$0] })
    func snappingFlingTakesAboutASecond(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: abs(velocity))
        #expect(session.comeToRest() <= Self.longestSnap)
    }

    @Test(arguments: Variant.free, velocities.flatMap { [$0, -$0] })
    func freeFlingLandsAtItsDecelerationTarget(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: abs(velocity))
        let landing = session.offset + velocity / variant.layout.decelerationRate.decay
        session.comeToRest()
        #expect(session.offset.isNear(landing, within: Self.landingTolerance))
    }

    @Test(arguments: Variant.snapping, velocities.flatMap { [$0, -$0] })
    func snappingFlingRestsExactlyAtAnItem(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.press()
        session.move(forward: velocity / 10, for: 0.1)
        let landing = session.offset + velocity / variant.layout.decelerationRate.decay
        session.lift()
        session.comeToRest()
        let item = Int(session.position.rounded())
        #expect(session.offset == session.offset(showing: item))
        #expect(session.offset.isNear(landing, within: session.itemDistance * 1.01))
    }

    @Test(arguments: Variant.snapping.filter(\.settlesAtOnce), velocities.flatMap { [$0, -$0] })
    func reducedMotionShowsTheItemAtOnce(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: abs(velocity))
        #expect(session.engine.phase == .idle)
        #expect(session.offset == session.offset(showing: Int(session.position.rounded())))
        #expect(session.events == [.didSettle(offset: session.offset)])
    }

    @Test(arguments: Variant.all, Way.allCases)
    func flingDoesNotReverse(variant: Variant, way: Way) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 200 * way.sign, velocity: 1500)
        var steps: [Double] = []
        while session.engine.phase != .idle && session.time < Session.patience {
            let previous = session.offset
            session.wait(Session.frame)
            steps.append((session.offset - previous) * way.sign)
        }
        #expect(steps.allSatisfy { $0 >= 0 })
    }

    @Test(arguments: Variant.all)
    func pauseBeforeReleaseDoesNotFling(variant: Variant) {
        var session = Session(variant)
        session.grab()
        session.move(forward: 30, for: 0.05)
        session.wait(0.1)
        let held = session.offset
        session.lift()
        session.comeToRest()
        #expect(abs(session.offset - held) <= (variant.layout.snaps ? session.itemDistance / 2 : 0))
    }
}
