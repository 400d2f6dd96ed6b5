import Foundation
import Testing

@_spi(Host) @testable import Fanfold

/// Compares a fling with its documented formulas, computed with Foundation's functions.
@Suite struct DecelerationTests {
    /// The tolerance of computed offsets, in points.
    private static let tolerance = 1e-6
    /// The tolerance of difference quotients, in points per second.
    private static let velocityTolerance = 1e-2

    private static let rates = [DecelerationRate.normal, .fast]
    private static let velocities = [-12_000.0, -300, 1, 66.7, 4000]
    private static let times = [0, 0.001, 0.016, 0.25, 1, 10]
    private static let start = 270.0
    private static let startTime = 3.0

    @Test(arguments: rates, velocities)
    func releaseLandsAtTheRatesOffset(rate: DecelerationRate, velocity: Double) {
        let landing = Self.start - velocity / (1000 * log(rate.perMillisecond))
        #expect(fling(rate, velocity).landing.isNear(landing, within: Self.tolerance))
    }

    @Test(arguments: rates, velocities)
    func offsetFollowsTheFormula(rate: DecelerationRate, velocity: Double) {
        let logarithm = log(rate.perMillisecond)
        for time in Self.times {
            let distance = velocity * (pow(rate.perMillisecond, 1000 * time) - 1) / (1000 * logarithm)
            let value = fling(rate, velocity).value(at: Self.startTime + time)
            #expect(value.isNear(Self.start + distance, within: Self.tolerance), "after \(time) s")
        }
    }

    @Test(arguments: rates, velocities)
    func velocityIsTheDerivativeOfTheOffset(rate: DecelerationRate, velocity: Double) {
        let (fling, step) = (fling(rate, velocity), 1e-5)
        for time in Self.times.dropFirst().map({ Self.startTime + $0 }) {
            let quotient = (fling.value(at: time + step) - fling.value(at: time - step)) / (2 * step)
            #expect(fling.velocity(at: time).isNear(quotient, within: Self.velocityTolerance))
        }
    }

    @Test(arguments: rates, velocities)
    func timeOfAnOffsetIsTheInverse(rate: DecelerationRate, velocity: Double) {
        let fling = fling(rate, velocity)
        for fraction in [0, 0.1, 0.5, 0.999] {
            let offset = mix(fling.start, fling.landing, fraction)
            let reached = fling.value(at: fling.time(reaching: offset))
            #expect(reached.isNear(offset, within: Self.tolerance), "\(fraction) of the way")
        }
    }

    @Test func offsetBeforeTheStartIsTheStart() {
        #expect(fling(.normal, 1000).value(at: 0) == Self.start)
        #expect(fling(.normal, 1000).velocity(at: 0) == 1000)
    }

    private func fling(_ rate: DecelerationRate, _ velocity: Double) -> Deceleration {
        Deceleration(
            start: Self.start, velocity: velocity, decay: rate.decay, startTime: Self.startTime)
    }
}
