import Testing

@_spi(Host) @testable import Fanfold

@Suite struct ClosingTests {
    /// An open item, with the finger at the center of a phone's screen.
    private func open(_ variant: Variant) -> Session {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        return session
    }

    @Test(arguments: Variant.all)
    func dragDownMovesTheItemWithTheFinger(variant: Variant) {
        var session = open(variant)
        session.press(at: Point(x: 180, y: 200))
        session.moveFinger(to: Point(x: 180, y: 210))
        let part = 0.25
        let distance = part * 0.6 * session.engine.context.viewport.height
        session.moveFinger(to: Point(x: 180, y: 210 + distance))
        #expect(session.engine.vignetteOpacity.isNear(part, within: 1e-9))
        session.moveFinger(to: Point(x: 180, y: 210))
        #expect(session.engine.vignetteOpacity.isNear(0, within: 1e-9))
    }

    @Test(arguments: Variant.all)
    func longDragCloses(variant: Variant) {
        var session = open(variant)
        session.dragDown(by: 300)
        session.settle()
        #expect(session.engine.openedItem == nil)
        #expect(session.changeEvents.suffix(2) == [.willClose(index: 10), .didClose(index: 10)])
    }

    @Test(arguments: Variant.all)
    func shortDragSpringsBack(variant: Variant) throws {
        var session = open(variant)
        session.dragDown(by: 60)
        session.settle()
        #expect(session.engine.openedItem == 10)
        #expect(session.changeEvents == [.willOpen(index: 10), .didOpen(index: 10)])
        #expect(try #require(session.shown(10)).quad.isNear(session.viewportQuad, within: 1e-9))
    }

    @Test(arguments: Variant.all)
    func pinchCloses(variant: Variant) {
        var session = open(variant)
        session.press(at: Point(x: 80, y: 300))
        session.engine.pointerDown(1, at: Point(x: 280, y: 300), time: session.time)
        session.moveFinger(to: Point(x: 140, y: 300))
        #expect(session.engine.vignetteOpacity.isNear(0.3 / 0.6, within: 1e-9))
        session.moveFinger(to: Point(x: 200, y: 300))
        session.lift()
        session.settle()
        #expect(session.engine.openedItem == nil)
        #expect(session.changeEvents.last == .didClose(index: 10))
    }

    @Test(arguments: Variant.all)
    func closingItemCanBeCaught(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.wait(0.1)
        let vignette = session.engine.vignetteOpacity
        session.press(at: Point(x: 180, y: 200))
        session.moveFinger(to: Point(x: 180, y: 210))
        #expect(session.engine.vignetteOpacity <= vignette)
        let caught = session.engine.vignetteOpacity
        session.wait(0.3)
        #expect(session.engine.vignetteOpacity == caught, "a finger that stays still holds it")
        session.moveFinger(to: Point(x: 180, y: 610))
        session.lift()
        session.settle()
        #expect(session.changeEvents.last == .didClose(index: 10))
    }
}

extension Session {
    /// Moves the finger to a point within a frame.
    mutating func moveFinger(to point: Point) {
        time += Self.frame
        finger = point
        engine.pointerMoved(0, to: point, time: time)
        advance()
    }

    /// Drags down slowly and releases at rest.
    fileprivate mutating func dragDown(by distance: Double) {
        press(at: Point(x: 180, y: 200))
        moveFinger(to: Point(x: 180, y: 208))
        for part in 1...10 { moveFinger(to: Point(x: 180, y: 208 + distance * Double(part) / 10)) }
        wait(0.2)
        lift()
    }
}
