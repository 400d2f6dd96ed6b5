import Testing

@_spi(Host) @testable import Fanfold

@Suite struct TapTests {
    @Test(arguments: Variant.all.filter { !$0.reduceMotion || !$0.layout.snaps })
    func tapDuringDecelerationStopsAndIsDispatched(variant: Variant) throws {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 150, velocity: 2000)
        session.wait(0.2)
        let offset = session.offset
        let point = try session.pointOfSomeItem()
        let seen = try #require(session.engine.frame.item(at: point))
        session.press(at: point)
        session.wait(0.05)
        #expect(session.offset == offset)
        session.lift()
        session.comeToRest()
        #expect(session.events == [.didTap(index: seen), .didSettle(offset: session.offset)])
    }

    @Test(arguments: Variant.all.filter { !$0.layout.scrollsToTappedItem })
    func stoppedContentRestsNearbyIfTapsDoNotScroll(variant: Variant) throws {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 150, velocity: 2000)
        session.wait(0.2)
        let offset = session.offset
        session.tap(at: try session.pointOfSomeItem())
        session.comeToRest()
        #expect(abs(session.offset - offset) <= (variant.layout.snaps ? session.itemDistance / 2 : 0))
    }

    @Test(arguments: Variant.all.filter { !$0.layout.scrollsToTappedItem })
    func tapOnARestingItemDoesNotScroll(variant: Variant) throws {
        var session = Session(variant)
        let offset = session.offset
        session.tap(at: try session.pointOfSomeItem())
        session.wait(1)
        #expect(session.offset == offset)
        #expect(session.events.count == 1)
    }

    @Test(arguments: Variant.scrollingToTapped)
    func tapScrollsToTheItem(variant: Variant) throws {
        for index in [9, 11, 12] {
            var session = Session(variant)
            guard let point = session.visiblePoint(of: index) else { continue }
            session.tap(at: point)
            session.comeToRest()
            #expect(session.offset == session.offset(showing: index))
            #expect(session.events == [.didTap(index: index), .didSettle(offset: session.offset)])
        }
    }

    @Test func tapFeaturesARowOfTheExpandingList() {
        let context = LayoutContext(viewport: Session.viewport, count: 31)
        var session = Session(.expanding(ExpandingLayout()), in: context)
        session.tap(at: Point(x: 100, y: 430))
        session.comeToRest()
        #expect(session.events == [.didTap(index: 2), .didSettle(offset: 360)])
    }

    @Test func tapCentersACardOfTheCarousel() {
        let context = LayoutContext(viewport: Session.viewport, count: 31)
        var session = Session(.cardCarousel(CardCarouselLayout()), in: context, item: 5)
        session.tap(at: Point(x: 370, y: 333))
        session.comeToRest()
        let center = session.engine.frame.visibleItems.first { $0.index == 6 }?.attributes.center
        #expect(session.events.first == .didTap(index: 6))
        #expect(center?.isNear(Point(x: 187.5, y: 333.5), within: 1e-9) == true)
    }

    @Test(arguments: Variant.all)
    func tapOutsideItemsIsIgnored(variant: Variant) {
        var session = Session(variant, count: 0)
        session.tap(at: Point(x: 100, y: 100))
        session.wait(1)
        #expect(session.events.isEmpty)
    }

    @Test(arguments: Variant.all)
    func dragIsNotATap(variant: Variant) {
        var session = Session(variant)
        session.drag(forward: 50)
        session.comeToRest()
        #expect(session.events == [.didSettle(offset: session.offset)])
    }
}

extension Session {
    /// A visible point of an item that is not at rest, if there is one.
    fileprivate mutating func pointOfSomeItem() throws -> Point {
        let frame = engine.frame.visibleItems
        let item = try #require(
            frame.first { $0.index != Int(position) && visiblePoint(of: $0.index) != nil })
        return try #require(visiblePoint(of: item.index))
    }

    /// A point of the viewport at which an item is front-most.
    fileprivate func visiblePoint(of index: Int) -> Point? {
        let viewport = engine.context.viewport
        let steps = stride(from: 0.02, to: 1, by: 0.02)
        return steps.lazy.flatMap { part in
            [
                Point(x: viewport.width / 2, y: part * viewport.height),
                Point(x: part * viewport.width, y: viewport.height / 2),
            ]
        }.first { engine.frame.item(at: $0) == index }
    }
}
