import Testing

@_spi(Host) @testable import Fanfold

/// Published numbers of the standard layouts: 31 items, offset 270, viewport 375 × 667.
@Suite struct CheckValueTests {
    /// Half a unit of the sixth decimal, the precision of the numbers.
    private static let tolerance = 5e-7
    /// Half a unit of the fifth decimal.
    private static let fiveDecimals = 5e-6

    private let context = LayoutContext(viewport: Viewports.phone, count: 31, offset: 270)

    @Test func expandingRowTwoIsHalfFeatured() throws {
        let row = ExpandingLayout().attributes(at: 2, in: context)
        try expect(row, landsAt: Quad((0, 140), (375, 140), (375, 330), (0, 330)))
        #expect(row.progress.isNear(0.5, within: Self.tolerance))
        #expect(row.appearance[ExpandingLayout.coverOpacity].isNear(0.525, within: Self.tolerance))
        #expect(row.appearance[ExpandingLayout.detailOpacity].isNear(0.5, within: Self.tolerance))
        #expect(row.appearance[ExpandingLayout.titleScale].isNear(0.5, within: Self.tolerance))
    }

    @Test func expandingContentEndsWithTheLastRowFeatured() {
        let layout = ExpandingLayout()
        #expect(layout.contentLength(in: context).isNear(6067, within: Self.tolerance))
        #expect(layout.offsetRange(in: context).upperBound.isNear(30 * 180, within: Self.tolerance))
    }

    @Test func expandingRestsAtTheNextRowFromHalfWay() {
        let rest = ExpandingLayout().restingOffset(forProposed: 270, in: context)
        #expect(rest.isNear(360, within: Self.tolerance))
    }

    @Test func tabStackPageTwoIsTilted() throws {
        let page = TabStackLayout().attributes(at: 2, in: context)
        let corners = Quad(
            (1.935099, 211.048796), (373.064901, 211.048796), (322.433649, 508.898015),
            (52.566351, 508.898015))
        try expect(page, landsAt: corners)
        #expect(page.appearance[TabStackLayout.tilt].isNear(-60 + 20 * 50 / 667, within: Self.tolerance))
    }

    @Test func tabStackContentEndsWithTheLastPageAtTheTop() {
        #expect(TabStackLayout().contentLength(in: context).isNear(5467, within: Self.tolerance))
    }

    @Test func tabStackContentIsAtLeastTheViewport() {
        for count in [0, 1] {
            let short = LayoutContext(viewport: Viewports.phone, count: count)
            #expect(TabStackLayout().contentLength(in: short) == 667)
        }
    }

    @Test func tabStackPageAtZeroDegreesIsScaledToFiveSixths() throws {
        var layout = TabStackLayout()
        (layout.topTilt, layout.addedTilt) = (0, 0)
        let page = layout.attributes(at: 2, in: context)
        let quad = try #require(page.quad)
        #expect((quad.topRight.x - quad.topLeft.x).isNear(375 / 1.2, within: Self.tolerance))
        #expect((quad.bottomLeft.y - quad.topLeft.y).isNear(667 / 1.2, within: Self.tolerance))
    }

    @Test func albumFanItemThreeFansOutToTheRight() throws {
        let layout = AlbumFanLayout()
        let item = layout.attributes(at: 3, in: context)
        try expect(item, landsAt: Quad((66, 292.5), (208, 292.5), (208, 374.5), (66, 374.5)))
        #expect(item.progress.isNear(-0.195358, within: Self.tolerance))
        for (layer, offset) in [0, 1.465184, 2.930368, 4.395551, 5.860735].enumerated() {
            let value = item.appearance.values[layout.layerOffsets.offset + layer]
            #expect(value.isNear(offset, within: Self.tolerance), "layer \(layer)")
        }
    }

    @Test func albumFanLayersFadeFromFrontToBack() {
        let layout = AlbumFanLayout()
        for (layer, opacity) in [1, 0.8, 0.6, 0.4, 0.2].enumerated() {
            #expect(layout.layerOpacity(layer).isNear(opacity, within: Self.tolerance), "layer \(layer)")
        }
    }

    @Test func cardCarouselCardOneIsNearlyCentered() throws {
        let card = CardCarouselLayout().attributes(at: 1, in: context)
        let corners = Quad(
            (64.842577, 83.415303), (327.30028, 83.415303), (327.30028, 583.584697), (64.842577, 583.584697))
        try expect(card, landsAt: corners)
    }

    @Test func cardCarouselContentAndRest() {
        let layout = CardCarouselLayout()
        #expect(layout.contentLength(in: context).isNear(8732.142857, within: Self.tolerance))
        let rest = layout.restingOffset(forProposed: 270, in: context)
        #expect(rest.isNear(278.571429, within: Self.tolerance))
    }

    @Test func neighborsOfARestingCardHaveEqualScales() {
        let layout = CardCarouselLayout()
        var resting = context
        resting.offset = layout.offset(showing: 5, in: context)
        for neighbour in [4.0, 6] {
            let card = layout.attributes(at: neighbour, in: resting)
            #expect(card.scale.isNear(0.8346, within: 5e-5), "given to four decimals")
        }
        #expect(layout.attributes(at: 5, in: resting).scale == 1)
    }

    @Test func taskSwitcherCardZeroIsAboveTheCenter() throws {
        let card = TaskSwitcherLayout().attributes(at: 0, in: context)
        let corners = Quad(
            (34.514, 62.743645), (340.486, 62.743645), (340.486, 314.240927), (34.514, 314.240927))
        try expect(card, landsAt: corners)
        #expect(card.progress.isNear(-1.11919, within: Self.fiveDecimals))
        #expect(card.appearance[TaskSwitcherLayout.scale].isNear(0.932849, within: Self.tolerance))
        #expect(card.appearance[TaskSwitcherLayout.displacement].isNear(-6.355105, within: Self.tolerance))
        #expect(card.opacity.isNear(1 - 0.2 * 1.11919, within: Self.fiveDecimals))
    }

    @Test func taskSwitcherContentLetsTheLastCardRest() {
        let layout = TaskSwitcherLayout()
        let natural = (31 + 2) * 667.0 / 4 + 0.4042 * 667 / 2
        let rest = (30 + 2.5) * 667.0 / 4 - 0.42666 * 667
        #expect(layout.offset(showing: 30, in: context).isNear(rest, within: Self.tolerance))
        #expect(layout.contentLength(in: context).isNear(max(natural, rest + 667), within: Self.tolerance))
    }

    /// Checks the corners of an item.
    private func expect(
        _ item: ItemAttributes, landsAt corners: Quad, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let quad = try #require(item.quad, sourceLocation: sourceLocation)
        #expect(quad.isNear(corners, within: Self.tolerance), "\(quad)", sourceLocation: sourceLocation)
    }
}
