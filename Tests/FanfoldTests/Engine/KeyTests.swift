import Testing

@_spi(Host) @testable import Fanfold

@Suite struct KeyTests {
    private static let tolerance = 1e-9

    @Test(arguments: Variant.all, Way.allCases)
    func arrowScrollsToTheNextItem(variant: Variant, way: Way) {
        var session = Session(variant)
        for step in 1...3 {
            session.type(variant.arrow(way))
            #expect(session.wasConsumed)
            session.comeToRest()
            #expect(session.offset == session.offset(showing: 10 + step * Int(way.sign)))
        }
        #expect(session.settleCount == 3)
    }

    @Test(arguments: Variant.all)
    func rapidArrowsAddUp(variant: Variant) {
        var session = Session(variant)
        for _ in 1...5 {
            session.type(variant.arrow(.forward))
            #expect(session.wasConsumed)
            session.wait(0.03)
        }
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 15))
    }

    @Test(arguments: Variant.free, Way.allCases)
    func arrowBetweenItemsScrollsToTheNearerOne(variant: Variant, way: Way) {
        var session = Session(variant)
        let offset = session.offset(showing: 10) + 0.4 * session.itemDistance
        session.engine.scroll(toOffset: offset, animated: false, time: 0)
        session.type(variant.arrow(way))
        #expect(session.wasConsumed)
        session.comeToRest()
        #expect(session.offset == session.offset(showing: way == .forward ? 11 : 10))
    }

    @Test(arguments: Variant.all, Way.allCases)
    func arrowsAcrossTheAxisAreNotConsumed(variant: Variant, way: Way) {
        var session = Session(variant)
        let offset = session.offset
        session.type(variant.crossArrow(way))
        #expect(!session.wasConsumed)
        session.wait(1)
        #expect(session.offset == offset && session.events.isEmpty)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func rightToLeftMirrorsHorizontalArrows(direction: LayoutDirection) {
        let context = LayoutContext(viewport: Session.viewport, count: 31, direction: direction)
        var session = Session(.cardCarousel(CardCarouselLayout()), in: context, item: 10)
        session.type(.arrowRight)
        #expect(session.wasConsumed)
        session.comeToRest()
        #expect(session.position == (direction == .leftToRight ? 11 : 9))
    }

    @Test(arguments: Variant.all)
    func homeAndEndScrollToTheEnds(variant: Variant) {
        var session = Session(variant)
        session.type(.end)
        #expect(session.wasConsumed)
        session.comeToRest()
        #expect(session.offset.isNear(session.range.upperBound, within: Self.tolerance))
        session.type(.home)
        #expect(session.wasConsumed)
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 0))
    }

    @Test(arguments: Variant.all)
    func pageKeysScrollByNearlyAViewport(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.type(.pageDown)
        #expect(session.wasConsumed)
        session.comeToRest()
        let page = session.offset - rest
        let rounding = variant.layout.snaps ? session.itemDistance / 2 : 0
        #expect(page <= session.length + rounding && page >= 0.75 * session.length - rounding)
        session.type(.pageUp)
        #expect(session.wasConsumed)
        session.comeToRest()
        #expect(session.offset.isNear(rest, within: Self.tolerance))
    }

    @Test(arguments: Variant.all, Way.allCases)
    func keysBeyondTheEndAreNotConsumed(variant: Variant, way: Way) {
        var session = Session(variant)
        session.type(way == .forward ? .end : .home)
        session.comeToRest()
        let offset = session.offset
        let keys: [Key] = way == .forward ? [.end, .pageDown] : [.home, .pageUp]
        for key in keys + [variant.arrow(way)] {
            session.type(key)
            #expect(!session.wasConsumed, "\(key)")
        }
        #expect(session.offset == offset && session.engine.phase == .idle)
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all, Key.all)
    func keysOfShortContentAreNotConsumed(variant: Variant, key: Key) {
        var (empty, flat) = (Session(variant, count: 0), Session(variant, viewport: .zero))
        empty.type(key)
        #expect(!empty.wasConsumed)
        flat.type(key)
        #expect(!flat.wasConsumed)
    }

    @Test(arguments: Variant.all, Key.all)
    func keysDuringATouchAreNotConsumed(variant: Variant, key: Key) {
        var session = Session(variant)
        session.press()
        session.type(key)
        #expect(!session.wasConsumed)
    }
}

extension Variant {
    /// The forward or backward arrow key.
    fileprivate func arrow(_ way: Way) -> Key {
        guard layout.axis == .horizontal else { return way == .forward ? .arrowDown : .arrowUp }
        return (way == .forward) == (direction == .leftToRight) ? .arrowRight : .arrowLeft
    }

    /// An arrow key across the layout's axis.
    fileprivate func crossArrow(_ way: Way) -> Key {
        layout.axis == .horizontal
            ? (way == .forward ? .arrowDown : .arrowUp) : (way == .forward ? .arrowRight : .arrowLeft)
    }
}
