import Testing

@_spi(Host) @testable import Fanfold

@Suite struct SpringSettlingTests {
    private static let tolerances = [1.0, 0.1, 0.001]
    /// The largest ratio of the bound to the actual time.
    private static let generosity = 2.5
    /// The absolute tolerance of the bound, in seconds.
    private static let allowance = 0.2
    private static let step = 0.002

    @Test(arguments: SpringCase.all + SpringCase.nearlyCritical, tolerances)
    func settledSpringStaysWithinTheTolerance(_ spring: SpringCase, tolerance: Double) {
        let duration = duration(spring, tolerance)
        let farthest =
            stride(from: duration, to: duration + 5, by: Self.step)
            .map { abs(spring.state(after: $0).distance) }.max() ?? .infinity
        #expect(farthest <= tolerance * (1 + 1e-9))
    }

    @Test(arguments: SpringCase.all + SpringCase.nearlyCritical, tolerances)
    func settlingBoundIsTight(_ spring: SpringCase, tolerance: Double) {
        let duration = duration(spring, tolerance)
        let last = stride(from: 0, to: duration, by: Self.step)
            .filter { abs(spring.state(after: $0).distance) > tolerance }.last
        #expect(duration <= (last ?? 0) * Self.generosity + Self.allowance)
    }

    @Test(arguments: [-30_000.0, -12_566, -12_000, -900, 0, 700, 30_000], [0.0, 0.05, 3, 1000])
    func criticallyDampedSpringSettlesAtTheExactTime(velocity: Double, distance: Double) {
        let spring = MotionSpring(response: 0.5)
        for tolerance in Self.tolerances {
            let duration = spring.settlingDuration(
                distance: distance, velocity: velocity, tolerance: tolerance)
            func farthest(from time: Double) -> Double {
                stride(from: time, to: time + 3, by: 1e-3)
                    .map { abs(spring.state(distance: distance, velocity: velocity, after: $0).distance) }
                    .max() ?? 0
            }
            #expect(farthest(from: duration) <= tolerance)
            #expect(duration == 0 || farthest(from: duration - 1e-6) > tolerance)
        }
    }

    @Test func springAtRestHasSettled() {
        for dampingRatio in [0.3, 1] {
            let spring = MotionSpring(response: 0.5, dampingRatio: dampingRatio)
            #expect(spring.settlingDuration(distance: 0, velocity: 0, tolerance: 0.1) == 0)
        }
    }

    private func duration(_ spring: SpringCase, _ tolerance: Double) -> Double {
        spring.spring.settlingDuration(
            distance: spring.distance, velocity: spring.velocity, tolerance: tolerance)
    }
}
