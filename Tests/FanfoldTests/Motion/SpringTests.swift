import Testing

@_spi(Host) @testable import Fanfold

/// Compares the closed form of springs with a numerical integration of the same equation.
@Suite struct SpringTests {
    /// The tolerance of the closed form, in points or points per second.
    private static let tolerance = 1e-5
    /// The tolerance near critical damping, where the critically damped formula is used.
    private static let nearlyCriticalTolerance = 0.1

    private static let times = [0.004, 0.016, 0.1, 0.25, 0.5, 1.2]

    @Test(arguments: SpringCase.all)
    func closedFormSolvesTheEquation(_ spring: SpringCase) {
        expectSolution(spring, within: Self.tolerance)
    }

    @Test(arguments: SpringCase.nearlyCritical)
    func closedFormHoldsAroundCriticalDamping(_ spring: SpringCase) {
        expectSolution(spring, within: Self.nearlyCriticalTolerance)
    }

    @Test(arguments: SpringCase.all)
    func velocityIsTheDerivativeOfTheDistance(_ spring: SpringCase) {
        let step = 1e-6
        for time in Self.times {
            let change = spring.state(after: time + step).distance - spring.state(after: time - step).distance
            let velocity = spring.state(after: time).velocity
            #expect(velocity.isNear(change / (2 * step), within: 1e-2), "after \(time) s")
        }
    }

    @Test(arguments: SpringCase.all)
    func springStartsAtItsInitialState(_ spring: SpringCase) {
        for time in [0, -1.0] {
            let state = spring.state(after: time)
            #expect(state.distance.isNear(spring.distance, within: Self.tolerance))
            #expect(state.velocity.isNear(spring.velocity, within: Self.tolerance))
        }
    }

    @Test(arguments: SpringCase.all, [1e4, 1e9, .infinity])
    func springRestsAfterALongTime(_ spring: SpringCase, time: Double) {
        let state = spring.state(after: time)
        #expect(state.distance == 0 && state.velocity == 0)
    }

    @Test(arguments: [(0.0, 1.0), (0.3, 0.7), (0.9, 0.1)])
    func durationAndBounceEqualResponseAndDampingRatio(bounce: Double, dampingRatio: Double) {
        let spring = MotionSpring(duration: 0.4, bounce: bounce)
        #expect(spring.response == 0.4)
        #expect(spring.dampingRatio.isNear(dampingRatio, within: 1e-12))
    }

    private func expectSolution(_ spring: SpringCase, within tolerance: Double) {
        var reference = IntegratedSpring(
            response: spring.spring.response, dampingRatio: spring.spring.dampingRatio,
            distance: spring.distance, velocity: spring.velocity)
        var passed = 0.0
        for time in Self.times {
            reference.advance(by: time - passed)
            passed = time
            let state = spring.state(after: time)
            #expect(state.distance.isNear(reference.distance, within: tolerance), "after \(time) s")
            #expect(state.velocity.isNear(reference.velocity, within: tolerance * 20), "after \(time) s")
        }
    }
}
