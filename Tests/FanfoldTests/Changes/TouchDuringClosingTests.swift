import Testing

@_spi(Host) @testable import Fanfold

/// The content handles touches while an item closes: no touch is lost.
@Suite struct TouchDuringClosingTests {
    /// Times since the start of closing, in seconds: from the first frames to nearly closed.
    private static let instants = [0.02, 0.2, 0.6]
    /// The largest distance between content and finger, in points.
    private static let tolerance = 1e-6

    /// A session with a closing item.
    private func closing(_ variant: Variant, for duration: Double) -> Session {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        session.closeItem()
        session.wait(duration)
        return session
    }

    @Test(arguments: Variant.all, instants)
    func dragScrolls(variant: Variant, instant: Double) {
        var session = closing(variant, for: instant)
        let offset = session.offset
        session.grab()
        session.move(forward: 50)
        #expect((session.offset - offset).isNear(50, within: Self.tolerance))
        session.lift()
        session.settle()
        #expect(session.changeEvents.last == .didClose(index: 10), "and the item goes back meanwhile")
        #expect(session.poses.isNear(session.freshPoses))
    }

    @Test(arguments: Variant.all, instants)
    func tapIsDispatched(variant: Variant, instant: Double) throws {
        var session = closing(variant, for: instant)
        let point = Point(x: session.engine.context.viewport.width / 2, y: 333)
        let seen = try #require(session.engine.frame.item(at: point))
        session.engine.pointerDown(0, at: point, time: session.time)
        session.engine.pointerUp(0, at: point, time: session.time)
        session.advance()
        #expect(session.events.contains(.didTap(index: seen)))
    }

    @Test(arguments: Variant.all, instants)
    func trackpadAndKeysScroll(variant: Variant, instant: Double) {
        var session = closing(variant, for: instant)
        let offset = session.offset
        session.scroll(by: 20)
        #expect(session.wasConsumed && session.offset == offset + 20)
        session.type(.pageDown)
        #expect(session.wasConsumed)
        session.settle()
        #expect(session.offset > offset + 20)
    }

    @Test(arguments: Variant.all.filter { $0.layout.axis == .horizontal }, instants)
    func dragDownAcrossTheAxisCatchesTheItem(variant: Variant, instant: Double) {
        var session = closing(variant, for: instant)
        session.press(at: Point(x: 180, y: 200))
        session.moveFinger(to: Point(x: 180, y: 210))
        let caught = session.engine.openProgress
        session.wait(0.3)
        #expect(session.engine.openProgress == caught)
        session.lift()
        session.settle()
        let closings = session.events.filter { $0 == .willClose(index: 10) }
        let openings = session.events.filter { $0 == .willOpen(index: 10) }
        #expect(closings.count == 1)
        #expect(openings.count == (session.engine.openedItem == nil ? 1 : 2))
    }

    @Test(arguments: Variant.all, [0.05, 0.2])
    func pinchCatchesTheItem(variant: Variant, instant: Double) {
        var session = closing(variant, for: instant)
        session.press(at: Point(x: 80, y: 300))
        let caught = session.engine.openProgress
        session.engine.pointerDown(1, at: Point(x: 280, y: 300), time: session.time)
        session.wait(0.3)
        #expect(session.engine.openProgress == caught)
        session.moveFinger(to: Point(x: 81, y: 300))
        #expect(session.engine.openProgress.isNear(caught, within: 0.01))
    }
}
