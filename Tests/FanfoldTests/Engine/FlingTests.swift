import Testing

@testable import Fanfold

@Suite struct FlingTests {
    /// How much a velocity may change in the first instant of a fling, as a part of it.
    private static let firstChange = 0.005
    /// The first instant, in seconds.
    private static let instant = 1e-5
    /// So near to where its deceleration ends, a fling may rest, in points.
    private static let landingTolerance = 0.25
    /// As long as a fling may take to come to rest, in seconds.
    private static let longest = 8.0

    /// As long as content may take to come to rest at an item, in seconds.
    private static let longestSnap = 1.5

    private static let velocities = [250.0, 900, 2500, 5000]

    @Test(arguments: Variant.all, velocities.flatMap { [$0, -$0] })
    func itGoesOnWithTheVelocityOfTheFinger(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: abs(velocity))
        let released = session.offset
        session.wait(Self.instant, frame: Self.instant)
        let first = (session.offset - released) / Self.instant
        #expect(first.isNear(velocity, within: abs(velocity) * Self.firstChange))
    }

    @Test(arguments: Variant.all, velocities)
    func itComesToRestInTime(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: velocity)
        #expect(session.comeToRest() < Self.longest)
        #expect(session.range.contains(session.offset))
        #expect(!session.engine.needsFrame)
    }

    @Test(arguments: Variant.snapping, ([60.0, 120, 300] + velocities).flatMap { [$0, -$0] })
    func whereItSnapsItIsOverInAboutASecond(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: abs(velocity))
        #expect(session.comeToRest() <= Self.longestSnap)
    }

    @Test(arguments: Variant.free, velocities.flatMap { [$0, -$0] })
    func whereItDoesNotSnapItLandsWhereItsDecelerationEnds(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: abs(velocity))
        let landing = session.offset + velocity / variant.layout.decelerationRate.decay
        session.comeToRest()
        #expect(session.offset.isNear(landing, within: Self.landingTolerance))
    }

    @Test(arguments: Variant.snapping, velocities.flatMap { [$0, -$0] })
    func whereItSnapsItRestsExactlyAtAnItem(variant: Variant, velocity: Double) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: velocity / 10, velocity: abs(velocity))
        let landing = session.offset + velocity / variant.layout.decelerationRate.decay
        session.comeToRest()
        let item = Int(session.position.rounded())
        #expect(session.offset == session.offset(showing: item))
        #expect(session.offset.isNear(landing, within: session.itemDistance * 1.01))
    }

    @Test(arguments: Variant.all, Way.allCases)
    func itDoesNotTurnBack(variant: Variant, way: Way) {
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
    func aFingerThatPausesBeforeItLiftsDoesNotFling(variant: Variant) {
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
