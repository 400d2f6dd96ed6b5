import Testing

@testable import Fanfold

@Suite struct DecelerationRateTests {
    @Test func theRatesAreThoseOfAScrollView() {
        #expect(DecelerationRate.normal.perMillisecond == 0.998)
        #expect(DecelerationRate.fast.perMillisecond == 0.99)
    }

    @Test func aRateThatIsNotBetweenZeroAndOneStopsTheProgram() async {
        let tooGreat = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = DecelerationRate(perMillisecond: 1.5)
        }
        #expect(tooGreat.standardError.contains("DecelerationRate.perMillisecond"))
        #expect(tooGreat.standardError.contains("1.5"))
    }

    @Test func aRateOfZeroStopsTheProgram() async {
        let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DecelerationRate(perMillisecond: 0)
        }
        #expect(zero.standardError.contains("DecelerationRate.perMillisecond"))
        #expect(zero.standardError.contains("0.0"))
    }
}
