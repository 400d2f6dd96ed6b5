import Testing

@_spi(Host) @testable import Fanfold

@Suite struct AppendTests {
    @Test(arguments: Variant.all)
    func appendScrollsInsertsAndOpensInOrder(variant: Variant) {
        var session = Session(variant)
        session.engine.append(time: session.time)
        session.settle()
        let expected: [CollectionEvent] = [
            .didInsert(index: 31, count: 1), .willOpen(index: 31), .didOpen(index: 31),
            .didAppend(index: 31),
        ]
        #expect(session.changeEvents.filter { $0 != .didFinishChanges } == expected)
        #expect(session.events.filter { $0 == .didFinishChanges }.count == 1)
        #expect(session.settleCount == 1)
        #expect(session.events.last == .didAppend(index: 31), "once all is at rest")
        #expect(session.engine.openedItem == 31)
    }

    @Test(arguments: Variant.all)
    func openItemIsClosedFirst(variant: Variant) throws {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        session.engine.append(time: session.time)
        session.settle()
        let events = session.changeEvents
        let closed = try #require(events.firstIndex(of: .didClose(index: 10)))
        #expect(events[2] == .willClose(index: 10))
        #expect(closed < events.firstIndex(of: .willOpen(index: 31)) ?? 0)
        #expect(events.last == .didAppend(index: 31))
    }

    @Test(arguments: Variant.all, [10, 29])
    func appendTakesLessThanOneAndAHalfSeconds(variant: Variant, item: Int) {
        var session = Session(variant, item: item)
        session.openItem(at: item)
        session.settle()
        let start = session.time
        session.engine.append(time: start)
        session.wait(0.1)
        session.engine.append(time: session.time)
        for number in 1...2 {
            while !session.events.contains(.didAppend(index: 30 + number)) && session.time < Session.patience
            {
                session.wait(Session.frame)
            }
            #expect(session.time - start < 1.5 * Double(number))
        }
        #expect(session.engine.openedItem == 32)
    }

    /// A pending step begins after a change, not during it: until then, its indices are not those of the listeners.
    @Test func removalThatEndsAutomaticScrollingIsReportedBeforeTheOpening() throws {
        let context = LayoutContext(viewport: Size(width: 320, height: 568), count: 3)
        var session = Session(.albumFan(AlbumFanLayout()), in: context)
        session.engine.append(time: session.time)
        while session.events.isEmpty && session.time < Session.patience { session.wait(Session.frame) }
        session.engine.scroll(toOffset: 0, animated: false, time: session.time)
        session.engine.scrollAutomatically(velocity: 100, time: session.time)
        session.wait(1)
        // The content is shorter then, and a short way beyond its end.
        session.engine.apply([.remove(at: 1)], animated: false, time: session.time)
        session.settle()
        let changes = session.changeEvents.filter { $0 != .didFinishChanges }
        #expect(
            changes == [
                .didInsert(index: 3, count: 1), .didRemove(index: 1, count: 1), .willOpen(index: 2),
                .didOpen(index: 2), .didAppend(index: 2),
            ])
    }

    @Test(arguments: Variant.reducedMotion)
    func visibleItemsNeverJumpAtTheSeamOfALoop(variant: Variant) {
        let (frame, largestStep, leastOpacity) = (1 / 240.0, 2.0, 0.2)
        var context = variant.context()
        context.isLooping = true
        var session = Session(variant.layout, in: context, item: 30)
        session.engine.append(time: session.time)
        var before = session.poses
        for _ in 0..<600 {
            session.wait(frame, frame: frame)
            for (index, pose) in session.poses where pose.opacity > leastOpacity {
                guard let former = before[index], former.opacity > leastOpacity else { continue }
                #expect(pose.center.distance(to: former.center) < largestStep, "item \(index)")
            }
            before = session.poses
        }
        #expect(session.engine.openedItem == 31)
    }

    @Test(arguments: Variant.plain)
    func stepsAreContinuous(variant: Variant) {
        let (frame, largestStep) = (1 / 240.0, 25.0)
        var session = Session(variant, item: 29)
        session.openItem(at: 29)
        session.settle()
        session.engine.append(time: session.time)
        while session.engine.needsFrame {
            let before = session.engine.seen
            session.wait(frame, frame: frame)
            for item in session.engine.seen {
                guard let former = before.first(where: { $0.identity == item.identity }) else { continue }
                #expect(item.distance(to: former) < largestStep, "at \(session.time)")
            }
        }
    }

    @Test(arguments: Variant.all)
    func callsAreQueued(variant: Variant) {
        var session = Session(variant)
        for _ in 0..<3 {
            session.engine.append(time: session.time)
            session.wait(0.1)
        }
        session.settle()
        let appended = session.events.compactMap { event -> Int? in
            if case .didAppend(let index) = event { index } else { nil }
        }
        #expect(appended == [31, 32, 33])
        #expect(session.engine.context.count == 34)
        #expect(session.engine.openedItem == 33)
        let first = session.events.firstIndex(of: .didAppend(index: 31))
        let second = session.events.firstIndex(of: .didInsert(index: 32, count: 1))
        #expect((first ?? .max) < (second ?? 0))
    }

    @Test(arguments: Variant.all)
    func emptyCollectionCanBeAppendedTo(variant: Variant) {
        var session = Session(variant, count: 0)
        session.engine.append(time: session.time)
        session.settle()
        #expect(session.events.last == .didAppend(index: 0))
        #expect(session.engine.openedItem == 0)
    }

    /// A finger that holds the content still needs no frames, however long it waits.
    @Test(arguments: Variant.all, [0, 0.1, 0.4])
    func appendWaitsForAFingerWithoutFrames(variant: Variant, delay: Double) {
        var session = Session(variant)
        session.engine.append(time: session.time)
        session.wait(delay)
        session.press()
        session.wait(5)
        #expect(!session.engine.needsFrame)
        session.lift()
        session.settle()
        #expect(session.events.contains(.didAppend(index: 31)))
    }

    @Test func pageEntersEdgeOn() throws {
        let context = LayoutContext(viewport: Session.viewport, count: 3)
        var session = Session(.tabStack(TabStackLayout()), in: context)
        session.engine.append(time: session.time)
        var first: ItemAttributes?
        while first == nil && session.time < Session.patience {
            session.wait(0.001, frame: 0.001)
            first = session.poses[3]
        }
        #expect(try #require(first).rotation.x.isNear(-90, within: 0.1))
    }

    @Test(arguments: Variant.all)
    func nothingRunsUntilTheDataSourceInserts(variant: Variant) {
        var session = Session(variant)
        session.engine.options.asksBeforeAppending = true
        session.engine.append(time: session.time)
        session.engine.append(time: session.time)
        session.settle()
        #expect(session.events.filter { $0 == .shouldAppend }.count == 1)
        #expect(!session.engine.needsFrame)
        session.engine.apply([.insert(at: 31)], animated: false, time: session.time)
        session.engine.answerAppending(isInserted: true, time: session.time)
        #expect(session.engine.needsFrame)
        session.settle()
        #expect(session.events.contains(.didAppend(index: 31)))
        #expect(session.events.filter { $0 == .shouldAppend }.count == 2)
        session.engine.answerAppending(isInserted: false, time: session.time)
        session.settle()
        #expect(session.engine.openedItem == nil && !session.engine.needsFrame)
    }
}
