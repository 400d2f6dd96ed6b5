import Testing

@_spi(Host) @testable import Fanfold

@Suite struct RemovalTests {
    /// The variants that support removal by dragging.
    private static let removable = Variant.all.filter { $0.layout.removal != nil }
    private static let moving = removable.filter { !$0.reduceMotion }

    /// A session with removal enabled.
    private func session(_ variant: Variant, asks: Bool = true) -> Session {
        var session = Session(variant)
        session.engine.options.allowsRemoval = true
        session.engine.options.asksBeforeRemoval = asks
        return session
    }

    @Test(arguments: removable)
    func itemFollowsTheFinger(variant: Variant) throws {
        var session = session(variant)
        let (index, start) = try session.grabItem()
        let place = try #require(session.shown(index)).attributes.center.x
        session.moveFinger(to: Point(x: start.x - 60, y: start.y))
        let moved = try #require(session.shown(index)).attributes.center.x - place
        #expect(moved.isNear(-60, within: 1e-9))
    }

    @Test(arguments: removable)
    func longDragRequestsRemoval(variant: Variant) throws {
        var session = session(variant)
        let (index, _) = try session.swipe(by: -120)
        session.settle()
        #expect(session.events == [.shouldRemove(index: index)])
        #expect(session.engine.context.count == 31)
    }

    @Test(arguments: removable)
    func allowedRemovalClosesTheGap(variant: Variant) throws {
        var session = session(variant)
        let (index, _) = try session.swipe(by: -120)
        session.settle()
        session.answer(index, isAllowed: true)
        #expect(session.engine.context.count == 30)
        session.settle()
        #expect(
            session.changeEvents == [
                .shouldRemove(index: index), .didRemove(index: index, count: 1), .didFinishChanges,
            ])
        #expect(session.poses.isNear(session.freshPoses))
    }

    @Test(arguments: removable)
    func rejectedRemovalSpringsBack(variant: Variant) throws {
        var session = session(variant)
        let before = session.poses
        let (index, _) = try session.swipe(by: -120)
        session.settle()
        session.answer(index, isAllowed: false)
        session.settle()
        #expect(session.events == [.shouldRemove(index: index), .didKeep(index: index)])
        #expect(session.poses.isNear(before))
    }

    @Test(arguments: moving)
    func removalWaitsAtTheEdgeForTheAnswer(variant: Variant) throws {
        var session = session(variant)
        let before = session.poses
        let (index, _) = try session.swipe(by: -120)
        session.wait(5)
        let moved = try #require(session.shown(index)).attributes.center.x - before[index]!.center.x
        #expect(moved.isNear(-0.75 * session.engine.context.viewport.width, within: 0.2))
    }

    @Test(arguments: removable)
    func removalWithoutConfirmationIsReported(variant: Variant) throws {
        var session = session(variant, asks: false)
        let (index, _) = try session.swipe(by: -120)
        #expect(session.events == [.didRemove(index: index, count: 1)])
    }

    @Test(arguments: removable)
    func flickRemovesRegardlessOfDistance(variant: Variant) throws {
        var session = session(variant)
        let (index, start) = try session.grabItem()
        for step in 1...3 { session.moveFinger(to: Point(x: start.x - 15 * Double(step), y: start.y)) }
        session.lift()
        #expect(session.events == [.shouldRemove(index: index)])
    }

    @Test(arguments: removable)
    func shortDragSpringsBackWithoutRequest(variant: Variant) throws {
        var session = session(variant)
        let before = session.poses
        try session.swipe(by: -60)
        session.settle()
        #expect(session.events.isEmpty)
        #expect(session.poses.isNear(before))
    }

    @Test(arguments: removable.filter { $0.layout.removal?.edges == .start })
    func oppositeDragIsDamped(variant: Variant) throws {
        var session = session(variant)
        let before = session.poses
        try session.swipe(by: 200)
        session.settle()
        #expect(session.events.isEmpty)
        #expect(session.poses.isNear(before))
    }

    @Test(arguments: removable)
    func cancelledDragRemovesNothing(variant: Variant) throws {
        var session = session(variant)
        let before = session.poses
        let (_, start) = try session.grabItem()
        session.moveFinger(to: Point(x: start.x - 200, y: start.y))
        session.cancel()
        session.settle()
        #expect(session.events.isEmpty)
        #expect(session.poses.isNear(before))
    }

    @Test(arguments: moving)
    func otherItemsMoveAlongTheLayoutsPath(variant: Variant) throws {
        var session = session(variant, asks: false)
        let (index, _) = try session.swipe(by: -120)
        for _ in 0..<20 {
            session.wait(Session.frame)
            for item in session.engine.frame.visibleItems where !item.isLeaving && item.index >= index {
                // The z of these layouts is the position itself.
                let onPath = session.layout.attributes(at: item.attributes.z, in: session.engine.context)
                #expect(item.attributes.isNear(onPath, within: 1e-9))
            }
        }
    }

    @Test(arguments: removable)
    func undoRestoresTheItem(variant: Variant) throws {
        var session = session(variant, asks: false)
        let before = session.poses
        let (index, _) = try session.swipe(by: -120)
        session.settle()
        session.undo()
        session.settle()
        #expect(session.poses.isNear(before))
        #expect(session.changeEvents.suffix(2) == [.didInsert(index: index, count: 1), .didFinishChanges])
    }

    @Test(arguments: moving)
    func immediateUndoReversesWithTheSameElement(variant: Variant) throws {
        var session = session(variant, asks: false)
        let (index, start) = try session.grabItem()
        session.moveFinger(to: Point(x: start.x - 120, y: start.y))
        let identity = try #require(session.shown(index)).identity
        session.lift()
        session.wait(0.05)
        let leaving = try #require(session.engine.frame.visibleItems.first { $0.isLeaving })
        #expect(leaving.identity == identity)
        session.undo()
        let back = try #require(session.shown(index))
        #expect(back.identity == identity)
        #expect(back.attributes.center.isNear(leaving.attributes.center, within: 1e-6))
    }
}

extension Session {
    /// Presses an item near the center and moves until it is dragged.
    fileprivate mutating func grabItem() throws -> (index: Int, finger: Point) {
        let viewport = engine.context.viewport
        let point = Point(x: 0.7 * viewport.width, y: 0.5 * viewport.height)
        let hit = engine.item(at: point)
        let index = try #require(hit)
        press(at: point)
        let start = Point(x: point.x - Self.decidingDistance, y: point.y)
        moveFinger(to: start)
        return (index, start)
    }

    /// Drags an item sideways slowly and releases at rest.
    @discardableResult
    fileprivate mutating func swipe(by distance: Double) throws -> (index: Int, finger: Point) {
        let viewport = engine.context.viewport
        let point = Point(x: 0.7 * viewport.width, y: 0.5 * viewport.height)
        let hit = engine.item(at: point)
        let index = try #require(hit)
        press(at: point)
        let start = Point(x: point.x + (distance < 0 ? -1 : 1) * Self.decidingDistance, y: point.y)
        moveFinger(to: start)
        for part in 1...10 {
            moveFinger(to: Point(x: start.x + distance * Double(part) / 10, y: start.y))
        }
        wait(0.2)
        lift()
        return (index, start)
    }
}
