import Testing

@testable import Fanfold

@Suite struct PartitionPointTests {
    @Test(arguments: [0.0, 1, 2, 500, 999, 1_000])
    func itIsTheFirstNumberForWhichTheConditionHolds(first: Double) {
        #expect(partitionPoint(from: 0, to: 1_000) { $0 >= first } == first)
    }

    @Test func itIsTheEndWhereTheConditionHoldsForNone() {
        #expect(partitionPoint(from: -5, to: 5) { _ in false } == 5)
    }

    @Test func itIsTheStartWhereTheEndComesFirst() {
        #expect(partitionPoint(from: 5, to: -5) { _ in false } == 5)
    }

    @Test func itGoesBelowZero() {
        #expect(partitionPoint(from: -1_000, to: -1) { $0 >= -37.5 } == -37)
    }

    @Test func itAsksNoMoreOftenThanALogarithm() {
        var questions = 0
        _ = partitionPoint(from: 0, to: 1_048_576) { number in
            questions += 1
            return number >= 123_456
        }
        #expect(questions <= 21)
    }
}
