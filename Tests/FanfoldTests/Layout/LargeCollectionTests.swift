import Testing

@_spi(Host) @testable import Fanfold

/// Ten million items are laid out like a hundred.
@Suite struct LargeCollectionTests {
    private static let small = 100
    private static let large = 10_000_000
    /// The rounding error of coordinates after ten million items, in points.
    private static let tolerance = 1e-5

    @Test(arguments: Variant.all, Viewports.usual)
    func visibleCountIsEqualAtTheEnd(variant: Variant, viewport: Size) {
        let shift = Self.large - Self.small
        for fromTheEnd in [1, 2, 5, 50] {
            let near = sample(of: Self.small, showingFromTheEnd: fromTheEnd, variant, viewport).visibleRange
            let far = sample(of: Self.large, showingFromTheEnd: fromTheEnd, variant, viewport).visibleRange
            #expect(!near.isEmpty)
            #expect(far == near.lowerBound + shift..<near.upperBound + shift)
        }
    }

    @Test(arguments: Variant.all)
    func lastItemsLookLikeTheFirst(variant: Variant) throws {
        for fromTheEnd in [1, 2, 5, 50] {
            let near = sample(of: Self.small, showingFromTheEnd: fromTheEnd, variant)
            let far = sample(of: Self.large, showingFromTheEnd: fromTheEnd, variant)
            let nearItem = near.attributes(Double(Self.small - fromTheEnd))
            let farItem = far.attributes(Double(Self.large - fromTheEnd))
            let (nearQuad, farQuad) = (try #require(nearItem.quad), try #require(farItem.quad))
            #expect(farQuad.isNear(nearQuad, within: Self.tolerance), "\(farQuad)")
            #expect(farItem.opacity.isNear(nearItem.opacity, within: Self.tolerance))
        }
    }

    @Test(arguments: Variant.all)
    func contentLengthGrowsLinearly(variant: Variant) {
        let near = Sample(variant, variant.context(count: Self.small))
        let far = Sample(variant, variant.context(count: Self.large))
        let grown = far.contentLength - near.contentLength
        let expected = Double(Self.large - Self.small) * near.itemDistance
        #expect(grown.isNear(expected, within: Self.tolerance))
    }

    private func sample(
        of count: Int, showingFromTheEnd fromTheEnd: Int, _ variant: Variant,
        _ viewport: Size = Viewports.phone
    ) -> Sample {
        let context = variant.context(viewport: viewport, count: count)
        return Sample(variant, context).scrolled(to: Double(count - fromTheEnd))
    }
}
