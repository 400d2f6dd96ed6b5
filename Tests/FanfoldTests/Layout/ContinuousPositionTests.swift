import Testing

@_spi(Host) @testable import Fanfold

/// Positions are continuous: between items, before the first and after the last.
@Suite struct ContinuousPositionTests {
    /// The rounding error of attributes within 31 items.
    private static let rounding = 1e-7

    @Test(arguments: Variant.all)
    func scrollingByOneItemShiftsAllItems(variant: Variant) throws {
        for var sample in variant.samples(counts: [31]) {
            // Pulled down at the top, the expanding list does not move.
            sample.context.offset = max(sample.context.offset, 0)
            let position = sample.positionShown + sample.random.number(in: -10...10)
            let before = sample.attributes(position)
            sample.context.offset += sample.itemDistance
            var after = sample.attributes(position + 1)
            after.z -= 1
            try #require(after.isNear(before, within: Self.rounding), "\(position): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func itemCountDoesNotMoveItems(variant: Variant) throws {
        for var sample in variant.samples() {
            let position = sample.random.number(in: -5...40)
            let before = sample.attributes(position)
            sample.context.count += 1
            try #require(sample.attributes(position) == before, "\(position): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func restingOffsetsAreEvenlySpaced(variant: Variant) throws {
        for sample in variant.samples() {
            let space = try #require(LayoutSpace(sample.context, axis: sample.layout.axis))
            for position in [-3, 0.25, 7] {
                let start = sample.layout.offset(showing: 0, in: space)
                let distance = sample.layout.offset(showing: position, in: space) - start
                let expected = position * sample.itemDistance
                try #require(distance.isNear(expected, within: Self.rounding), "\(position): \(sample)")
            }
        }
    }
}
