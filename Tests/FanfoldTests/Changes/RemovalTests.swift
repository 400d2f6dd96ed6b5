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

    @Test(arguments: removable.filter { $0.layout.removal?.edges == .both }, [RemovalRule.Edges.start, .end])
    func requestLeadsOverTheEdge(variant: Variant, edge: RemovalRule.Edges) {
        var session = session(variant)
        let index = session.engine.targetItem
        #expect(session.engine.removalEdge(of: index) == nil)
        session.engine.requestRemoval(of: index, toward: edge, time: session.time)
        session.settle()
        #expect(session.engine.removalEdge(of: index) == edge)
        #expect(session.progress(ofItem: index) == edge.sign)
        session.answer(index, isAllowed: true)
        #expect(session.engine.lastRemovalEdge == edge)
        let leaving = session.engine.frame.visibleItems.first { $0.isLeaving }
        #expect(leaving.map { session.engine.removalProgress(of: $0) } == edge.sign)
        session.settle()
        session.apply(.remove(at: 0))
        #expect(session.engine.lastRemovalEdge == nil)
        let gone = session.engine.frame.visibleItems.filter {
            $0.isLeaving && session.engine.removalProgress(of: $0) != 0
        }
        #expect(gone.isEmpty)
    }

    @Test(arguments: removable)
    func progressFollowsTheFinger(variant: Variant) throws {
        var session = session(variant)
        let (index, start) = try session.grabItem()
        #expect(session.engine.frame.visibleItems.allSatisfy { session.engine.removalProgress(of: $0) == 0 })
        let distance = try #require(session.layout.removal).distance
        for (pull, progress) in [(-0.5 * distance, -0.5), (-2 * distance, -1), (-0.25 * distance, -0.25)] {
            session.moveFinger(to: Point(x: start.x + pull, y: start.y))
            #expect(session.progress(ofItem: index)?.isNear(progress, within: 1e-9) == true)
        }
        session.lift()
        session.settle()
        #expect(session.progress(ofItem: index) == 0)
    }

    /// Removals are undone in turn, whatever is inserted and moved between them.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func undoRestoresRemovalsInTurn(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var session = session(Variant.all[0], asks: false)
        let originals = Array(0..<session.engine.context.count)
        // Items that were inserted are negative.
        var (names, removed) = (originals, [[Int]]())
        for step in 1...12 {
            let index = Int.random(in: 0..<names.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                session.apply(.insert(at: index), animated: false)
                names.insert(-step, at: index)
            case 1:
                guard let from = names.firstIndex(where: { $0 < 0 }) else { continue }
                session.apply(.move(from: from, to: index), animated: false)
                names.insert(names.remove(at: from), at: index)
            default:
                let range = index..<min(index + Int.random(in: 1...2, using: &random), names.count)
                session.apply(.remove(at: index, count: range.count), animated: false)
                removed.append(Array(names[range]))
                names.removeSubrange(range)
            }
        }
        while let last = removed.popLast() {
            let index = session.engine.undoRemoval(animated: false, time: session.time)
            names.insert(contentsOf: last, at: index ?? 0)
        }
        #expect(session.engine.removalToUndo == nil)
        #expect(names.filter { $0 >= 0 } == originals, "seed \(seed)")
        #expect(session.engine.context.count == names.count)
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
    /// The progress of the removal of a visible item.
    fileprivate func progress(ofItem index: Int) -> Double? {
        shown(index).map { engine.removalProgress(of: $0) }
    }

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
