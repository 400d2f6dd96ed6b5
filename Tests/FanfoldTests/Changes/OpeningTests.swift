import Testing

@_spi(Host) @testable import Fanfold

@Suite struct OpeningTests {
    private static let frame = Rect(origin: Point(x: 40, y: 60), size: Size(width: 200, height: 300))

    @Test(arguments: Variant.all)
    func openItemFillsTheViewport(variant: Variant) throws {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        let item = try #require(session.shown(10))
        #expect(item.quad.isNear(session.viewportQuad, within: 1e-9))
        #expect(item.attributes.opacity == 1)
        #expect(session.changeEvents == [.willOpen(index: 10), .didOpen(index: 10)])
    }

    @Test(arguments: Variant.all)
    func openItemIsFrontMostEverywhere(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        for part in [0.01, 0.3, 0.7, 0.99] {
            let size = session.engine.context.viewport
            #expect(session.engine.frame.item(at: Point(x: part * size.width, y: part * size.height)) == 10)
        }
    }

    @Test(arguments: Variant.all)
    func openItemFillsAGivenFrame(variant: Variant) throws {
        var session = Session(variant)
        session.openItem(at: 10, in: Self.frame)
        session.settle()
        let item = try #require(session.shown(10))
        #expect(item.quad.isNear(Quad((40, 60), (240, 60), (240, 360), (40, 360)), within: 1e-9))
    }

    @Test func expandingRowGrowsToTheViewport() throws {
        let context = LayoutContext(viewport: Session.viewport, count: 31)
        var session = Session(.expanding(ExpandingLayout()), in: context)
        session.openItem(at: 2)
        session.settle()
        let item = try #require(session.shown(2)).attributes
        #expect(item.progress == 1)
        #expect(item.appearance[ExpandingLayout.detailOpacity] == 1)
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion })
    func otherItemsLeaveAlongTheAxis(variant: Variant) throws {
        var session = Session(variant)
        let before = session.poses
        session.openItem(at: 10)
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
    func onlyTheOpenItemIsVisible(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        let area = session.inside
        let others = session.engine.frame.visibleItems.filter { $0.index != 10 && $0.quad.touches(area) }
        let covered = others.filter { $0.attributes.z < session.shown(10)!.attributes.z }
        #expect(others.count == covered.count)
    }

    @Test(arguments: Variant.all, Viewports.usual)
    func scrollingBehindAnOpenItemShowsNoOtherItem(variant: Variant, viewport: Size) {
        var session = Session(variant, viewport: viewport, item: 2)
        session.openItem(at: 2)
        session.settle()
        for index in [20, 0] {
            session.engine.scroll(to: index, animated: true, time: session.time)
            while session.engine.needsFrame {
                session.wait(Session.frame)
                let area = session.inside
                let others = session.engine.frame.visibleItems.filter {
                    $0.index != 2 && $0.quad.touches(area)
                }
                #expect(others.allSatisfy { $0.attributes.z < session.shown(2)!.attributes.z })
            }
        }
    }

    @Test(arguments: Variant.all, [0.03, 0.1, 0.2])
    func farScrollingDoesNotDragAnimatedItems(variant: Variant, instant: Double) {
        var session = Session(variant, count: 1000, item: 2)
        session.openItem(at: 2)
        session.wait(instant)
        session.engine.scroll(to: 990, animated: true, time: session.time)
        while session.engine.needsFrame {
            session.wait(Session.frame)
            let isEmpty = session.engine.frame.visibleItems.allSatisfy { !$0.quad.touches(session.inside) }
            #expect(!isEmpty, "something is seen at \(session.time) s")
        }
        #expect(session.engine.openedItem == 2)
    }

    @Test(arguments: [0.0, 0.4, 0.9], [0.02, 0.1, 0.2, 0.4])
    func growingRowPushesItsNeighbors(part: Double, instant: Double) throws {
        let context = LayoutContext(viewport: Session.viewport, count: 31)
        var session = Session(.expanding(ExpandingLayout()), in: context)
        session.scroll(by: 180 * (2 + part))
        session.openItem(at: 4)
        session.wait(instant)
        let shown = [3, 4, 5].compactMap { session.shown($0) }
        let frames = try shown.map { try #require($0.attributes.quad).bounds }
        try #require(frames.count > 1)
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            #expect(upper.maxY.isNear(lower.minY, within: 0.01), "neither a gap nor an overlap")
        }
        session.closeItem()
        session.wait(instant)
        let back = try [4, 5].compactMap { session.shown($0) }.map { try #require($0.attributes.quad).bounds }
        if back.count > 1 { #expect(back[0].maxY.isNear(back[1].minY, within: 0.01)) }
    }

    @Test(arguments: Variant.all)
    func vignetteFadesDuringOpening(variant: Variant) {
        var session = Session(variant)
        #expect(session.engine.vignetteOpacity == 1)
        session.openItem(at: 10)
        session.wait(0.1)
        #expect(session.engine.vignetteOpacity > 0 && session.engine.vignetteOpacity < 1)
        session.settle()
        #expect(session.engine.vignetteOpacity == 0)
    }

    @Test(arguments: Variant.all)
    func itemOutOfViewIsScrolledToFirst(variant: Variant) throws {
        var session = Session(variant, count: 100, item: 5)
        session.openItem(at: 90)
        session.settle()
        let rest = CollectionEvent.didSettle(offset: session.offset)
        #expect(session.events == [.willOpen(index: 90), rest, .didOpen(index: 90)])
        #expect(session.offset == session.offset(showing: 90))
        session.closeItem()
        session.settle()
        #expect(session.shown(90) != nil)
    }

    @Test(arguments: Variant.all)
    func closingRestoresTheFrame(variant: Variant) {
        var session = Session(variant)
        let before = session.poses
        session.openItem(at: 10)
        session.settle()
        session.closeItem()
        session.settle()
        #expect(session.poses.isNear(before))
        #expect(session.changeEvents.suffix(2) == [.willClose(index: 10), .didClose(index: 10)])
    }

    @Test(arguments: Variant.all, [0.03, 0.1, 0.25, 0.5])
    func openingCanBeReversedAtAnyTime(variant: Variant, instant: Double) throws {
        let step = 1e-5
        var session = Session(variant)
        session.openItem(at: 10)
        session.wait(instant)
        let (pose, vignette) = (session.poses, session.engine.vignetteOpacity)
        session.wait(step, frame: step)
        let velocity = (session.engine.vignetteOpacity - vignette) / step
        session.closeItem()
        #expect(session.poses.isNear(pose, within: 0.1), "it goes on from where it is")
        let caught = session.engine.vignetteOpacity
        session.wait(step, frame: step)
        let velocityAfter = (session.engine.vignetteOpacity - caught) / step
        #expect(velocityAfter.isNear(velocity, within: 0.02), "it goes on as fast as it was")
        session.settle()
        #expect(session.engine.vignetteOpacity == 1)
        #expect(session.changeEvents.last == .didClose(index: 10))
        #expect(!session.events.contains(.didOpen(index: 10)))
    }

    @Test(arguments: Variant.all)
    func openingDuringClosingReverses(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        session.closeItem()
        session.wait(0.1)
        session.openItem(at: 10)
        session.settle()
        #expect(session.engine.openedItem == 10)
        #expect(session.engine.vignetteOpacity == 0)
        #expect(!session.events.contains(.didClose(index: 10)))
    }

    @Test(arguments: Variant.all)
    func secondOpeningWaitsForTheClosing(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        session.openItem(at: 11)
        session.settle()
        let expected: [CollectionEvent] = [
            .willOpen(index: 10), .didOpen(index: 10), .willClose(index: 10),
            .didClose(index: 10), .willOpen(index: 11), .didOpen(index: 11),
        ]
        #expect(session.changeEvents == expected)
    }

    @Test(arguments: Variant.all)
    func onlyTheLastWaitingItemOpens(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        session.openItem(at: 11)
        session.openItem(at: 12)
        session.settle()
        #expect(session.engine.openedItem == 12)
        #expect(!session.changeEvents.contains(.willOpen(index: 11)))
    }

    @Test(arguments: Variant.all)
    func closingCancelsWaitingOpenings(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        session.openItem(at: 11)
        session.closeItem()
        session.settle()
        #expect(session.engine.openedItem == nil)
        #expect(session.changeEvents.last == .didClose(index: 10))
    }

    @Test(arguments: Variant.all)
    func scrollingIsDisabledWhileOpen(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        let offset = session.offset
        session.turnWheel(by: 100)
        session.scroll(by: 50)
        session.type(.pageDown)
        session.fling(forward: 200, velocity: 2000)
        session.settle()
        #expect(session.offset == offset)
    }

    @Test(arguments: Variant.reducedMotion)
    func reduceMotionDisablesMovement(variant: Variant) {
        var session = Session(variant)
        let before = session.poses
        session.openItem(at: 10)
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
    /// The viewport without its edge.
    fileprivate var inside: Rect {
        let (viewport, edge) = (engine.context.viewport, 1e-6)
        return Rect(
            origin: Point(x: edge, y: edge),
            size: Size(width: viewport.width - 2 * edge, height: viewport.height - 2 * edge))
    }
}
