import Testing

@_spi(Host) @testable import Fanfold

@Suite struct ReorderTests {
    private func session(_ variant: Variant) -> Session {
        var session = Session(variant)
        session.engine.options.allowsReordering = true
        return session
    }

    @Test(arguments: Variant.all)
    func longPressLiftsTheFrontMostItem(variant: Variant) throws {
        var session = session(variant)
        let index = try session.liftItem()
        #expect(session.events == [.willReorder(index: index)])
    }

    @Test(arguments: Variant.all)
    func itemFollowsTheFinger(variant: Variant) throws {
        var session = session(variant)
        let index = try session.liftItem()
        session.wait(1)
        let center = try #require(session.shown(index)).attributes.center
        let finger = session.finger
        session.moveFinger(to: Point(x: finger.x + 7, y: finger.y - 5))
        let moved = try #require(session.lifted).attributes.center
        #expect(moved.isNear(Point(x: center.x + 7, y: center.y - 5), within: 1e-6))
    }

    @Test(arguments: Variant.all)
    func liftedItemStaysInFront(variant: Variant) throws {
        var session = session(variant)
        try session.liftItem()
        var point = session.finger
        for _ in 0..<20 {
            #expect(session.engine.frame.visibleItems.last == session.lifted)
            point.x += 6
            point.y += 6
            session.moveFinger(to: point)
        }
        session.lift()
        session.settle()
        #expect(session.poses.isNear(session.freshPoses), "let go, it lies where its place is")
    }

    @Test(arguments: Variant.all)
    func liftedItemTakesPassedIndices(variant: Variant) throws {
        var session = session(variant)
        let index = try session.liftItem()
        let sign = session.engine.context.directionSign(along: session.axis)
        let start = session.finger
        for step in 1...40 {
            var point = start
            point[session.axis] -= sign * 3 * Double(step)
            session.moveFinger(to: point)
        }
        session.lift()
        session.settle()
        let moves = session.events.filter { if case .didMove = $0 { true } else { false } }
        let end = try #require(
            session.events.compactMap { event -> Int? in
                if case .didReorder(from: index, to: let to) = event { to } else { nil }
            }.last)
        #expect(end == index || !moves.isEmpty)
        #expect(end <= index)
        #expect(session.poses.isNear(session.freshPoses))
    }

    @Test(arguments: Variant.all, [true, false])
    func cancelledDragReturnsTheItem(variant: Variant, isForbidden: Bool) throws {
        let changes: [(CollectionChange?, Int)] = [
            (nil, 0), (.insert(at: 0, count: 2), 2), (.remove(at: 0, count: 1), -1),
        ]
        for (change, distance) in changes {
            var session = session(variant)
            let index = try session.liftItem()
            let identity = try #require(session.lifted).identity
            let sign = session.engine.context.directionSign(along: session.axis)
            let start = session.finger
            for step in 1...40 {
                var point = start
                point[session.axis] += sign * 3 * Double(step)
                session.moveFinger(to: point)
            }
            if let change { session.apply(change) }
            if isForbidden { session.engine.options.allowsReordering = false } else { session.cancel() }
            session.moveFinger(to: start)
            session.settle()
            let place = index + distance
            #expect(session.events.contains(.didReorder(from: place, to: place)))
            #expect(session.engine.frame.visibleItems.first { $0.identity == identity }?.index == place)
            #expect(session.poses.isNear(session.freshPoses))
        }
    }

    @Test(arguments: Variant.all, [true, false])
    func insertionsBeforeALiftedItemStayBeforeIt(variant: Variant, isNew: Bool) throws {
        var session = session(variant)
        let index = try session.liftItem()
        let change = isNew ? CollectionChange.insert(at: index, count: 1) : .move(from: index + 2, to: index)
        session.engine.apply([change], animated: true, time: session.engine.time)
        session.cancel()
        session.settle()
        #expect(session.events.contains(.didReorder(from: index + 1, to: index + 1)))
    }

    @Test(arguments: Variant.all)
    func aLiftedItemReturnsToItsPlaceAmongChangedItems(variant: Variant) throws {
        var random = SeededGenerator(seed: Soak.seed, stream: variant.stream)
        for _ in 0..<10 {
            var session = session(variant)
            var item = try session.liftItem()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let (last, count) = (session.engine.context.count - 1, Int.random(in: 1...3, using: &random))
                let other = Int.random(in: 0...last, using: &random)
                let target = random.one(of: [other, item, min(item + 1, last)])
                switch Int.random(in: 0...3, using: &random) {
                case 0:
                    session.apply(.insert(at: target, count: count))
                    if target <= item { item += count }
                case 1 where other != item:
                    session.apply(.remove(at: other, count: 1))
                    if other < item { item -= 1 }
                case 2:
                    session.apply(.move(from: item, to: target))
                    item = target
                default:
                    session.apply(.move(from: other, to: target))
                    item = IndexChange.move(from: other, to: target).newIndex(of: item) ?? item
                }
            }
            let count = session.events.count
            session.cancel()
            session.settle()
            #expect(session.events[count...].first == .didReorder(from: item, to: item), "seed \(Soak.seed)")
        }
    }

    @Test(arguments: Variant.all)
    func disabledReorderLiftsNothing(variant: Variant) {
        var session = session(variant)
        session.press()
        session.engine.options.allowsReordering = false
        session.wait(1)
        #expect(!session.engine.isReordering)
    }

    @Test(arguments: Variant.all)
    func contentScrollsNearItsEnds(variant: Variant) throws {
        var session = session(variant)
        try session.liftItem()
        let offset = session.offset
        let isMirrored = session.engine.context.directionSign(along: session.axis) < 0
        var point = session.finger
        point[session.axis] = isMirrored ? 20 : session.length - 20
        session.moveFinger(to: point)
        session.wait(0.5)
        #expect(session.offset > offset + 100)
        session.lift()
        session.settle()
        #expect(session.poses.isNear(session.freshPoses))
    }

    @Test(arguments: Variant.all)
    func earlyMovementScrolls(variant: Variant) {
        var session = session(variant)
        session.press()
        session.wait(0.3)
        session.move(forward: 40, for: 0.1)
        session.wait(1)
        session.lift()
        #expect(!session.events.contains { if case .willReorder = $0 { true } else { false } })
    }

    @Test(arguments: Variant.all)
    func frontMostCardReceivesTheTapAfterAReorder(variant: Variant) throws {
        var session = session(variant)
        session.apply(.move(from: 10, to: 11), .move(from: 9, to: 12))
        session.settle()
        for item in session.engine.frame.visibleItems {
            guard session.engine.frame.item(at: item.attributes.center) == item.index else { continue }
            var other = session
            other.tap(at: item.attributes.center)
            #expect(other.events.contains(.didTap(index: item.index)))
        }
    }
}

extension Session {
    /// The lifted item.
    fileprivate var lifted: VisibleItem? { engine.pointers.tracking?.item.flatMap { shown($0) } }

    /// Holds an item near the center until it is lifted.
    @discardableResult fileprivate mutating func liftItem() throws -> Int {
        let size = engine.context.viewport
        let point = Point(x: 0.5 * size.width, y: 0.5 * size.height)
        let hit = engine.item(at: point)
        let index = try #require(hit)
        press(at: point)
        wait(0.7)
        return index
    }
}
