import Testing

@_spi(Host) @testable import Fanfold

@Suite struct SpringMotionTests {
    private let motion = SpringMotion(
        start: 300, velocity: -800, target: 120, startTime: 7, spring: MotionSpring(response: 0.5))
    private static let tolerance = 1e-9

    @Test func motionStartsAtItsInitialState() {
        #expect(motion.value(at: 7).isNear(300, within: Self.tolerance))
        #expect(motion.velocity(at: 7).isNear(-800, within: Self.tolerance))
    }

    @Test func motionIsTheSpringAroundItsTarget() {
        let state = motion.spring.state(distance: 180, velocity: -800, after: 0.2)
        #expect(motion.value(at: 7.2).isNear(120 + state.distance, within: Self.tolerance))
        #expect(motion.velocity(at: 7.2).isNear(state.velocity, within: Self.tolerance))
    }

    @Test func motionSettlesAtItsTarget() {
        let settled = motion.settlingTime(tolerance: 0.1)
        #expect(settled > 7.2)
        #expect(motion.value(at: settled).isNear(120, within: 0.1 + Self.tolerance))
    }
}
