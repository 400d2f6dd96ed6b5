import Testing

@_spi(Host) @testable import Fanfold

/// The layouts at the breakpoints of their formulas.
@Suite struct WorkedExampleTests {
    private static let tolerance = 1e-9

    @Test(arguments: [(-2.0, 80.0, 0), (0, 280, 0), (0.5, 330, 140), (1, 380, 280), (2, 480, 380)])
    func expandingRowsAlignTheirBottomEdges(position: Double, bottom: Double, top: Double) throws {
        let row = ExpandingLayout().attributes(at: position, in: context(offset: 0))
        let quad = try #require(row.quad)
        #expect(quad.bottomLeft.y == bottom)
        #expect(position < 0 || quad.topLeft.y == top)
        #expect(row.size.width == 375)
    }

    @Test func expandingListDoesNotMoveWhenPulledDown() {
        let layout = ExpandingLayout()
        let atRest = layout.attributes(at: 0, in: context(offset: 0))
        #expect(layout.attributes(at: 0, in: context(offset: -120)) == atRest)
    }

    @Test func expandingTitlesShrinkToHalf() {
        let layout = ExpandingLayout()
        let titles = [0, 0.25, 0.5, 1, 3].map {
            layout.attributes(at: $0, in: context(offset: 0)).appearance[ExpandingLayout.titleScale]
        }
        #expect(titles == [1, 0.75, 0.5, 0.5, 0.5])
    }

    @Test func tabStackTiltsOverTheViewportHeight() {
        let layout = TabStackLayout()
        func tilt(atTop top: Double) -> Double {
            layout.attributes(at: 0, in: context(offset: -top)).appearance[TabStackLayout.tilt]
        }
        #expect(tilt(atTop: -500) == -60)
        #expect(tilt(atTop: 0) == -60)
        #expect(tilt(atTop: 333.5).isNear(-50, within: Self.tolerance))
        #expect(tilt(atTop: 667).isNear(-40, within: Self.tolerance))
    }

    @Test(arguments: [0.0, 200, 600])
    func pageIsProjectedByItsFormula(top: Double) throws {
        let page = TabStackLayout().attributes(at: 0, in: context(offset: -top))
        let (sine, cosine) = Rotation.sineAndCosine(-60 + 20 * top / 667)
        func landed(_ x: Double, _ y: Double) -> Point {
            let w = 1 + (300 - y * sine) / 1500
            return Point(x: 187.5 + x / w, y: top + 333.5 + y * cosine / w)
        }
        let quad = try #require(page.quad)
        #expect(quad.topLeft.isNear(landed(-187.5, -333.5), within: Self.tolerance))
        #expect(quad.bottomRight.isNear(landed(187.5, 333.5), within: Self.tolerance))
    }

    @Test func tabStackRestsBelowItsTopInset() {
        let layout = TabStackLayout()
        #expect(layout.offsetRange(in: context(offset: 0)) == -20...30 * 160)
        #expect(layout.attributes(at: 0, in: context(offset: -20)).center.y == 20 + 333.5)
    }

    @Test func fanIsClosedInTheCenterAndOpenAtTheEdges() {
        let layout = AlbumFanLayout()
        func deepest(atX x: Double) -> Double {
            layout.attributes(at: 0, in: context(offset: -x)).appearance.values[4]
        }
        #expect(deepest(atX: -142) == 30)
        #expect(deepest(atX: (375 - 142) / 2).isNear(0, within: Self.tolerance))
        #expect(deepest(atX: 375).isNear(-30, within: Self.tolerance))
    }

    @Test func cardBeyondAQuarterTurnStaysHidden() {
        let layout = CardCarouselLayout()
        #expect(layout.attributes(at: 3, in: context(offset: 0)).scale == 0)
        #expect(layout.attributes(at: 30, in: context(offset: 0)).scale == 0)
        #expect(layout.attributes(at: 2, in: context(offset: 0)).scale > 0)
    }

    @Test func cardsStackUnderTheTopEdgeAndFade() {
        let layout = TaskSwitcherLayout()
        let offset = layout.offset(showing: 20, in: context(offset: 0))
        let cards = (15...18).map { layout.attributes(at: Double($0), in: context(offset: offset)) }
        let piled = cards.filter { $0.progress < -2.6026 }
        #expect(piled.count == 3)
        #expect(piled.allSatisfy { $0.center == piled[0].center && $0.scale == piled[0].scale })
        #expect(piled.map(\.opacity).allSatisfy { $0 < 0.48 })
        #expect(piled[0].opacity < piled[1].opacity && piled[1].opacity < piled[2].opacity)
    }

    @Test func cardFiveUnitsAboveTheCenterIsInvisible() {
        let layout = TaskSwitcherLayout()
        let far = context(offset: 20 * 667 / 4)
        for item in 0..<31 {
            let card = layout.attributes(at: Double(item), in: far)
            #expect((card.opacity == 0) == (card.progress <= -5))
            #expect(card.progress < 0 || card.opacity == 1)
        }
    }

    @Test func restingCardIsCenteredOnTheAnchor() {
        let layout = TaskSwitcherLayout()
        let offset = layout.offset(showing: 7, in: context(offset: 0))
        let card = layout.attributes(at: 7, in: context(offset: offset))
        #expect((0.5 + card.progress / 4).isNear(0.42666, within: Self.tolerance))
    }

    private func context(offset: Double) -> LayoutContext {
        LayoutContext(viewport: Viewports.phone, count: 31, offset: offset)
    }
}
