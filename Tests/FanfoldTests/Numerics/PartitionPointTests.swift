import Testing

@_spi(Host) @testable import Fanfold

@Suite struct PartitionPointTests {
    @Test(arguments: [0.0, 1, 2, 500, 999, 1_000])
    func resultIsTheFirstNumberWithTheCondition(first: Double) {
        #expect(partitionPoint(from: 0, to: 1_000) { $0 >= first } == first)
    }

    @Test func resultIsTheEndIfTheConditionNeverHolds() {
        #expect(partitionPoint(from: -5, to: 5) { _ in false } == 5)
    }

    @Test func resultIsTheStartOfAnEmptyRange() {
        #expect(partitionPoint(from: 5, to: -5) { _ in false } == 5)
    }

    @Test func negativeNumbersAreSupported() {
        #expect(partitionPoint(from: -1_000, to: -1) { $0 >= -37.5 } == -37)
    }

    @Test func numberOfCallsIsLogarithmic() {
        var questions = 0
        _ = partitionPoint(from: 0, to: 1_048_576) { number in
            questions += 1
            return number >= 123_456
        }
        #expect(questions <= 21)
    }
}
