@testable import FanfoldKeyframes
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

    /// Items rest between the insets as in a viewport of that size.
    @Test(arguments: Variant.all)
    func insetsActAsASmallerViewport(variant: Variant) {
        for sample in variant.samples(60, counts: [1, 2, 31]) {
            sample.layout.expectInnerViewport(of: sample.context, "\(sample)")
        }
    }

    @Test(arguments: KeyframePreset.allCases, Variant.plain.prefix(1))
    func insetsActAsASmallerViewportForPresets(preset: KeyframePreset, variant: Variant) {
        for sample in variant.samples(60, counts: [1, 2, 31]) {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                var context = sample.context
                context.direction = direction
                preset.layout.expectInnerViewport(of: context, "\(preset), \(context)")
            }
        }
    }
}

extension CollectionLayout {
    /// Expects the poses, offsets and positions of a context to be those of the viewport within its insets.
    fileprivate func expectInnerViewport(of context: LayoutContext, _ comment: Comment) {
        let (insets, isRightToLeft) = (context.insets, context.direction == .rightToLeft)
        var inner = context
        inner.viewport.width -= insets.leading + insets.trailing
        inner.viewport.height -= insets.top + insets.bottom
        // Fractions refer to at least a point.
        guard inner.viewport.width >= 1, inner.viewport.height >= 1 else { return }
        inner.insets = .zero
        let start = insets.ends(along: axis).start
        inner.offset += start
        let left = isRightToLeft ? insets.trailing : insets.leading
        let tolerance = 1e-6 * (1 + abs(context.offset) / 1000)
        let shown = positionShown(in: context)
        #expect(shown.isNear(positionShown(in: inner), within: tolerance), comment)
        for position in [0, 1, shown - 2.5, shown, shown + 1.25] {
            var pose = attributes(at: position, in: inner)
            pose.center.x += left
            pose.center.y += insets.top
            let found = attributes(at: position, in: context)
            #expect(found.isNear(pose, within: tolerance * (1 + abs(pose.center[axis]))), comment)
            let offset = offset(showing: position, in: inner) - start
            #expect(self.offset(showing: position, in: context).isNear(offset, within: tolerance), comment)
        }
    }
}
