import Testing

@_spi(Host) @testable import Fanfold

@Suite struct VelocityTrackerTests {
    /// In points per second.
    private static let tolerance = 1e-6
    private static let frame = 1 / 60.0

    @Test(arguments: [-3000.0, -1, 0, 250, 12_000], [1, 2, 5, 15, 16, 17, 40, 1000])
    func constantVelocityIsFound(velocity: Double, moves: Int) {
        let samples = self.moves(moves + 1, velocity: velocity, from: 5)
        #expect(tracker(samples).velocity(at: samples[moves].time).isNear(velocity, within: Self.tolerance))
    }

    @Test func onlyTheLast100MillisecondsCount() {
        let slow = moves(10, velocity: 50, from: 0)
        let fast = moves(5, velocity: 2000, from: 0.3)
        #expect(tracker(slow + fast).velocity(at: fast[4].time).isNear(2000, within: Self.tolerance))
    }

    @Test(arguments: [0.1, 0.11, 1, 3600])
    func longPauseHasNoVelocity(pause: Double) {
        let moves = moves(10, velocity: 1200, from: 0)
        #expect(tracker(moves).velocity(at: moves[9].time + pause + 1e-9) == 0)
    }

    @Test func releaseAfterAPauseHasNoVelocity() {
        let moves = moves(10, velocity: 1200, from: 0)
        let lift = (time: moves[9].time + 0.1, value: moves[9].value)
        #expect(tracker(moves + [lift]).velocity(at: lift.time) == 0)
    }

    @Test func fewerThanTwoSamplesHaveNoVelocity() {
        #expect(VelocityTracker().velocity(at: 0) == 0)
        #expect(tracker([(0, 100)]).velocity(at: 0) == 0)
        #expect(tracker([(5, 100)]).velocity(at: 5.01) == 0)
    }

    @Test func simultaneousSamplesHaveNoVelocity() {
        #expect(tracker([(1, 100), (1, 140)]).velocity(at: 1) == 0)
        #expect(tracker((0..<20).map { (time: 1, value: Double($0)) }).velocity(at: 1) == 0)
    }

    @Test func newestOfSimultaneousSamplesCounts() {
        let tracker = tracker([(0, 0), (0.05, 80), (0.05, 100)])
        #expect(tracker.velocity(at: 0.05).isNear(2000, within: Self.tolerance))
    }

    /// A busy page receives the last place of a finger only.
    /// UIKit recognizes a drag only once the finger has moved.
    @Test func pressReportedWithItsFirstMovementIsNoMovement() {
        #expect(tracker([(1, 0), (1, 40), (1.02, 80)]).velocity(at: 1.02).isNear(2000, within: 1e-6))
    }

    @Test(arguments: [0.08, 0.124, 0.3, 5])
    func lastSampleBeforeTheWindowIsItsEdge(delay: Double) {
        let tracker = tracker([(0, 0), (delay, 200), (delay + 0.0004, 200)])
        let expected = 200 / min(delay + 0.0004, 0.1)
        #expect(tracker.velocity(at: delay + 0.0004).isNear(expected, within: Self.tolerance))
    }

    @Test(arguments: [0.0001, 0.001, 0.002])
    func frequentSamplesSpanTheWindow(interval: Double) {
        let slow = (0..<Int(0.09 / interval)).map { (time: Double($0) * interval, value: 0.0) }
        let samples = slow + [(time: 0.09, value: 90)]
        #expect(tracker(samples).velocity(at: 0.09).isNear(1000, within: 1))
    }

    /// Samples of a uniform motion, one per frame.
    private func moves(_ count: Int, velocity: Double, from start: Double) -> [(time: Double, value: Double)]
    {
        (0..<count).map { frame in
            let elapsed = Double(frame) * Self.frame
            return (time: start + elapsed, value: 100 + velocity * elapsed)
        }
    }

    private func tracker(_ samples: [(time: Double, value: Double)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for sample in samples { tracker.add(sample.value, at: sample.time) }
        return tracker
    }
}
