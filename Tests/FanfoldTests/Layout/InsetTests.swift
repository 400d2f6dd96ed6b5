import Testing

@_spi(Host) @testable import Fanfold

@Suite struct InsetTests {
    /// The insets of a phone with a navigation bar and a home indicator.
    private static let insets = Insets(top: 91, bottom: 34)

    @Test(arguments: [0, 3, 30])
    func expandingRowRestsBelowTheBar(item: Int) {
        let layout = ExpandingLayout()
        var context = LayoutContext(
            viewport: Size(width: 390, height: 844), insets: Self.insets, count: 31)
        context.offset = layout.offset(showing: Double(item), in: context)
        #expect(context.offset == Double(item) * 180 - 91)
        let row = layout.attributes(at: Double(item), in: context)
        #expect(row.progress == 1)
        #expect(row.center.y - row.size.height / 2 == 91)
    }

    @Test func expandingListEndsWithItsLastRowFeatured() {
        let context = LayoutContext(
            viewport: Size(width: 390, height: 844), insets: Self.insets, count: 31)
        #expect(ExpandingLayout().offsetRange(in: context) == -91...(30 * 180 - 91))
    }

    @Test(arguments: Variant.all)
    func everyItemCanRestInTheOffsetRange(variant: Variant) {
        guard variant.layout.snaps else { return }
        let isVertical = variant.layout.axis == .vertical
        let insets = isVertical ? Self.insets : Insets(leading: 59, trailing: 59)
        let sample = Sample(variant, variant.context(insets: insets))
        for item in 0..<sample.context.count {
            let shown = sample.scrolled(to: Double(item))
            #expect(shown.positionShown.isNear(Double(item), within: 1e-6))
            #expect(shown.rest(from: shown.context.offset).isNear(shown.context.offset, within: 1e-6))
        }
    }
}
