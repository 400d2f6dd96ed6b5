import Testing

@testable import Fanfold

@Suite struct HighlightTests {
    private static let frame = Rect(origin: Point(x: 40, y: 60), size: Size(width: 200, height: 300))

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
    func theOthersLeaveAlongTheAxisAllAlikeOnEachSide(variant: Variant) throws {
        var session = Session(variant)
        let before = session.poses
        session.highlight(10)
        session.wait(0.01, frame: 0.01)
        let sign = session.engine.context.directionSign(along: session.axis)
        let moved = session.poses.filter { $0.key != 10 }.map { index, pose in
            let distance = sign * (pose.center[session.axis] - before[index]!.center[session.axis])
            return (isBefore: index < 10, distance: distance)
        }
        try #require(!moved.isEmpty)
        for one in moved {
            #expect(one.isBefore ? one.distance <= 0 : one.distance >= 0)
            for other in moved where other.isBefore == one.isBefore {
                #expect(one.distance.isNear(other.distance, within: 1e-9))
            }
        }
    }

    @Test(arguments: Variant.all)
    func nothingIsSeenBesidesItOnceItFillsTheViewport(variant: Variant) {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        let area = session.inside
        let others = session.engine.stage.items.filter { $0.index != 10 && $0.quad.touches(area) }
        let covered = others.filter { $0.attributes.z < session.shown(10)!.attributes.z }
        #expect(others.count == covered.count)
    }

    @Test(arguments: Variant.all, Viewports.usual)
    func nothingElseComesIntoViewWhileTheContentScrollsBehindIt(variant: Variant, viewport: Size) {
        var session = Session(variant, viewport: viewport, item: 2)
        session.highlight(2)
        session.settle()
        for index in [20, 0] {
            session.engine.scroll(to: index, animated: true, time: session.time)
            while session.engine.needsFrame {
                session.wait(Session.frame)
                let area = session.inside
                let others = session.engine.stage.items.filter { $0.index != 2 && $0.quad.touches(area) }
                #expect(others.allSatisfy { $0.attributes.z < session.shown(2)!.attributes.z })
            }
        }
    }

    @Test(arguments: Variant.all, [0.03, 0.1, 0.2])
    func contentThatIsScrolledFarTakesNothingAlongThatIsOnItsWay(variant: Variant, instant: Double) {
        var session = Session(variant, count: 1000, item: 2)
        session.highlight(2)
        session.wait(instant)
        session.engine.scroll(to: 990, animated: true, time: session.time)
        while session.engine.needsFrame {
            session.wait(Session.frame)
            let isEmpty = session.engine.stage.items.allSatisfy { !$0.quad.touches(session.inside) }
            #expect(!isEmpty, "something is seen at \(session.time) s")
        }
        #expect(session.engine.highlightedItem == 2)
    }

    @Test(arguments: [0.0, 0.4, 0.9], [0.02, 0.1, 0.2, 0.4])
    func theGrowingRowPushesItsNeighbours(part: Double, instant: Double) throws {
        let context = LayoutContext(viewport: Session.viewport, count: 31)
        var session = Session(.expanding(ExpandingLayout()), in: context)
        session.scroll(by: 180 * (2 + part))
        session.highlight(4)
        session.wait(instant)
        let shown = [3, 4, 5].compactMap { session.shown($0) }
        let frames = try shown.map { try #require($0.attributes.quad).bounds }
        try #require(frames.count > 1)
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            #expect(upper.maxY.isNear(lower.minY, within: 0.01), "neither a gap nor an overlap")
        }
        session.dismiss()
        session.wait(instant)
        let back = try [4, 5].compactMap { session.shown($0) }.map { try #require($0.attributes.quad).bounds }
        if back.count > 1 { #expect(back[0].maxY.isNear(back[1].minY, within: 0.01)) }
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
    func ofItemsThatWaitOnlyTheLastOneIsHighlighted(variant: Variant) {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        session.highlight(11)
        session.highlight(12)
        session.settle()
        #expect(session.engine.highlightedItem == 12)
        #expect(!session.changeEvents.contains(.willHighlight(index: 11)))
    }

    @Test(arguments: Variant.all)
    func dismissedNoItemIsHighlightedThatWaits(variant: Variant) {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        session.highlight(11)
        session.dismiss()
        session.settle()
        #expect(session.engine.highlightedItem == nil)
        #expect(session.changeEvents.last == .didDismiss(index: 10))
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

extension Session {
    /// The viewport, but for its very edge.
    fileprivate var inside: Rect {
        let (viewport, edge) = (engine.context.viewport, 1e-6)
        return Rect(
            origin: Point(x: edge, y: edge),
            size: Size(width: viewport.width - 2 * edge, height: viewport.height - 2 * edge))
    }
}
