import Testing

@_spi(Host) @testable import Fanfold
@_spi(Host) import FanfoldStandard

@Suite struct CardAlignmentTests {
    private static let insets = Insets(leading: 24, trailing: 40)

    private static func resting(
        _ align: Double, item: Int, direction: LayoutDirection
    ) -> (card: Rect, context: LayoutContext) {
        var layout = CardCarouselLayout()
        (layout.cardWidth, layout.sideInset, layout.align) = (0.3, 0, align)
        var context = LayoutContext(viewport: Size(width: 600, height: 400), insets: insets, count: 20)
        context.direction = direction
        context.offset = layout.offset(showing: Double(item), in: context)
        let card = layout.attributes(at: Double(item), in: context)
        let origin = Point(x: card.center.x - card.size.width / 2, y: card.center.y - card.size.height / 2)
        #expect(card.scale == 1 && abs(card.progress) < 1e-9)
        #expect(abs(layout.positionShown(in: context) - Double(item)) < 1e-9)
        return (Rect(origin: origin, size: card.size), context)
    }

    /// A card rests at the edge of the insets, as a box with `scroll-snap-align` rests at the edge of `scroll-padding`.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [8, 9])
    func cardsRestAtTheAlignedEdgeWithinTheInsets(direction: LayoutDirection, item: Int) {
        let isMirrored = direction == .rightToLeft
        let (left, right) = isMirrored ? (40.0, 576.0) : (24.0, 560.0)
        let start = Self.resting(0, item: item, direction: direction).card
        let middle = Self.resting(0.5, item: item, direction: direction).card
        let end = Self.resting(1, item: item, direction: direction).card
        let (first, last) = isMirrored ? (end, start) : (start, end)
        #expect(abs(first.origin.x - left) < 1e-9)
        #expect(abs(last.origin.x + last.size.width - right) < 1e-9)
        #expect(abs(middle.origin.x + middle.size.width / 2 - (left + right) / 2) < 1e-9)
    }

    /// Pages of three cards at the start have the first card of each page as the item shown.
    @Test func pagesBeginWithTheItemShown() {
        var layout = CardCarouselLayout()
        (layout.cardWidth, layout.gap, layout.sideInset, layout.align) = (0.32, 0.02, 0, 0)
        let context = LayoutContext(viewport: Size(width: 600, height: 400), count: 9)
        var engine = CollectionEngine(layout: layout, context: context)
        var items = [engine.itemShown]
        while let offset = engine.neighborOffset(forward: true, items: 3) {
            engine.scroll(toOffset: offset, animated: false, time: 0)
            items.append(engine.itemShown)
        }
        // At the end, the last item is the item shown.
        #expect(items == [0, 3, 8])
    }

    /// Pages are the same in both directions, also if the last one has fewer items or the content rests between two pages.
    @Test(arguments: [(0, 0), (0.5, 0.02), (0.5, 0.15)], [8, 9, 10, 11])
    func pagesAreTheSameInBothDirections(_ alignment: (align: Double, sideInset: Double), count: Int) {
        var layout = CardCarouselLayout()
        (layout.cardWidth, layout.gap) = (0.3, 0.03)
        (layout.align, layout.sideInset) = alignment
        let context = LayoutContext(viewport: Size(width: 600, height: 400), count: count)
        var engine = CollectionEngine(layout: layout, context: context)
        func offsets(forward: Bool) -> [Double] {
            var offsets = [engine.context.offset]
            while let offset = engine.neighborOffset(forward: forward, items: 3) {
                engine.scroll(toOffset: offset, animated: false, time: 0)
                offsets.append(engine.context.offset)
            }
            return offsets
        }
        engine.scroll(toOffset: 0, animated: false, time: 0)
        let there = offsets(forward: true)
        #expect(there.count == (count + 2) / 3)
        #expect(offsets(forward: false) == there.reversed())
        for (page, offset) in there.enumerated() {
            #expect(engine.offset(ofPage: page, length: 3) == offset)
            engine.scroll(toOffset: offset, animated: false, time: 0)
            #expect(engine.pageShown(length: 3) == page)
        }
        engine.scroll(to: alignment.align == 0 ? 4 : 5, animated: false, time: 0)
        #expect(engine.neighborOffset(forward: true, items: 3) == there[2])
        #expect(engine.neighborOffset(forward: false, items: 3) == there[1])
    }

    /// The path of style sheets has the poses of the layout.
    @Test(arguments: [0, 0.3, 1], [0.0, 137, 900])
    func pathFollowsTheAlignment(align: Double, offset: Double) {
        var layout = CardCarouselLayout()
        (layout.cardWidth, layout.align) = (0.3, align)
        var context = LayoutContext(viewport: Size(width: 600, height: 400), count: 20)
        context.offset = offset
        let (path, viewport) = (layout.path(prefersReducedMotion: false), context.viewport)
        for item in 0..<20 {
            let place = path.place(ofItem: item, offset: offset) - path.origin
            let parameter = place.points(in: viewport) / path.unit.points(in: viewport)
            guard abs(parameter) < 1 else { continue }
            let (pose, card) = (path.pose(parameter), layout.attributes(at: Double(item), in: context))
            #expect(abs(pose.x.points(in: viewport) + 300 - card.center.x) < 1e-9, "item \(item)")
            #expect(abs(pose.scale - card.scale) < 1e-9, "item \(item)")
        }
    }
}
