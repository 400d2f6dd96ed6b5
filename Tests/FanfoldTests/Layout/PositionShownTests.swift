import Testing

@_spi(Host) @testable import Fanfold

@Suite struct PositionShownTests {
    @Test(arguments: Variant.all)
    func offsetOfTheCurrentPositionIsTheOffset(variant: Variant) throws {
        for var sample in variant.samples() where sample.context.count > 0 {
            let last = Double(sample.context.count - 1)
            let scrolled = sample.scrolled(to: sample.random.number(in: 0...last))
            let back = scrolled.offset(showing: scrolled.positionShown)
            try #require(back.isNear(scrolled.context.offset, within: sample.offsetRounding), "\(scrolled)")
        }
    }

    @Test(arguments: Variant.all)
    func currentPositionAtItsOffsetIsThePosition(variant: Variant) throws {
        for var sample in variant.samples() where sample.context.count > 0 {
            let position = sample.random.number(in: 0...Double(sample.context.count - 1))
            let scrolled = sample.scrolled(to: position), offset = scrolled.context.offset
            // The range of offsets limits the items at its ends.
            guard offset > sample.offsetRange.lowerBound && offset < sample.offsetRange.upperBound else {
                continue
            }
            let tolerance = sample.offsetRounding / sample.itemDistance
            try #require(scrolled.positionShown.isNear(position, within: tolerance), "\(position): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func currentPositionIsWithinTheCollection(variant: Variant) throws {
        for sample in variant.samples() {
            let last = Double(max(sample.context.count - 1, 0))
            try #require((0...last).contains(sample.positionShown), "\(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func currentPositionIncreasesWithTheOffset(variant: Variant) throws {
        for var sample in variant.samples() {
            let before = sample.positionShown
            sample.context.offset += sample.random.number(in: 0...1000)
            try #require(sample.positionShown >= before, "\(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func overscrollingAtTheEndReportsTheLastItem(variant: Variant) {
        for size in Viewports.usual {
            var sample = Sample(variant, variant.context(viewport: size))
            let end = sample.offsetRange.upperBound
            sample.context.offset = end
            let shownAtTheEnd = sample.positionShown
            sample.context.offset = end + 300
            // A fan's current item is its first entirely visible one, which differs from the last at the end.
            let isLast = sample.positionShown == 30
            #expect(variant.name == "album-fan" ? sample.positionShown >= shownAtTheEnd : isLast, "\(size)")
            sample.context.offset = end + size[sample.layout.axis]
            #expect(sample.positionShown == 30, "\(size)")
        }
    }

    @Test(arguments: Variant.all)
    func overscrollingAtTheStartReportsTheFirstItem(variant: Variant) {
        var sample = Sample(variant)
        sample.context.offset = sample.offsetRange.lowerBound - 300
        #expect(sample.positionShown == 0)
    }
}

extension Sample {
    /// The rounding error of an offset as large as the content, in points.
    fileprivate var offsetRounding: Double { 1e-9 + 1e-13 * contentLength }
}
