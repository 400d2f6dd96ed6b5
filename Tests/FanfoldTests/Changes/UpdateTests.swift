import Testing

@_spi(Host) @testable import Fanfold

/// A change of items, and the count after it.
struct Update: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let changes: [CollectionChange]
    let growth: Int

    /// For 31 items; the tenth is at rest.
    static let all = [
        Update("an insertion at the start", [.insert(at: 0)], 1),
        Update("an insertion of several at rest", [.insert(at: 10, count: 3)], 3),
        Update("an insertion after", [.insert(at: 11, count: 2)], 2),
        Update("an insertion at the end", [.insert(at: 31)], 1),
        Update("a removal at the start", [.remove(at: 0)], -1),
        Update("a removal of several around", [.remove(at: 8, count: 5)], -5),
        Update("a removal at rest", [.remove(at: 10)], -1),
        Update("a removal at the end", [.remove(at: 30)], -1),
        Update("a removal of all but one", [.remove(at: 1, count: 30)], -30),
        Update("a removal of all", [.remove(at: 0, count: 31)], -31),
        Update("a move forward", [.move(from: 9, to: 12)], 0),
        Update("a move backward", [.move(from: 12, to: 9)], 0),
        Update("a move across everything", [.move(from: 30, to: 0)], 0),
        Update("a reload", [.reload(at: 10)], 0),
        Update(
            "one that goes while another moves", [.remove(at: 9), .move(from: 11, to: 8), .insert(at: 10)], 0),
    ]

    private init(_ description: String, _ changes: [CollectionChange], _ growth: Int) {
        testDescription = description
        self.changes = changes
        self.growth = growth
    }
}

@Suite struct UpdateTests {
    @Test(arguments: Variant.all, Update.all)
    func updatedStateEqualsANewCollection(variant: Variant, update: Update) {
        var session = Session(variant)
        session.engine.apply(update.changes, animated: true, time: session.time)
        session.advance()
        session.settle()
        #expect(session.engine.context.count == 31 + update.growth)
        #expect(session.poses.isNear(session.freshPoses))
        #expect(session.range.contains(session.offset))
    }

    @Test(arguments: Variant.all, Update.all)
    func updateWithoutAnimationIsImmediate(variant: Variant, update: Update) {
        var session = Session(variant)
        session.engine.apply(update.changes, animated: false, time: session.time)
        session.advance()
        #expect(session.poses.isNear(session.freshPoses))
        #expect(session.range.contains(session.offset))
    }

    /// Spread over a list: each change moves the items after it.
    @Test(.timeLimit(.minutes(2))) func thousandsOfChangesTakeSeconds() {
        var session = Session(Variant.all[0])
        let changes = (0..<2500).map { CollectionChange.insert(at: $0 * 7 % (31 + $0)) }
        session.engine.apply(changes, animated: true, time: session.time)
        session.advance()
        session.settle()
        #expect(session.poses.isNear(session.freshPoses))
    }

    /// In the classic stack, the content jumps when its last pages are removed because its content length
    /// lags.
    @Test(arguments: Variant.all, Update.all)
    func contentLengthIsCorrectAtEveryTime(variant: Variant, update: Update) {
        var session = Session(variant)
        var context = session.engine.context
        context.count += update.growth
        let length = variant.layout.contentLength(in: context)
        session.engine.apply(update.changes, animated: true, time: session.time)
        repeat {
            #expect(variant.layout.contentLength(in: session.engine.context) == length)
            session.wait(Session.frame)
        } while session.engine.needsFrame
    }

    @Test(arguments: Variant.all, [2, 10])
    func restingItemStaysAtRest(variant: Variant, index: Int) throws {
        for change in [
            CollectionChange.insert(at: index, count: 2), .remove(at: index), .move(from: 2, to: 20),
        ] {
            guard change != .remove(at: 10) else { continue }
            var session = Session(variant)
            let item = try #require(session.shown(10))
            session.apply(change)
            repeat {
                let now = try #require(
                    session.engine.frame.visibleItems.first { $0.identity == item.identity })
                #expect(now.quad.isNear(item.quad, within: 1e-6))
                session.wait(Session.frame)
            } while session.engine.needsFrame
        }
    }

    @Test(arguments: Variant.all)
    func removingTheLastItemsMovesTheContentIntoRange(variant: Variant) {
        var session = Session(variant, item: 30)
        session.settle()
        session.apply(.remove(at: 12, count: 19))
        session.settle()
        #expect(session.range.contains(session.offset))
        #expect(session.poses.isNear(session.freshPoses))
        #expect(!session.poses.isEmpty)
    }

    @Test(arguments: Variant.all)
    func emptyCollectionAcceptsItems(variant: Variant) {
        var session = Session(variant, count: 1, item: 0)
        session.apply(.remove(at: 0))
        session.settle()
        #expect(session.engine.frame.visibleItems.isEmpty)
        session.apply(.insert(at: 0, count: 5))
        session.settle()
        #expect(session.poses.isNear(session.freshPoses))
        #expect(!session.poses.isEmpty)
    }

    @Test(arguments: Variant.all)
    func lastItemCanBeRemovedAndRestored(variant: Variant) {
        var session = Session(variant, count: 1, item: 0)
        let before = session.poses
        session.apply(.remove(at: 0))
        session.wait(0.1)
        session.undo()
        session.settle()
        #expect(session.poses.isNear(before))
    }

    @Test(arguments: Variant.all)
    func itemKeepsItsElementAcrossIndexChanges(variant: Variant) throws {
        var session = Session(variant)
        let identity = try #require(session.shown(10)).identity
        session.apply(.insert(at: 0, count: 4))
        #expect(session.shown(14)?.identity == identity)
        session.apply(.move(from: 2, to: 30))
        #expect(session.shown(13)?.identity == identity)
        session.apply(.remove(at: 3, count: 2))
        #expect(session.shown(11)?.identity == identity)
        session.settle()
        #expect(session.shown(11)?.identity == identity)
    }

    @Test(arguments: Variant.all)
    func changesDuringAChangeAreApplied(variant: Variant) {
        var session = Session(variant)
        for step in 0..<12 {
            session.apply(.insert(at: step), .remove(at: 12 + step), .move(from: 20, to: 5))
            session.wait(0.03)
        }
        session.settle()
        #expect(session.engine.context.count == 31)
        #expect(session.poses.isNear(session.freshPoses))
        let finished = session.events.filter { $0 == .didFinishChanges }
        #expect(finished.count == 1)
        #expect(session.events.count == 37, "each change is told of once, and that all are where they belong")
    }

    @Test(arguments: Variant.all)
    func changesBesideAnOpenItemKeepItOpen(variant: Variant) throws {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        let identity = try #require(session.shown(10)).identity
        session.apply(.remove(at: 3), .insert(at: 0, count: 2), .move(from: 20, to: 1))
        repeat {
            let item = try #require(session.shown(12))
            #expect(item.identity == identity)
            #expect(item.quad.isNear(session.viewportQuad, within: 1e-9))
            session.wait(Session.frame)
        } while session.engine.needsFrame
        #expect(session.engine.openedItem == 12)
        session.closeItem()
        session.settle()
        #expect(session.poses.isNear(session.freshPoses))
    }

    @Test(arguments: Variant.all)
    func removingTheOpenItemRestoresTheOthers(variant: Variant) {
        var session = Session(variant)
        session.openItem(at: 10)
        session.settle()
        session.apply(.remove(at: 10))
        session.settle()
        #expect(session.engine.openedItem == nil)
        #expect(session.poses.isNear(session.freshPoses))
        #expect(session.changeEvents.contains(.didClose(index: 10)))
    }

    @Test(arguments: Variant.all)
    func reloadNeitherFlickersNorMoves(variant: Variant) {
        var session = Session(variant)
        let before = session.engine.frame.visibleItems
        session.apply(.reload(at: 10), .reload(at: 11))
        #expect(session.engine.frame.visibleItems == before)
        #expect(!session.engine.needsFrame || session.changeEvents.last == .didFinishChanges)
        #expect(session.events.prefix(2) == [.didReload(index: 10), .didReload(index: 11)])
    }

    @Test(arguments: Variant.all)
    func flingContinuesToItsTargetItem(variant: Variant) throws {
        var session = Session(variant, count: 200, item: 20)
        session.fling(forward: 200, velocity: 3000)
        var other = session
        other.settle()
        let goal = other.position
        session.wait(0.05)
        session.apply(.insert(at: 0, count: 3))
        session.settle()
        #expect(session.position.isNear(goal + 3, within: 0.01))
    }

    @Test(arguments: Variant.reducedMotion)
    func reduceMotionOnlyFadesItems(variant: Variant) {
        var session = Session(variant)
        session.apply(.remove(at: 11), .insert(at: 12))
        let places = session.freshPoses.mapValues(\.center)
        repeat {
            for (index, pose) in session.poses { #expect(places[index] == pose.center) }
            session.wait(Session.frame)
        } while session.engine.needsFrame
    }

    @Test(arguments: Variant.all, [0.0, 0.02, 0.3])
    func resultDoesNotDependOnTheFrameRate(variant: Variant, pause: Double) {
        func play(frame: Double) -> Session {
            var session = Session(variant)
            let calls: [(inout Session) -> Void] = [
                { $0.apply(.insert(at: 3, count: 2)) }, { $0.openItem(at: 14) }, { $0.apply(.remove(at: 2)) },
                { $0.closeItem() }, { $0.engine.append(time: $0.time) }, { $0.undo() },
                { $0.morph { layout, _ in layout = .cardCarousel(CardCarouselLayout()) } },
                { $0.apply(.move(from: 1, to: 20)) },
            ]
            for call in calls {
                call(&session)
                if pause > 0 { session.wait(pause, frame: min(frame, pause)) }
            }
            session.wait(20, frame: frame)
            return session
        }
        let (leap, steps) = (play(frame: 20), play(frame: 1 / 120))
        #expect(leap.events == steps.events)
        #expect(leap.poses.isNear(steps.poses))
    }
}
