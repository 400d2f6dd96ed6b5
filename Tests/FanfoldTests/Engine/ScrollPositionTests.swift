import Testing

@_spi(Host) @testable import Fanfold

@Suite struct ScrollPositionTests {
    /// The tolerance of positions that are computed back and forth, in items.
    private static let rounding = 1e-9

    /// A row of cards of which several are in view at once.
    private static func row(cardWidth: Double, count: Int) -> CollectionEngine<CardCarouselLayout> {
        var layout = CardCarouselLayout()
        (layout.cardWidth, layout.sideInset, layout.gap) = (cardWidth, 0, 0)
        let context = LayoutContext(viewport: Size(width: 390, height: 844), count: count)
        return CollectionEngine(layout: layout, context: context)
    }

    @Test(arguments: [1, 0.6, 0.5, 1 / 3.0, 0.3, 0.2, 0.11], [1, 2, 3, 4, 5, 9, 30])
    func endsShowTheFirstAndTheLastItem(cardWidth: Double, count: Int) {
        var engine = Self.row(cardWidth: cardWidth, count: count)
        let range = engine.layout.offsetRange(in: engine.context)
        let hasRoom = range.upperBound - range.lowerBound > 1
        #expect(engine.position == 0 && engine.progress == 0 && engine.itemShown == 0 && engine.isAtStart)
        #expect(engine.isAtEnd == !hasRoom)
        engine.scroll(toOffset: .greatestFiniteMagnitude, animated: false, time: 0)
        #expect(engine.itemShown == (hasRoom ? count - 1 : 0) && engine.isAtEnd)
        #expect(engine.progress == (hasRoom ? 1 : 0) && engine.isAtStart == !hasRoom)
    }

    @Test(arguments: [1, 0.6, 0.5, 1 / 3.0, 0.3, 0.2, 0.11])
    func positionsReadBackAndIncrease(cardWidth: Double) {
        var engine = Self.row(cardWidth: cardWidth, count: 30)
        var (offset, random) = (-1.0, SeededGenerator(seed: 7))
        let positions = (0..<200).map { _ in Double.random(in: 0...29, using: &random) }.sorted()
        for position in positions {
            engine.scroll(toPosition: position, animated: false, time: 0)
            #expect(abs(engine.position - position) < Self.rounding, "\(position)")
            #expect(engine.context.offset >= offset, "\(position)")
            offset = engine.context.offset
        }
    }

    @Test(arguments: Variant.all)
    func itemsWithOwnRestingOffsetsHaveTheirIndexAsPosition(variant: Variant) {
        var session = Session(variant, count: 40, item: 0)
        let range = session.engine.layout.offsetRange(in: session.engine.context)
        for item in 0..<40 {
            session.engine.scroll(to: item, animated: false, time: session.time)
            guard range.lowerBound < session.offset && session.offset < range.upperBound else { continue }
            #expect(session.engine.position == Double(item))
            #expect(session.engine.itemShown == item && session.engine.targetItem == item)
        }
    }

    @Test func neighborsArePassedToTheEnds() {
        var engine = Self.row(cardWidth: 1 / 3.0, count: 6)
        var items: [Int] = []
        while let offset = engine.neighborOffset(forward: true) {
            engine.scroll(toOffset: offset, animated: false, time: 0)
            items.append(engine.itemShown)
        }
        #expect(items == [2, 3, 5])
        items = []
        while let offset = engine.neighborOffset(forward: false) {
            engine.scroll(toOffset: offset, animated: false, time: 0)
            items.append(engine.itemShown)
        }
        #expect(items == [3, 2, 0])
    }

    @Test func shownAndTargetOffsetsAreRecognized() {
        var engine = Self.row(cardWidth: 1, count: 9)
        engine.scroll(to: 6, animated: true, time: 0)
        engine.advance(to: 0.1)
        #expect(engine.shows(offset: engine.context.offset) && engine.shows(offset: engine.targetOffset))
        #expect(!engine.shows(offset: 390 * 4) && !engine.shows(offset: .nan))
        engine.scroll(to: 8, animated: false, time: 0.2)
        #expect(engine.shows(offset: .infinity), "an offset beyond the end counts as the end")
        engine.pointerDown(1, at: Point(x: 195, y: 300), time: 1)
        for (x, time) in [(150.0, 1.1), (20.0, 1.2)] {
            engine.pointerMoved(1, to: Point(x: x, y: 300), time: time)
        }
        engine.advance(to: 1.3)
        let end = engine.layout.offsetRange(in: engine.context).upperBound
        #expect(engine.context.offset > end)
        #expect(engine.shows(offset: end), "content beyond the end returns by itself")
    }

    @Test func draggingCanBeDisabled() {
        var engine = Self.row(cardWidth: 1, count: 9)
        engine.options.allowsDragging = false
        engine.pointerDown(1, at: Point(x: 300, y: 300), time: 0)
        engine.pointerMoved(1, to: Point(x: 100, y: 300), time: 0.1)
        #expect(engine.context.offset == 0 && !engine.isDragging(1))
        engine.pointerUp(1, at: Point(x: 100, y: 300), time: 0.2)
        engine.advance(to: 2)
        #expect(engine.context.offset == 0 && engine.nextEvent() == nil)
    }

    @Test(arguments: [0.25, 0.5, 1], [0.0, 40])
    func viewportsFitTheContentOfAnItem(cardHeight: Double, inset: Double) {
        var layout = CardCarouselLayout()
        layout.cardHeight = cardHeight
        var context = LayoutContext(
            viewport: Size(width: 390, height: 100),
            insets: Insets(top: inset, leading: 0, bottom: 0, trailing: 0), count: 9)
        let height = layout.crossExtent(fittingItem: 200, in: context) ?? 0
        context.viewport = Size(width: 390, height: height)
        #expect(abs(layout.attributes(at: 0, in: context).size.height - 200) < 1e-6)
    }

    @Test func itemsWithFixedSizesFitNoViewport() {
        let context = LayoutContext(viewport: Size(width: 390, height: 100), count: 9)
        #expect(AlbumFanLayout().crossExtent(fittingItem: 200, in: context) == nil)
    }
}
