import Testing

@_spi(Host) @testable import Fanfold

@Suite struct DragTests {
    /// The tolerance of computed offsets, in points.
    private static let tolerance = 1e-9

    @Test(arguments: Variant.all, Way.allCases)
    func contentFollowsTheFingerOneToOne(variant: Variant, way: Way) {
        var session = Session(variant)
        let rest = session.offset
        session.grab(forward: way.sign)
        #expect(session.offset == rest, "the few points that decide do not move it")
        for step in 1...30 {
            session.move(forward: 5 * way.sign)
            let expected = rest + 5 * Double(step) * way.sign
            #expect(session.offset.isNear(expected, within: Self.tolerance), "after \(step) moves")
        }
    }

    @Test(arguments: Variant.all)
    func contentFollowsAReversingFinger(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.grab()
        session.move(forward: 120, for: 0.2)
        session.move(forward: -150, for: 0.2)
        session.move(forward: 30, for: 0.2)
        #expect(session.offset.isNear(rest, within: Self.tolerance))
    }

    @Test(arguments: Variant.all)
    func movementAcrossTheAxisDoesNotScroll(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.press()
        session.move(forward: 0, across: 200, for: 0.3)
        session.move(forward: 200, for: 0.3)
        #expect(session.offset == rest)
        #expect(!session.engine.isDragging(0))
        session.lift()
        session.wait(1)
        #expect(session.offset == rest)
        #expect(session.events.isEmpty)
    }

    @Test(arguments: Variant.all)
    func startedDragContinuesAcrossTheAxis(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.grab()
        session.move(forward: 60, across: -150, for: 0.3)
        #expect(session.offset.isNear(rest + 60, within: Self.tolerance))
    }

    @Test(arguments: Variant.all)
    func smallMovementDoesNotDrag(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.press()
        session.move(forward: 4, across: 3, for: 0.2)
        session.move(forward: -8, across: -6, for: 0.2)
        #expect(session.offset == rest)
        #expect(session.engine.phase == .held)
    }

    @Test(arguments: Variant.all)
    func draggingPointerIsReported(variant: Variant) {
        var session = Session(variant)
        session.press()
        #expect(!session.engine.isDragging(0))
        session.move(forward: 20)
        #expect(session.engine.isDragging(0) && !session.engine.isDragging(1))
        #expect(session.engine.phase == .dragging)
        session.lift()
        #expect(!session.engine.isDragging(0))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func coverFollowsTheFingerAcrossTheScreen(direction: LayoutDirection) throws {
        let context = LayoutContext(
            viewport: Session.viewport, count: 31, direction: direction, reduceMotion: false)
        var session = Session(.albumFan(AlbumFanLayout()), in: context, item: 10)
        let before = try session.center(of: 11)
        session.press(at: Point(x: 200, y: 300))
        session.engine.pointerMoved(0, to: Point(x: 210, y: 300), time: 0.1)
        session.engine.pointerMoved(0, to: Point(x: 273, y: 300), time: 0.2)
        let after = try session.center(of: 11)
        #expect((after.x - before.x).isNear(63, within: Self.tolerance))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func verticalLayoutIgnoresTheDirection(direction: LayoutDirection) throws {
        let context = LayoutContext(viewport: Session.viewport, count: 31, direction: direction)
        var session = Session(.expanding(ExpandingLayout()), in: context, item: 10)
        session.press(at: Point(x: 200, y: 300))
        session.engine.pointerMoved(0, to: Point(x: 200, y: 290), time: 0.1)
        session.engine.pointerMoved(0, to: Point(x: 200, y: 227), time: 0.2)
        #expect(session.offset.isNear(1800 + 63, within: Self.tolerance))
    }
}

extension Session {
    /// The center of a visible item in the current frame.
    fileprivate mutating func center(of index: Int) throws -> Point {
        engine.advance(to: time)
        return try #require(engine.frame.visibleItems.first { $0.index == index }).attributes.center
    }
}
