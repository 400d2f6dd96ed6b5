import Testing

@_spi(Host) @testable import Fanfold

/// Cancelled, additional and invalid pointers.
@Suite struct PointerTests {
    private static let notNumbers = [
        Point(x: .nan, y: 0), Point(x: 0, y: .nan), Point(x: .infinity, y: 0), Point(x: 0, y: -.infinity),
    ]

    @Test(arguments: Variant.all)
    func cancelledDragSettles(variant: Variant) {
        var session = Session(variant)
        session.grab()
        session.move(forward: 90, for: 0.05)
        let offset = session.offset
        session.cancel()
        #expect(session.offset == offset || variant.settlesAtOnce)
        session.comeToRest()
        #expect(abs(session.offset - offset) <= (variant.layout.snaps ? session.itemDistance / 2 : 0))
        #expect(session.events == [.didSettle(offset: session.offset)])
    }

    @Test(arguments: Variant.all)
    func cancelledTouchIsNotATap(variant: Variant) {
        var session = Session(variant)
        let offset = session.offset
        session.press()
        session.cancel()
        session.lift()
        session.wait(1)
        #expect(session.events.isEmpty && session.offset == offset)
    }

    @Test(arguments: Variant.all)
    func cancelledCatchSettles(variant: Variant) {
        var session = Session(variant)
        session.fling(forward: 100, velocity: 1500)
        session.wait(0.1)
        session.press()
        session.cancel()
        session.comeToRest()
        #expect(session.settleCount == 1)
        #expect(session.engine.phase == .idle)
    }

    @Test(arguments: Variant.all)
    func secondPointerIsIgnored(variant: Variant) {
        var session = Session(variant)
        session.grab()
        let offset = session.offset
        session.engine.pointerDown(1, at: Point(x: 10, y: 10), time: session.time)
        session.engine.pointerMoved(1, to: Point(x: 300, y: 500), time: session.time)
        session.engine.pointerUp(1, at: Point(x: 300, y: 500), time: session.time)
        session.engine.pointerCancelled(1, time: session.time)
        session.advance()
        #expect(session.offset == offset && session.engine.isDragging(0))
        session.move(forward: 30)
        #expect(session.offset.isNear(offset + 30, within: 1e-9))
        #expect(session.events.isEmpty)
    }

    @Test(arguments: Variant.all)
    func secondPointerIsTrackedAfterTheFirst(variant: Variant) throws {
        var session = Session(variant)
        session.press()
        session.cancel()
        session.engine.pointerDown(1, at: session.finger, time: session.time)
        session.engine.pointerUp(1, at: session.finger, time: session.time)
        session.advance()
        let seen = try #require(Session(variant).engine.frame.item(at: session.finger))
        #expect(session.events.first == .didTap(index: seen))
    }

    @Test(arguments: Variant.all)
    func unknownPointerIsIgnored(variant: Variant) {
        var session = Session(variant)
        let offset = session.offset
        session.engine.pointerMoved(7, to: Point(x: 0, y: 0), time: 0.1)
        session.engine.pointerMoved(7, to: Point(x: 300, y: 500), time: 0.2)
        session.engine.pointerUp(7, at: Point(x: 300, y: 500), time: 0.3)
        session.engine.pointerCancelled(7, time: 0.4)
        session.wait(1)
        #expect(session.offset == offset && session.events.isEmpty)
    }

    @Test(arguments: Variant.all, notNumbers)
    func nonFinitePointIsIgnored(variant: Variant, point: Point) {
        var session = Session(variant)
        session.engine.pointerDown(0, at: point, time: 0)
        #expect(session.engine.phase == .idle)
        session.grab()
        session.move(forward: 50)
        let offset = session.offset
        session.engine.pointerMoved(0, to: point, time: session.time)
        #expect(session.offset == offset)
        session.engine.pointerUp(0, at: point, time: session.time)
        session.comeToRest()
        #expect(session.settleCount == 1, "the pointer is up all the same")
    }
}
