import Testing

@_spi(Host) @testable import Fanfold

@Suite struct CountChangeTests {
    private static let tolerance = 1e-6

    @Test(arguments: Variant.all)
    func refilledCollectionShowsTheSameItem(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.setCount(0)
        #expect(session.engine.frame.visibleItems.isEmpty && session.range.contains(session.offset))
        session.wait(1)
        session.setCount(31)
        #expect(session.offset.isNear(rest, within: Self.tolerance))
        #expect(session.engine.phase == .idle && session.events.isEmpty)
    }

    @Test(arguments: Variant.all, [1, 5, 10])
    func missingItemShowsTheLastOne(variant: Variant, count: Int) {
        var session = Session(variant)
        session.setCount(count)
        let rest = variant.layout.snaps ? session.offset(showing: count - 1) : session.range.upperBound
        #expect(session.offset.isNear(rest, within: Self.tolerance))
        #expect(session.engine.frame.visibleItems.contains { $0.index == count - 1 })
        session.setCount(31)
        #expect(session.offset.isNear(rest, within: Self.tolerance), "they are not remembered")
    }

    @Test(arguments: Variant.all)
    func contentAtItsEndFollowsTheEnd(variant: Variant) {
        var session = Session(variant)
        session.type(.end)
        session.comeToRest()
        session.setCount(29)
        #expect(session.offset.isNear(session.range.upperBound, within: Self.tolerance))
    }

    @Test(arguments: Variant.all, [1, 7, 300])
    func laterItemsDoNotMoveTheContent(variant: Variant, count: Int) {
        for key in [Key.home, .end] {
            var session = Session(variant)
            session.type(key)
            session.comeToRest()
            let rest = session.offset
            session.setCount(31 + count)
            #expect(session.offset.isNear(rest, within: Self.tolerance))
            #expect(session.engine.phase == .idle)
        }
    }

    @Test(arguments: Variant.all)
    func newItemsDoNotDisturbAFling(variant: Variant) {
        var session = Session(variant, count: 100, item: 50)
        session.fling(forward: 100, velocity: 1500)
        var undisturbed = session
        for _ in 1...60 {
            session.wait(0.1)
            undisturbed.wait(0.1)
            session.setCount(session.engine.context.count + 10)
            #expect(session.offset.isNear(undisturbed.offset, within: Self.tolerance))
        }
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all)
    func newItemsDoNotDisturbTrackpadScrolling(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        for step in 1...30 {
            session.scroll(by: 12)
            session.setCount(session.engine.context.count + 1)
            #expect(session.offset.isNear(rest + 12 * Double(step), within: Self.tolerance))
            session.wait(Session.frame)
        }
        session.comeToRest()
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all, [0, 3, 12, 300])
    func dragContinues(variant: Variant, count: Int) {
        var session = Session(variant)
        session.grab()
        session.move(forward: 40, for: 0.1)
        session.setCount(count)
        let (offset, isInside) = (session.offset, count > 20)
        session.move(forward: 10)
        let moved = session.offset - offset
        #expect(isInside ? moved.isNear(10, within: Self.tolerance) : moved >= 0 && moved <= 10)
        session.lift()
        session.comeToRest()
        #expect(session.range.contains(session.offset))
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all)
    func newItemsDoNotMoveOverscrolledContent(variant: Variant) {
        var session = Session(variant, item: 0)
        session.grab(forward: -1)
        session.move(forward: -200, for: 0.2)
        let offset = session.offset
        session.setCount(50)
        #expect(session.offset.isNear(offset, within: Self.tolerance))
        session.move(forward: 1)
        #expect(session.offset.isNear(offset, within: 1))
    }

    @Test(arguments: Variant.all, [0, 1, 20])
    func flingToARemovedItemRestsAtTheEnd(variant: Variant, count: Int) {
        var session = Session(variant)
        session.fling(forward: 100, velocity: 3000)
        session.wait(0.1)
        session.setCount(count)
        #expect(session.comeToRest() < 10)
        #expect(session.range.contains(session.offset))
        #expect(session.engine.frame.visibleItems.allSatisfy { $0.index < count })
        #expect(session.settleCount == 1)
    }
}

extension Session {
    fileprivate mutating func setCount(_ count: Int) {
        reconfigure { $1.count = count }
    }
}
