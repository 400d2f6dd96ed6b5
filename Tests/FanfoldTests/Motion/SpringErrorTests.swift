import Testing

@_spi(Host) @testable import Fanfold

/// An invalid spring stops the program with the parameter's name and value.
@Suite struct SpringErrorTests {
    @Test func zeroResponseStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = MotionSpring(response: 0)
        }
        #expect(result.standardError.contains("MotionSpring.response"))
        #expect(result.standardError.contains("0.0"))
    }

    @Test func negativeDampingRatioStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = MotionSpring(response: 0.5, dampingRatio: -0.25)
        }
        #expect(result.standardError.contains("MotionSpring.dampingRatio"))
        #expect(result.standardError.contains("-0.25"))
    }

    @Test func overdampedSpringStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = MotionSpring(response: 0.5, dampingRatio: 1.5)
        }
        #expect(
            result.standardError.contains("must be greater than 0 and at most 1"))
        #expect(result.standardError.contains("1.5"))
    }

    @Test func bounceOfOneStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = MotionSpring(duration: 0.5, bounce: 1)
        }
        #expect(result.standardError.contains("MotionSpring.bounce"))
        #expect(result.standardError.contains("1.0"))
    }
}
