import Testing

@testable import Fanfold

/// Items that follow one another by themselves.
@Suite struct AutoplayTests {
    private func engine(
        count: Int = 5, loops: Bool = false, reducesMotion: Bool = false
    ) -> CollectionEngine<CardCarouselLayout> {
        var context = LayoutContext(
            viewport: Size(width: 375, height: 667), count: count, reduceMotion: reducesMotion)
        context.isLooping = loops
        var engine = CollectionEngine(layout: CardCarouselLayout(), context: context)
        engine.options.autoplayInterval = 2
        return engine
    }

    /// The items at which the content settles until a time, in seconds.
    private func settled(
        _ engine: inout CollectionEngine<CardCarouselLayout>, until end: Double, step: Double
    ) -> [Int] {
        var items: [Int] = []
        var time = engine.time
        while time < end {
            time = min(time + step, end)
            engine.advance(to: time)
            while let event = engine.nextEvent() {
                if case .didSettle(let offset) = event { items.append(engine.item(shownAt: offset)) }
            }
        }
        return items
    }

    @Test(arguments: [false, true], [0.01, 0.7, 30])
    func theFirstItemFollowsTheLastItem(_ loops: Bool, _ step: Double) {
        var engine = engine(loops: loops)
        let items = settled(&engine, until: 30, step: step)
        #expect(items.starts(with: [1, 2, 3, 4, 0, 1]))
        var other = self.engine(loops: loops)
        #expect(items == settled(&other, until: 30, step: 0.05))
    }

    @Test func theHostNeedsNoFramesBetweenTwoItems() {
        var engine = engine()
        engine.advance(to: 1)
        #expect(!engine.needsFrame)
        #expect(engine.autoplayTime == 2)
        engine.advance(to: 2.1)
        #expect(engine.needsFrame)
        #expect(engine.targetItem == 1 && engine.itemShown == 0)
    }

    @Test func aPointerAnOpenItemAndReducedMotionPauseIt() {
        var held = engine()
        held.pointerDown(1, at: Point(x: 180, y: 300), time: 1)
        #expect(settled(&held, until: 9, step: 0.1).isEmpty)
        held.pointerUp(1, at: Point(x: 180, y: 300), time: 9)
        #expect(held.autoplayTime == 11)
        var open = engine()
        open.openItem(at: 0, time: 1)
        #expect(settled(&open, until: 9, step: 0.1).isEmpty)
        var calm = engine(reducesMotion: true)
        #expect(settled(&calm, until: 9, step: 0.1).isEmpty)
    }

    @Test(arguments: [Size.zero, Size(width: 375, height: 0), Size(width: 0, height: 667)], [false, true])
    func emptyViewportPausesIt(_ empty: Size, _ loops: Bool) {
        var engine = engine(loops: loops)
        engine.scroll(to: 3, animated: false, time: 0)
        #expect(settled(&engine, until: 1, step: 0.1) == [3])
        engine.reconfigure(animated: false, time: 1) { _, context in context.viewport = empty }
        #expect(settled(&engine, until: 9, step: 0.1).isEmpty)
        engine.reconfigure(animated: false, time: 9) { _, context in
            context.viewport = Size(width: 375, height: 667)
        }
        #expect(engine.itemShown == 3)
        #expect(settled(&engine, until: 13, step: 0.1).first == 4)
    }

    @Test func inputOfTheHostDelaysIt() {
        var engine = engine()
        engine.delayAutoplay(time: 5)
        #expect(engine.autoplayTime == 7)
        #expect(engine.targetOffset == 0)
        engine.options.autoplayInterval = nil
        #expect(engine.autoplayTime == .infinity)
    }

    /// A page or an application that was frozen in mid-motion draws its next frame late.
    @Test(arguments: [0.05, 0.2, 0.4])
    func aLateFrameKeepsAnIntervalThatTheHostHasDelayed(_ moving: Double) {
        var engine = engine()
        engine.advance(to: 2 + moving)
        engine.delayAutoplay(time: 17)
        #expect(settled(&engine, until: 17, step: 15) == [1])
        #expect(engine.autoplayTime == 19)
    }

    @Test(arguments: [0, -3, Double.nan, .infinity])
    func anIntervalThatIsNotPositiveIsNone(_ interval: Double) {
        var engine = engine()
        engine.options.autoplayInterval = interval
        #expect(engine.autoplayTime == .infinity)
        engine.options.autoplayInterval = 0.01
        #expect(engine.autoplayTime == 0.5)
    }
}
