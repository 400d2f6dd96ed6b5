import Testing

@_spi(Host) @testable import Fanfold

/// Moving content is continuous within a motion and between motions.
@Suite struct MotionContinuityTests {
    /// In seconds: a frame of the fastest screens, halved.
    private static let frame = 1 / 240.0
    /// The largest jump when content settles, in points.
    private static let restTolerance = 0.25
    /// The error of the trapezoidal rule, relative to the distance from the difference of two velocities: a
    /// half for an abrupt change of velocity, less for a uniform one.
    private static let integrationTolerance = 0.25

    /// The cause of a motion.
    enum Cause: CaseIterable, Sendable {
        case fling, flingPastTheEnd, shortFlick, slowRelease, releaseBeyondTheEnd, tap, key, notch, call,
            trackpad
        case show
    }

    @Test(arguments: Variant.plain, Cause.allCases)
    func distanceIsBoundedByTheVelocity(variant: Variant, cause: Cause) {
        var session = Session(variant, item: 15)
        cause.begin(in: &session)
        let end = session.time + Session.patience
        var worst = 0.0
        while session.engine.needsFrame && session.time < end {
            let (offset, velocity) = (session.offset, session.velocity)
            session.time += Self.frame
            session.engine.passTime(to: session.time)
            let expected = (velocity + session.velocity) / 2 * Self.frame
            let change = abs(session.velocity - velocity) * Self.frame
            worst = max(worst, abs(session.offset - offset - expected) - change * Self.integrationTolerance)
        }
        #expect(!session.engine.needsFrame, "it has come to rest")
        #expect(worst <= Self.restTolerance)
    }

    @Test(arguments: Variant.plain, Way.allCases)
    func bounceStartsWithTheFlingsVelocity(variant: Variant, way: Way) {
        var session = Session(variant)
        let start = way.end(of: session.range) - 200 * way.sign
        session.engine.scroll(toOffset: start, animated: false, time: 0)
        session.fling(forward: 60 * way.sign, velocity: 3000)
        let (bounce, instant) = (session.engine.scrolling.motion.endTime, 1e-7)
        session.engine.advance(to: bounce - instant)
        #expect(session.engine.phase == .decelerating)
        let velocity = session.velocity
        session.engine.advance(to: bounce + instant)
        #expect(session.engine.phase == .settling)
        #expect(session.velocity.isNear(velocity, within: 0.1))
    }
}

extension MotionContinuityTests.Cause {
    /// Starts the motion in a session.
    fileprivate func begin(in session: inout Session) {
        switch self {
        case .fling: session.fling(forward: 100, velocity: 1500)
        case .flingPastTheEnd: session.fling(forward: 200, velocity: 20_000)
        case .shortFlick: session.fling(forward: 20, velocity: 400)
        case .slowRelease: session.drag(forward: 0.7 * session.itemDistance)
        case .releaseBeyondTheEnd:
            session.engine.scroll(toOffset: session.range.upperBound, animated: false, time: 0)
            session.drag(forward: 400)
        case .tap: session.tap(at: Point(x: 187, y: 500))
        case .key: session.type(.end)
        case .notch: session.turnWheel(by: 100)
        case .call: session.engine.scroll(to: 3, animated: true, time: session.time)
        case .trackpad: session.scroll(by: 0.7 * session.itemDistance)
        case .show: session.engine.scrollAutomatically(velocity: 800, time: session.time)
        }
    }
}
