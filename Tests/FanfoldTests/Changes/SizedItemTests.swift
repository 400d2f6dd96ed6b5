import Testing

@_spi(Host) @testable import Fanfold

/// Changes of items with sizes of their own.
@Suite struct SizedItemTests {
    /// In points.
    static let tolerance = 1e-6

    @Test(arguments: SizedVariant.all.quarter(from: 0), Update.all)
    func eachItemKeepsItsSize(variant: SizedVariant, update: Update) {
        for providesLayout in [false, true] {
            var session = SizedSession(variant, renumbers: !providesLayout)
            session.apply(update.changes, providesLayout: providesLayout)
            repeat {
                session.expectOwnSizes("\(update), \(providesLayout ? "with a layout" : "renumbered")")
                session.wait(Session.frame)
            } while session.engine.needsFrame
            session.expectRest()
        }
    }

    @Test(arguments: SizedVariant.all, Update.all)
    func changeStartsFromTheVisiblePoses(variant: SizedVariant, update: Update) {
        var session = SizedSession(variant)
        session.apply([.insert(at: 12), .remove(at: 9)])
        session.wait(0.1)
        let before = session.engine.frame.visibleItems
        session.apply(update.changes)
        for item in session.engine.frame.visibleItems {
            guard let former = before.first(where: { $0.identity == item.identity }) else { continue }
            #expect(item.quad.isNear(former.quad, within: 0.01), "\(former.quad) jumps to \(item.quad)")
        }
    }

    @Test(arguments: SizedVariant.all.filter { $0.anchor == .leadingEdge }, Update.all)
    func remainingItemsDoNotOverlap(variant: SizedVariant, update: Update) {
        guard !update.changes.contains(where: { if case .move = $0 { true } else { false } }) else { return }
        var session = SizedSession(variant)
        session.apply(update.changes)
        repeat {
            // New items fade in at their places.
            let items = session.engine.frame.visibleItems.filter {
                !$0.isLeaving && $0.attributes.opacity == 1
            }
            for item in items {
                guard let next = items.first(where: { $0.index == item.index + 1 }) else { continue }
                let axis = variant.axis
                let distance = abs(next.attributes.center[axis] - item.attributes.center[axis])
                let room = (next.attributes.size[axis] + item.attributes.size[axis]) / 2
                #expect(distance >= room - Self.tolerance, "at \(session.time)")
            }
            session.wait(Session.frame)
        } while session.engine.needsFrame
    }

    @Test(arguments: SizedVariant.all)
    func itemAtRestStaysAtRest(variant: SizedVariant) throws {
        for change in [
            CollectionChange.insert(at: 2, count: 3), .remove(at: 4, count: 2), .move(from: 2, to: 20),
        ] {
            var session = SizedSession(variant)
            let length = session.lengths[10]
            let quad = try #require(session.item(ofLength: length)).quad
            session.apply([change])
            repeat {
                let item = try #require(session.item(ofLength: length))
                #expect(item.quad.isNear(quad, within: Self.tolerance), "\(change) at \(session.time)")
                session.wait(Session.frame)
            } while session.engine.needsFrame
        }
    }

    @Test(arguments: SizedVariant.all.quarter(from: 2))
    func draggedItemsKeepTheirSizes(variant: SizedVariant) throws {
        var session = SizedSession(variant)
        session.engine.options.allowsReordering = true
        var random = SeededGenerator()
        for _ in 0..<6 {
            let item = try #require(session.engine.frame.visibleItems.first { $0.index == 11 })
            var finger = item.attributes.center
            session.engine.pointerDown(0, at: finger, time: session.time)
            session.wait(0.6)
            let distance = random.number(in: -260...260)
            for _ in 0..<30 {
                finger[variant.axis] += distance / 30
                session.engine.pointerMoved(0, to: finger, time: session.time)
                session.followMoves()
                session.expectOwnSizes()
                session.wait(Session.frame)
            }
            session.engine.pointerUp(0, at: finger, time: session.time)
            session.settle()
            session.expectRest()
        }
    }

    /// The slots move with a tall neighbor: an item that is held still must not change places with it in each event.
    @Test(arguments: SizedVariant.all)
    func heldItemDoesNotAlternate(variant: SizedVariant) throws {
        for part in stride(from: 0.0, through: 1, by: 0.05) {
            var session = SizedSession(variant)
            session.setLengths { $0 == 11 ? 150 : 50 + Double($0) / 10 }
            session.engine.options.allowsReordering = true
            // Away from the ends of the viewport, where a lifted item scrolls the content.
            let isBehind = variant.anchor == .leadingEdge
            let item = try #require(
                session.engine.frame.visibleItems.first { $0.index == (isBehind ? 12 : 10) })
            var finger = item.attributes.center
            session.engine.pointerDown(0, at: finger, time: session.time)
            session.wait(0.6)
            let sign = variant.isMirrored == isBehind ? 1.0 : -1
            finger[variant.axis] += sign * 120 * part
            var moves = 0
            for step in 0..<20 {
                finger[variant.axis.cross] += step % 2 == 0 ? 0.1 : -0.1
                session.engine.pointerMoved(0, to: finger, time: session.time)
                let made = session.followMoves()
                if step > 2 { moves += made }
                session.wait(Session.frame)
            }
            #expect(moves == 0, "\(moves) moves at \(part)")
        }
    }

    @Test(arguments: SizedVariant.all)
    func undoneRemovalRestoresSizes(variant: SizedVariant) {
        var session = SizedSession(variant)
        session.apply([.remove(at: 11, count: 2)])
        session.wait(0.1)
        _ = session.engine.undoRemoval(animated: true, time: session.time)
        session.lengths.insert(contentsOf: [SizedLayout.estimate, SizedLayout.estimate], at: 11)
        session.advance()
        session.settle()
        session.expectRest()
    }

    @Test(arguments: SizedVariant.all)
    func changesUnderReduceMotionAreImmediate(variant: SizedVariant) {
        var session = SizedSession(variant, reduceMotion: true)
        session.apply([.insert(at: 12, count: 2), .remove(at: 11)])
        #expect(
            session.engine.frame.visibleItems.filter { !$0.isLeaving && $0.attributes.opacity == 1 }
                .allSatisfy {
                    $0.attributes.center.isNear(
                        session.restingAttributes(of: $0.index).center, within: Self.tolerance)
                })
        session.expectOwnSizes()
    }

    /// Changes, scrolling, dragging and time in random order.
    @Test(arguments: SizedVariant.all.quarter(from: 1)) func randomSessionsKeepSizes(variant: SizedVariant) {
        for stream in 0..<20 {
            var random = SeededGenerator(stream: variant.stream * 100 + stream)
            var session = SizedSession(variant)
            for _ in 0..<40 {
                session.actAtRandom(using: &random)
                session.expectOwnSizes("stream \(stream), \(SeededGenerator.replay)")
            }
            session.settle()
            session.expectRest("stream \(stream), \(SeededGenerator.replay)")
        }
    }
}
