import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// An engine with a scrolling host: the engine follows the reported offset and requests other offsets.
@Suite struct HostScrollingTests {
    private static let phone = Size(width: 375, height: 667)
    /// The frame interval, in seconds.
    private static let frame = 1 / 60.0

    /// In points.
    private static let roundingError = 1e-9

    private func hosted(_ variant: Variant, count: Int = 31, item: Int = 0) -> CollectionEngine<
        StandardLayout
    > {
        var engine = CollectionEngine(
            layout: variant.layout, context: variant.context(viewport: Self.phone, count: count),
            initialItem: item, scroller: .host)
        engine.advance(to: 0)
        return engine
    }

    /// A host that applies the requested offset of each frame until nothing moves.
    private func carryOut(
        _ engine: inout CollectionEngine<StandardLayout>, from start: Double, roundingTo pixel: Double = 0
    ) -> (time: Double, offsets: [Double]) {
        var (time, offsets) = (start, [Double]())
        var shown = engine.scrolling.reportedOffset ?? 0
        repeat {
            time += Self.frame
            while let offset = engine.step(offset: shown, phase: .idle, time: time) {
                shown = pixel > 0 ? (offset / pixel).rounded() * pixel : offset
                offsets.append(shown)
            }
        } while engine.needsFrame && time < start + 30
        return (time, offsets)
    }

    @Test(arguments: Variant.all) func theItemToStartWithIsAskedForOnce(variant: Variant) {
        var engine = hosted(variant, item: 5)
        #expect(engine.requestedOffset == variant.layout.offset(showing: 5, in: engine.context))
        engine.report(engine.context.offset, phase: .idle, time: 0)
        #expect(engine.requestedOffset == nil)
    }

    @Test(arguments: Variant.all) func visibleItemsFollowTheOffsetOfTheHost(variant: Variant) {
        var engine = hosted(variant)
        for step in 1...20 {
            let (offset, time) = (Double(step) * 17.3, Double(step) * Self.frame)
            engine.report(offset, phase: step < 12 ? .dragging : .decelerating, time: time)
            engine.advance(to: time)
            var straight = Frame()
            straight.update(engine.layout, in: engine.context)
            #expect(engine.context.offset == offset)
            #expect(engine.frame.visibleItems.map(\.quad) == straight.visibleItems.map(\.quad))
            #expect(engine.requestedOffset == nil)
        }
    }

    @Test(arguments: Variant.snapping) func contentThatIsLetGoBetweenTwoItemsIsAskedToGoOnToOne(
        variant: Variant
    ) throws {
        var engine = hosted(variant)
        let between = variant.layout.offset(showing: 3.3, in: engine.context)
        engine.report(between, phase: .dragging, time: 0.1)
        engine.report(between, phase: .idle, time: 0.2)
        _ = carryOut(&engine, from: 0.2)
        #expect(engine.context.offset == variant.layout.offset(showing: 3, in: engine.context))
        #expect(engine.nextEvent() == .didSettle(offset: engine.context.offset))
        #expect(engine.nextEvent() == nil)
    }

    /// A trackpad moves the content in small steps without reporting a release.
    @Test(arguments: Variant.snapping) func contentThatIsMovedWithoutAFingerComesToRestOnAnItem(
        variant: Variant
    ) {
        var engine = hosted(variant)
        let target = variant.layout.offset(showing: 4.2, in: engine.context)
        for step in 1...10 {
            engine.report(target * Double(step) / 10, phase: .idle, time: Double(step) * Self.frame)
            #expect(engine.phase == .dragging)
        }
        _ = carryOut(&engine, from: 10 * Self.frame)
        #expect(engine.context.offset == variant.layout.offset(showing: 4, in: engine.context))
    }

    @Test(arguments: Variant.all) func anOffsetThatIsRoundedToPixelsChangesNothing(variant: Variant) {
        var engine = hosted(variant)
        engine.report(engine.context.offset, phase: .idle, time: 0)
        engine.scroll(to: 7, animated: true, time: 0)
        let end = carryOut(&engine, from: 0, roundingTo: 1 / 3).time
        let resting = variant.layout.offset(showing: 7, in: engine.context)
        #expect(engine.context.offset == resting)
        #expect(engine.requestedOffset == nil)
        engine.report((resting * 3).rounded() / 3, phase: .idle, time: end + 1)
        #expect(engine.context.offset == resting)
        #expect(!engine.needsFrame)
    }

    /// Both engines produce the same frames; only the owner of the offset differs.
    @Test(arguments: Variant.all) func aScrollThatIsAskedForIsTheOneThatTheEngineMakes(variant: Variant) {
        var (own, hosted) = (Session(variant, item: 0).engine, hosted(variant))
        own.scroll(to: 9, animated: true, time: 0)
        hosted.scroll(to: 9, animated: true, time: 0)
        for step in 1...90 {
            let time = Double(step) * Self.frame
            own.advance(to: time)
            hosted.advance(to: time)
            if let offset = hosted.requestedOffset { hosted.report(offset, phase: .idle, time: time) }
            #expect(own.context.offset == hosted.context.offset)
            #expect(own.frame.visibleItems.map(\.quad) == hosted.frame.visibleItems.map(\.quad))
        }
    }

    @Test(arguments: Variant.all) func aFingerThatTakesTheContentEndsAScrollThatWasAskedFor(variant: Variant)
    {
        var engine = hosted(variant)
        engine.report(0, phase: .idle, time: 0)
        engine.scroll(to: 9, animated: true, time: 0)
        engine.advance(to: 0.1)
        let caught = engine.context.offset
        engine.report(caught, phase: .dragging, time: 0.1)
        engine.advance(to: 0.5)
        #expect(engine.context.offset == caught)
        #expect(engine.requestedOffset == nil)
    }

    @Test(arguments: Variant.plain) func aDragAlongTheAxisIsLeftToTheHost(variant: Variant) {
        var engine = hosted(variant)
        let (start, end) = (Point(x: 180, y: 300), Point(x: 140, y: 250))
        let along = variant.layout.axis == .vertical ? Point(x: 180, y: 240) : Point(x: 120, y: 300)
        #expect(engine.owner(ofDragFrom: start, to: along) == .content)
        engine.pointerDown(1, at: start, time: 0)
        engine.pointerMoved(1, to: along, time: 0.1)
        engine.pointerMoved(1, to: end, time: 0.2)
        engine.advance(to: 0.3)
        #expect(
            engine.context.offset == 0
                || engine.context.offset == engine.layout.offset(showing: 0, in: engine.context))
        #expect(!engine.isDragging(1))
    }

    @Test(arguments: Variant.plain) func anItemThatIsNotSeenIsScrolledToAndThenOpen(variant: Variant) {
        var engine = hosted(variant)
        engine.report(engine.context.offset, phase: .idle, time: 0)
        engine.openItem(at: 20, time: 0)
        #expect(!engine.allowsScrolling)
        _ = carryOut(&engine, from: 0)
        #expect(engine.openedItem == 20)
        #expect(engine.frame.visibleItems.last?.index == 20)
    }

    @Test(arguments: Variant.plain) func insertionsBeforeTheSettledItemMoveTheOffset(
        variant: Variant
    ) {
        var engine = hosted(variant, item: 5)
        engine.report(engine.context.offset, phase: .idle, time: 0)
        engine.apply([.insert(at: 0, count: 2)], animated: true, time: 0)
        let wanted = variant.layout.offset(showing: 7, in: engine.context)
        #expect(engine.requestedOffset.map { abs($0 - wanted) < Self.roundingError } == true)
    }

    /// The scroll view does not adjust its offset: the touch ends before the content becomes shorter.
    @Test(arguments: Variant.all) func contentThatLosesItsEndUnderAFingerComesBack(variant: Variant) {
        var engine = hosted(variant)
        let end = variant.layout.offsetRange(in: engine.context).upperBound
        engine.report(end, phase: .idle, time: Self.frame)
        let time = carryOut(&engine, from: Self.frame).time
        engine.report(engine.context.offset, phase: .held, time: time)
        engine.apply([.remove(at: 25, count: 6)], animated: true, time: time)
        engine.report(engine.context.offset, phase: .idle, time: time)
        _ = carryOut(&engine, from: time)
        #expect(variant.layout.offsetRange(in: engine.context).contains(engine.context.offset))
    }

    /// An item is opened during a bounce, another screen covers the view, and the item is closed.
    @Test(arguments: Variant.all) func contentStoppedBeyondItsEndComesBackOnceNothingIsOpen(
        variant: Variant
    ) {
        var engine = hosted(variant)
        let range = variant.layout.offsetRange(in: engine.context)
        engine.report(range.lowerBound - 80, phase: .dragging, time: Self.frame)
        engine.openItem(at: 0, animated: false, time: Self.frame)
        engine.report(engine.context.offset, phase: .idle, time: 2 * Self.frame)
        engine.report(engine.context.offset, phase: .idle, settles: false, time: 3 * Self.frame)
        engine.closeItem(animated: false, time: 1)
        _ = carryOut(&engine, from: 1)
        #expect(range.contains(engine.context.offset))
    }
}
