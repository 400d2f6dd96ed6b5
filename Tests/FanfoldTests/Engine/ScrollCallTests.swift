import Testing

@_spi(Host) @testable import Fanfold

/// Programmatic scrolling.
@Suite struct ScrollCallTests {
    private static let items = [0, 3, 9, 11, 25, 30]

    @Test(arguments: Variant.all, items)
    func scrollToItemUsesItsRestingOffset(variant: Variant, item: Int) {
        for isAnimated in [true, false] {
            var session = Session(variant)
            session.engine.scroll(to: item, animated: isAnimated, time: 0)
            session.comeToRest()
            #expect(session.offset == session.offset(showing: item))
            #expect(session.engine.frame.visibleItems.contains { $0.index == item })
            #expect(session.events == [.didSettle(offset: session.offset)])
        }
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion })
    func animatedScrollMovesContinuously(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.engine.scroll(to: 14, animated: true, time: 0)
        session.advance()
        #expect(session.offset == rest && session.engine.phase == .settling && session.events.isEmpty)
        session.wait(0.15)
        #expect(session.offset > rest && session.offset < session.offset(showing: 14))
        #expect(session.comeToRest() < 2)
    }

    @Test(arguments: Variant.all.filter(\.reduceMotion))
    func reduceMotionScrollsAtOnce(variant: Variant) {
        var session = Session(variant)
        session.engine.scroll(to: 14, animated: true, time: 0)
        session.advance()
        #expect(session.offset == session.offset(showing: 14))
        #expect(session.events == [.didSettle(offset: session.offset)])
        #expect(!session.engine.needsFrame)
    }

    @Test(arguments: Variant.all)
    func scrollToTheRestingItemDoesNothing(variant: Variant) {
        for isAnimated in [true, false] {
            var session = Session(variant)
            session.engine.scroll(to: 10, animated: isAnimated, time: 0)
            session.wait(1)
            #expect(session.offset == session.offset(showing: 10))
            #expect(session.events.isEmpty, "nothing has come to rest that had not")
        }
    }

    @Test(arguments: Variant.all)
    func scrollCallEndsADrag(variant: Variant) {
        for isAnimated in [true, false] {
            var session = Session(variant)
            session.grab()
            session.move(forward: 40)
            session.engine.scroll(to: 12, animated: isAnimated, time: session.time)
            #expect(!session.engine.isDragging(0))
            session.move(forward: 40)
            session.lift()
            session.comeToRest()
            #expect(session.events == [.didSettle(offset: session.offset(showing: 12))])
        }
    }

    @Test(arguments: Variant.all)
    func scrollCallInPlaceEndsADrag(variant: Variant) {
        var session = Session(variant)
        session.fling(forward: 100, velocity: 1500)
        session.wait(0.1)
        session.press()
        let offset = session.offset
        session.engine.scroll(toOffset: offset, animated: false, time: session.time)
        session.wait(1)
        #expect(session.events == [.didSettle(offset: offset)])
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion })
    func scrollCallInheritsAFlingsVelocity(variant: Variant) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 100, velocity: 1500)
        session.wait(0.05)
        let velocity = session.velocity
        session.engine.scroll(to: 520, animated: true, time: session.time)
        #expect(session.velocity.isNear(velocity, within: 1e-6))
        session.comeToRest()
        #expect(session.events == [.didSettle(offset: session.offset(showing: 520))])
    }

    @Test(arguments: Variant.all, [-1e9, -5, 1e9])
    func offsetBeyondTheEndsIsClamped(variant: Variant, offset: Double) {
        var session = Session(variant, item: 1)
        session.engine.scroll(toOffset: offset, animated: false, time: 0)
        #expect(session.offset == offset.clamped(to: session.range))
    }

    @Test(arguments: Variant.snapping)
    func animatedScrollToAnOffsetRestsAtTheNearestItem(variant: Variant) {
        var session = Session(variant)
        let offset = session.offset(showing: 14) + 0.3 * session.itemDistance
        session.engine.scroll(toOffset: offset, animated: true, time: 0)
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 14))
    }

    @Test(arguments: Variant.all, [Double.nan, .infinity, -.infinity])
    func nonFiniteOffsetIsIgnored(variant: Variant, offset: Double) {
        for isAnimated in [true, false] {
            var session = Session(variant)
            session.engine.scroll(toOffset: offset, animated: isAnimated, time: 0)
            session.wait(0.5)
            #expect(session.offset == session.offset(showing: 10) && session.events.isEmpty)
        }
    }

    @Test func nonexistentIndexStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var session = Session(Variant.all[0])
            session.engine.scroll(to: 31, animated: false, time: 0)
        }
        #expect(result.standardError.contains("scroll(to:) index"))
        #expect(result.standardError.contains("31"))
    }
}
