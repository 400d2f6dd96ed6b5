import Testing

@testable import Fanfold

@Suite struct HighlightTests {
    private static let frame = Rect(origin: Point(x: 40, y: 60), size: Size(width: 200, height: 300))
    /// How far beyond the viewport's length the others leave, in points.
    private static let exitMargin = 120.0

    @Test(arguments: Variant.all)
    func theItemFillsTheViewportExactly(variant: Variant) throws {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        let item = try #require(session.shown(10))
        #expect(item.quad.isNear(session.viewportQuad, within: 1e-9))
        #expect(item.attributes.opacity == 1)
        #expect(session.changeEvents == [.willHighlight(index: 10), .didHighlight(index: 10)])
    }

    @Test(arguments: Variant.all)
    func itIsTheOneThatIsSeenEverywhere(variant: Variant) {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        for part in [0.01, 0.3, 0.7, 0.99] {
            let size = session.engine.context.viewport
            #expect(session.engine.stage.item(at: Point(x: part * size.width, y: part * size.height)) == 10)
        }
    }

    @Test(arguments: Variant.all)
    func itFillsARectangle(variant: Variant) throws {
        var session = Session(variant)
        session.highlight(10, in: Self.frame)
        session.settle()
        let item = try #require(session.shown(10))
        #expect(item.quad.isNear(Quad((40, 60), (240, 60), (240, 360), (40, 360)), within: 1e-9))
    }

    @Test func aRowOfTheExpandingListOpensAsItFillsTheViewport() throws {
        let context = LayoutContext(viewport: Session.viewport, count: 31)
        var session = Session(.expanding(ExpandingLayout()), in: context)
        session.highlight(2)
        session.settle()
        let item = try #require(session.shown(2)).attributes
        #expect(item.progress == 1)
        #expect(item.appearance[ExpandingLayout.detailOpacity] == 1)
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion })
    func theOthersLeaveAlongTheAxisByTheViewportAndMore(variant: Variant) throws {
        var session = Session(variant)
        let before = session.poses
        session.highlight(10)
        session.wait(0.01, frame: 0.01)
        let distance = (session.length + Self.exitMargin) * (1 - session.engine.veilOpacity)
        let sign = session.engine.context.directionSign(along: session.axis)
        let others = session.poses.filter { $0.key != 10 }
        try #require(!others.isEmpty)
        for (index, pose) in others {
            let moved = pose.center[session.axis] - before[index]!.center[session.axis]
            #expect(moved.isNear(index < 10 ? -sign * distance : sign * distance, within: 1e-9))
        }
    }

    @Test(arguments: Variant.all)
    func theVeilFadesWithIt(variant: Variant) {
        var session = Session(variant)
        #expect(session.engine.veilOpacity == 1)
        session.highlight(10)
        session.wait(0.1)
        #expect(session.engine.veilOpacity > 0 && session.engine.veilOpacity < 1)
        session.settle()
        #expect(session.engine.veilOpacity == 0)
    }

    @Test(arguments: Variant.all)
    func anItemThatIsNotInViewIsScrolledToFirst(variant: Variant) throws {
        var session = Session(variant, count: 100, item: 5)
        session.highlight(90)
        session.settle()
        let rest = CollectionEvent.didSettle(offset: session.offset)
        #expect(session.events == [.willHighlight(index: 90), rest, .didHighlight(index: 90)])
        #expect(session.offset == session.offset(showing: 90))
        session.dismiss()
        session.settle()
        #expect(session.shown(90) != nil)
    }

    @Test(arguments: Variant.all)
    func dismissedEverythingIsAsItWas(variant: Variant) {
        var session = Session(variant)
        let before = session.poses
        session.highlight(10)
        session.settle()
        session.dismiss()
        session.settle()
        #expect(session.poses.isNear(before))
        #expect(session.changeEvents.suffix(2) == [.willDismiss(index: 10), .didDismiss(index: 10)])
    }

    @Test(arguments: Variant.all, [0.03, 0.1, 0.25, 0.5])
    func itCanBeReversedAtAnyInstant(variant: Variant, instant: Double) throws {
        let step = 1e-5
        var session = Session(variant)
        session.highlight(10)
        session.wait(instant)
        let (pose, veil) = (session.poses, session.engine.veilOpacity)
        session.wait(step, frame: step)
        let velocity = (session.engine.veilOpacity - veil) / step
        session.dismiss()
        #expect(session.poses.isNear(pose, within: 0.1), "it goes on from where it is")
        let caught = session.engine.veilOpacity
        session.wait(step, frame: step)
        let velocityAfter = (session.engine.veilOpacity - caught) / step
        #expect(velocityAfter.isNear(velocity, within: 0.02), "it goes on as fast as it was")
        session.settle()
        #expect(session.engine.veilOpacity == 1)
        #expect(session.changeEvents.last == .didDismiss(index: 10))
        #expect(!session.events.contains(.didHighlight(index: 10)))
    }

    @Test(arguments: Variant.all)
    func calledAgainWhileItGoesBackItTurnsRound(variant: Variant) {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        session.dismiss()
        session.wait(0.1)
        session.highlight(10)
        session.settle()
        #expect(session.engine.highlightedItem == 10)
        #expect(session.engine.veilOpacity == 0)
        #expect(!session.events.contains(.didDismiss(index: 10)))
    }

    @Test(arguments: Variant.all)
    func anotherItemWaitsUntilTheFirstIsBack(variant: Variant) {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        session.highlight(11)
        session.settle()
        let expected: [CollectionEvent] = [
            .willHighlight(index: 10), .didHighlight(index: 10), .willDismiss(index: 10),
            .didDismiss(index: 10), .willHighlight(index: 11), .didHighlight(index: 11),
        ]
        #expect(session.changeEvents == expected)
    }

    @Test(arguments: Variant.all)
    func meanwhileNothingScrolls(variant: Variant) {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        let offset = session.offset
        session.turnWheel(by: 100)
        session.scroll(by: 50)
        session.type(.pageDown)
        session.fling(forward: 200, velocity: 2000)
        session.settle()
        #expect(session.offset == offset)
    }

    @Test(arguments: Variant.calm)
    func underReduceMotionNothingFlies(variant: Variant) {
        var session = Session(variant)
        let before = session.poses
        session.highlight(10)
        while session.engine.needsFrame {
            for (index, pose) in session.poses {
                let isFilling = index == 10 && pose.size == session.engine.context.viewport
                #expect(isFilling || before[index]?.center == pose.center)
                #expect(pose.rotation == .zero)
            }
            session.wait(Session.frame)
        }
    }
}
