import Testing

@_spi(Host) @testable import Fanfold

@Suite struct RubberBandTests {
    private let band = RubberBand(stiffness: MotionStyle().rubberBand)
    /// Half of the last digit of the check values, in points.
    private static let checkTolerance = 0.005
    /// The tolerance of computed displacements, in points.
    private static let tolerance = 1e-9

    @Test(arguments: [(100.0, 52.02), (400, 178.98), (960, 340.65)])
    func displacementMatchesTheCheckValues(pull: Double, displacement: Double) {
        let computed = band.displacement(forPull: pull, length: 960)
        #expect(computed.isNear(displacement, within: Self.checkTolerance))
    }

    @Test(arguments: [0.0, 0.5, 100, 960, 5000], [10.0, 667, 960])
    func displacementFollowsTheFormula(pull: Double, length: Double) {
        let formula = length * (1 - 1 / (0.55 * pull / length + 1))
        let computed = band.displacement(forPull: pull, length: length)
        #expect(computed.isNear(formula, within: Self.tolerance))
    }

    @Test(arguments: [1.0, 100, 400, 960, 5000])
    func bothEndsAreSymmetric(pull: Double) {
        let before = band.displacement(forPull: -pull, length: 667)
        #expect(before == -band.displacement(forPull: pull, length: 667))
    }

    @Test(arguments: [-5000.0, -400, -1, 0, 0.001, 30, 960, 20_000])
    func pullIsTheInverse(pull: Double) {
        let displacement = band.displacement(forPull: pull, length: 960)
        let computed = band.pull(forDisplacement: displacement, length: 960)
        #expect(computed.isNear(pull, within: abs(pull) * Self.tolerance))
    }

    @Test(arguments: [1e4, 1e9, 1e300, .greatestFiniteMagnitude])
    func displacementIsLessThanTheViewport(pull: Double) {
        let displacement = band.displacement(forPull: pull, length: 667)
        #expect(displacement > 667 * 0.8 && displacement <= 667)
    }

    @Test(arguments: [667.0, 668, -667, 1e12])
    func unreachableDisplacementMeansAVeryLongPull(displacement: Double) {
        let pull = band.pull(forDisplacement: displacement, length: 667)
        let reached = band.displacement(forPull: pull, length: 667)
        #expect(abs(reached).isNear(0.99 * 667, within: Self.tolerance))
        #expect((reached < 0) == (displacement < 0))
    }

    @Test(arguments: [0.0, -1, .nan])
    func viewportWithoutLengthHasNoDisplacement(length: Double) {
        #expect(band.displacement(forPull: 100, length: length) == 0)
        #expect(band.pull(forDisplacement: 100, length: length) == 0)
    }
}
