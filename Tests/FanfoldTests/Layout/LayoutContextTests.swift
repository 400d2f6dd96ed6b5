import Testing

@_spi(Host) @testable import Fanfold

@Suite struct LayoutContextTests {
    private static let context = LayoutContext(
        viewport: Size(width: 375, height: 667), insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4),
        count: 31, offset: 270)

    @Test func validValuesAreKept() {
        let context = Self.context
        #expect(context.viewport == Size(width: 375, height: 667))
        #expect(context.insets == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(context.count == 31)
        #expect(context.offset == 270)
        #expect(context.direction == .leftToRight)
        #expect(!context.reduceMotion)
    }

    @Test func negativeOrNonFiniteExtentCountsAsZero() {
        for extent in [-1, -.infinity, .infinity, Double.nan] {
            #expect(LayoutContext(viewport: Size(width: extent, height: 9), count: 1).viewport.width == 0)
            var context = Self.context
            context.viewport = Size(width: 9, height: extent)
            #expect(context.viewport == Size(width: 9, height: 0))
            context.viewport.width = extent
            #expect(context.viewport == .zero)
        }
    }

    @Test func nonFiniteInsetCountsAsZero() {
        for inset in [-.infinity, .infinity, Double.nan] {
            var context = Self.context
            context.insets = Insets(top: inset, leading: inset, bottom: 7, trailing: inset)
            #expect(context.insets == Insets(bottom: 7))
            context.insets.bottom = inset
            #expect(context.insets == .zero)
        }
    }

    @Test func nonNumericOffsetCountsAsZero() {
        #expect(LayoutContext(viewport: .zero, count: 1, offset: .nan).offset == 0)
        var context = Self.context
        context.offset = .nan
        #expect(context.offset == 0)
    }

    @Test func offsetIsClampedToTheLargest() {
        var context = Self.context
        for offset in [2e12, 1e300, .infinity] {
            context.offset = offset
            #expect(context.offset == 1e12)
            context.offset = -offset
            #expect(context.offset == -1e12)
        }
    }

    @Test(arguments: [-1e21, -0.5, 1e21])
    func everyLoopItemHasOneNearestPosition(position: Double) {
        var context = LayoutContext(viewport: Size(width: 1, height: 1e-9), count: 3)
        context.isLooping = true
        let items = context.slots(around: position).map(context.index(ofSlot:))
        #expect(items.sorted() == [0, 1, 2])
    }
}
