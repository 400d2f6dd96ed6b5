import Testing

@_spi(Host) @testable import Fanfold

/// Compares the visible range with the items' quads.
@Suite struct VisibleRangeTests {
    /// The number of checked items around both ends of the range and the current item.
    private static let reach = 20
    /// The allowed number of invisible items at each end of the range.
    private static let needlessAtEitherEnd = 2

    @Test(arguments: Variant.all, [0, 1.4])
    func visibleItemsAreInTheRange(variant: Variant, bar: Double) throws {
        for var sample in variant.samples(400) {
            sample.context.insets.top += bar * sample.context.viewport.height
            let range = sample.visibleRange
            let places = [range.lowerBound, range.upperBound, Int(sample.positionShown)]
            let items = Set(places.flatMap { $0 - Self.reach..<$0 + Self.reach }).subtracting(range)
            for item in items where (0..<sample.context.count).contains(item) {
                let isLeftOut = sample.leavesOut(item, beyond: range)
                try #require(isLeftOut || !sample.isVisible(item), "item \(item) of \(range): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.all)
    func nothingIsVisibleBeyondTheVisiblePositions(variant: Variant) throws {
        for sample in variant.samples(400) {
            guard let space = LayoutSpace(sample.context, axis: sample.layout.axis) else { continue }
            let (lower, upper) = sample.layout.visiblePositions(in: space)
            // A layout may end its range this close to the first invisible position.
            for distance in (0..<Self.reach).map({ Double($0) / 10 + 2 * roundingMargin }) {
                try #require(!sample.isVisible(lower - distance), "\(distance) before \(lower): \(sample)")
                try #require(!sample.isVisible(upper + distance), "\(distance) after \(upper): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.all)
    func rangeContainsAtMostTwoInvisibleItemsPerEnd(variant: Variant) throws {
        for sample in variant.samples(400) {
            let range = sample.visibleRange
            let before = range.prefix { !sample.isVisible($0) }.count
            let after = range.reversed().prefix { !sample.isVisible($0) }.count
            let isSparing =
                before == range.count
                ? range.count <= 2 * Self.needlessAtEitherEnd
                : max(before, after) <= Self.needlessAtEitherEnd
            try #require(isSparing, "\(before) and \(after) of \(range): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func rangeIsWithinTheCollection(variant: Variant) throws {
        for sample in variant.samples() {
            let range = sample.visibleRange
            try #require(range.lowerBound >= 0 && range.upperBound <= sample.context.count, "\(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func distantOffsetShowsNothing(variant: Variant) {
        let staysAtTheStart = variant.name == "expanding"
        #expect(Sample(variant, variant.context(offset: -1e9)).visibleRange.isEmpty != staysAtTheStart)
        #expect(Sample(variant, variant.context(offset: 1e9)).visibleRange.isEmpty)
    }
}

extension Sample {
    /// Returns whether an item is left out of a range, because it has the most items, and all are as near to the position
    /// shown.
    fileprivate func leavesOut(_ item: Int, beyond range: Range<Int>) -> Bool {
        let distances = [range.lowerBound, range.upperBound - 1].map { abs(Double($0) - positionShown) }
        return range.count >= Int(mostItemsVisible) - 1
            && abs(Double(item) - positionShown) + 1 > max(distances[0], distances[1])
    }
}
