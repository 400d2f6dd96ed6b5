import Foundation
import Testing

@_spi(Host) @testable import Fanfold

/// Compares elementary functions with those of Foundation, whose error is at most 1 unit in the last place.
@Suite struct ElementaryFunctionsTests {
    /// The largest difference from Foundation's result, in units in the last place.
    private static let tolerance = 4.0
    /// The largest difference between an exponent and the logarithm of its exponential.
    private static let roundTripTolerance = 1e-12
    private static let samples = 20_000

    @Test(arguments: [0.8, 10, 1_000, 1_000_000])
    func sineAndCosineMatchFoundation(largest: Double) {
        let worst = largestError(in: -largest...largest) { angle in
            let result = ElementaryFunctions.sineAndCosine(angle)
            return max(error(result.sine, sin(angle)), error(result.cosine, cos(angle)))
        }
        #expect(worst <= Self.tolerance, SeededGenerator.replay)
    }

    @Test func zeroCrossingsOfSineAndCosineMatchFoundation() {
        let worst = largestError(in: -600_000...600_000) { count in
            let angle = count.rounded() * (Double.pi / 2)
            let result = ElementaryFunctions.sineAndCosine(angle)
            return max(error(result.sine, sin(angle)), error(result.cosine, cos(angle)))
        }
        #expect(worst <= Self.tolerance, SeededGenerator.replay)
    }

    @Test(arguments: [1.0, 30, 708])
    func exponentialMatchesFoundation(largest: Double) {
        let worst = largestError(in: -largest...largest) { exponent in
            error(ElementaryFunctions.exponential(exponent), exp(exponent))
        }
        #expect(worst <= Self.tolerance, SeededGenerator.replay)
    }

    @Test(arguments: [0.001, 1, 700])
    func logarithmMatchesFoundation(largestMagnitude: Double) {
        let worst = largestError(in: -largestMagnitude...largestMagnitude) { magnitude in
            let value = exp(magnitude)
            return error(ElementaryFunctions.logarithm(value), log(value))
        }
        #expect(worst <= Self.tolerance, SeededGenerator.replay)
    }

    @Test func logarithmUndoesTheExponential() {
        let worst = largestError(in: -700...700) { exponent in
            abs(ElementaryFunctions.logarithm(ElementaryFunctions.exponential(exponent)) - exponent)
        }
        #expect(worst <= Self.roundTripTolerance, SeededGenerator.replay)
    }

    @Test func knownValuesAreExact() {
        #expect(ElementaryFunctions.sineAndCosine(0) == (0, 1))
        #expect(ElementaryFunctions.exponential(0) == 1)
        #expect(ElementaryFunctions.logarithm(1) == 0)
        #expect(ElementaryFunctions.logarithm(2) == M_LN2)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e8, -1e300])
    func irreducibleAngleHasNoSine(angle: Double) {
        let result = ElementaryFunctions.sineAndCosine(angle)
        #expect(result.sine.isNaN && result.cosine.isNaN)
    }

    @Test func exponentialEndsInZeroAndInfinity() {
        #expect(ElementaryFunctions.exponential(.infinity) == .infinity)
        #expect(ElementaryFunctions.exponential(1e300) == .infinity)
        #expect(ElementaryFunctions.exponential(710) == .infinity)
        #expect(ElementaryFunctions.exponential(-746) == 0)
        #expect(ElementaryFunctions.exponential(-1e300) == 0)
        #expect(ElementaryFunctions.exponential(-.infinity) == 0)
        #expect(ElementaryFunctions.exponential(.nan).isNaN)
    }

    @Test func logarithmRequiresPositiveNumbers() {
        #expect(ElementaryFunctions.logarithm(0) == -.infinity)
        #expect(ElementaryFunctions.logarithm(.infinity) == .infinity)
        #expect(ElementaryFunctions.logarithm(-1).isNaN)
        #expect(ElementaryFunctions.logarithm(-.infinity).isNaN)
        #expect(ElementaryFunctions.logarithm(.nan).isNaN)
    }

    @Test(arguments: [Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude])
    func logarithmCoversTheWholeRange(value: Double) {
        #expect(error(ElementaryFunctions.logarithm(value), log(value)) <= Self.tolerance)
    }

    /// The error of a result, in units in the last place.
    private func error(_ result: Double, _ right: Double) -> Double {
        result == right ? 0 : abs(result - right) / right.ulp
    }

    private func largestError(in range: ClosedRange<Double>, of error: (Double) -> Double) -> Double {
        var random = SeededGenerator()
        return (0..<Self.samples).reduce(0) { worst, _ in max(worst, error(random.number(in: range))) }
    }
}
