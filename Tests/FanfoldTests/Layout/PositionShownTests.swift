import Testing

@testable import Fanfold

@Suite struct PositionShownTests {
    @Test(arguments: Variant.all)
    func theOffsetThatShowsWhatIsShownIsTheOffset(variant: Variant) throws {
        for var sample in variant.samples() where sample.context.count > 0 {
            let last = Double(sample.context.count - 1)
            let scrolled = sample.scrolled(to: sample.random.number(in: 0...last))
            let back = scrolled.offset(showing: scrolled.positionShown)
            try #require(back.isNear(scrolled.context.offset, within: sample.offsetRounding), "\(scrolled)")
        }
    }

    @Test(arguments: Variant.all)
    func thePositionShownAtTheOffsetThatShowsItIsThePosition(variant: Variant) throws {
        for var sample in variant.samples() where sample.context.count > 0 {
            let position = sample.random.number(in: 0...Double(sample.context.count - 1))
            let scrolled = sample.scrolled(to: position), offset = scrolled.context.offset
            // At its ends, the range of offsets holds items back.
            guard offset > sample.offsetRange.lowerBound && offset < sample.offsetRange.upperBound else {
                continue
            }
            let tolerance = sample.offsetRounding / sample.itemDistance
            try #require(scrolled.positionShown.isNear(position, within: tolerance), "\(position): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func thePositionShownLiesWithinTheCollection(variant: Variant) throws {
        for sample in variant.samples() {
            let last = Double(max(sample.context.count - 1, 0))
            try #require((0...last).contains(sample.positionShown), "\(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func thePositionShownGrowsWithTheOffset(variant: Variant) throws {
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
            // A fan shows its first whole item: at the end of the content, that is not the last one.
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
    /// How much rounding may change an offset as large as the content, in points.
    fileprivate var offsetRounding: Double { 1e-9 + 1e-13 * contentLength }
}
