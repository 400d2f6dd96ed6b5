import Testing

@_spi(Host) @testable import Fanfold

/// An item's attributes are continuous functions of position and offset.
@Suite struct ContinuityTests {
    /// The largest change over the sampled interval at the steepest slope, in points, degrees or fractions.
    private static let largestJump = 1e-3

    @Test(arguments: Variant.all)
    func attributesAreContinuousInThePosition(variant: Variant) throws {
        for var sample in variant.samples(40, counts: [31]) {
            let start = sample.positionShown + sample.random.number(in: -6...4)
            let jump = steepestChange(in: start...start + 3) { sample.attributes($0).numbers }
            try #require(jump <= Self.largestJump, "\(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func attributesAreContinuousInTheOffset(variant: Variant) throws {
        for var sample in variant.samples(40, counts: [31]) {
            let start = sample.context.offset
            let position = sample.positionShown + sample.random.number(in: -3...3)
            let jump = steepestChange(in: start...start + 3 * sample.itemDistance) { offset in
                sample.context.offset = offset
                return sample.attributes(position).numbers
            }
            try #require(jump <= Self.largestJump, "\(position): \(sample)")
        }
    }

    /// The change of a function over a tiny interval at its steepest point: nearly zero unless there is a
    /// jump.
    private func steepestChange(
        in range: ClosedRange<Double>, of values: (Double) -> [Double]
    ) -> Double {
        func change(_ start: Double, _ end: Double) -> Double {
            zip(values(start), values(end)).reduce(0) { max($0, abs($1.0 - $1.1)) }
        }
        let steps = 32.0
        let length = (range.upperBound - range.lowerBound) / steps
        var start = range.lowerBound, end = start + length
        var steepest = change(start, end)
        for step in 1..<Int(steps) {
            let candidate = range.lowerBound + Double(step) * length
            let found = change(candidate, candidate + length)
            if found > steepest { (start, end, steepest) = (candidate, candidate + length, found) }
        }
        for _ in 0..<28 {
            let middle = (start + end) / 2
            if change(start, middle) > change(middle, end) { end = middle } else { start = middle }
        }
        return change(start, end)
    }
}
