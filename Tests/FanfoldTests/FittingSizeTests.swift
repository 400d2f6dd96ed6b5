@_spi(Host) import Fanfold
@testable import FanfoldKeyframes
import FanfoldStandard
import Testing

/// The size of a viewport for proposals without an extent.
@Suite struct FittingSizeTests {
    private static let layouts: [AnyCollectionLayout] = StandardLayout.all.map { AnyCollectionLayout($0) }

    @Test(arguments: layouts)
    func specifiedExtentsAreKept(_ layout: AnyCollectionLayout) {
        let size = layout.fittingSize(width: 375, height: 200, count: 8)
        #expect(size == Size(width: 375, height: 200))
    }

    @Test(arguments: layouts)
    func unspecifiedExtentsArePositiveAndFinite(_ layout: AnyCollectionLayout) {
        for (width, height) in [(375.0, nil), (nil, 375.0), (nil, nil)] as [(Double?, Double?)] {
            let size = layout.fittingSize(width: width, height: height, count: 8)
            #expect(size.width > 0 && size.height > 0 && (size.width + size.height).isFinite)
            #expect(width == nil || size.width == width)
            #expect(height == nil || size.height == height)
        }
    }

    @Test func aFixedItemSizeDecidesTheExtentAcrossTheAxis() {
        var layout = AlbumFanLayout()
        layout.coverSide = 180
        let item = layout.attributes(
            at: 0, in: LayoutContext(viewport: Size(width: 375, height: 667), count: 8)
        ).size.height
        #expect(layout.fittingSize(width: 375, height: nil, count: 8) == Size(width: 375, height: item))
    }

    @Test func anItemSizeThatFollowsTheViewportGivesASquare() {
        #expect(
            CardCarouselLayout().fittingSize(width: 375, height: nil, count: 8)
                == Size(width: 375, height: 375))
    }

    @Test func shortContentIsNoLongerThanItself() {
        let layout = ExpandingLayout()
        let context = LayoutContext(viewport: Size(width: 375, height: 375), count: 1)
        let size = layout.fittingSize(width: 375, height: nil, count: 1)
        #expect(size == Size(width: 375, height: min(layout.contentLength(in: context), 375)))
    }
}
