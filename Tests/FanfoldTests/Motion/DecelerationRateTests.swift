import Testing

@_spi(Host) @testable import Fanfold

@Suite struct DecelerationRateTests {
    @Test func ratesEqualThoseOfUIScrollView() {
        #expect(DecelerationRate.normal.perMillisecond == 0.998)
        #expect(DecelerationRate.fast.perMillisecond == 0.99)
    }

    @Test func rateOutsideZeroToOneStopsTheProgram() async {
        let tooGreat = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = DecelerationRate(perMillisecond: 1.5)
        }
        #expect(tooGreat.standardError.contains("DecelerationRate.perMillisecond"))
        #expect(tooGreat.standardError.contains("1.5"))
    }

    @Test func zeroRateStopsTheProgram() async {
        let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DecelerationRate(perMillisecond: 0)
        }
        #expect(zero.standardError.contains("DecelerationRate.perMillisecond"))
        #expect(zero.standardError.contains("0.0"))
    }
}
