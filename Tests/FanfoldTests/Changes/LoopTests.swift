import Testing

@_spi(Host) @testable import Fanfold

@Suite struct LoopTests {
    /// The layouts that support loops, in both directions.
    private static let variants = Variant.all.filter { ["album-fan", "card-carousel"].contains($0.name) }
    /// The minimum for a loop on a phone, and larger counts.
    private static let counts = [5, 6, 10]
    private static let viewports = [Session.viewport, Size(width: 667, height: 375)]

    private func session(_ variant: Variant, count: Int, item: Int = 0) -> Session {
        var context = variant.context(viewport: Session.viewport, count: count)
        context.isLooping = true
        return Session(variant.layout, in: context, item: item)
    }

    @Test(arguments: Variant.all, 0...12)
    func loopIsCompleteOrDisabled(variant: Variant, count: Int) {
        for viewport in Self.viewports {
            var context = variant.context(viewport: viewport, count: count)
            context.isLooping = true
            var session = Session(variant.layout, in: context)
            #expect(session.engine.context.isLooping == variant.layout.canLoop(in: context))
            guard session.engine.context.isLooping else {
                context.isLooping = false
                let plain = Session(variant.layout, in: context)
                #expect(session.poses.isNear(plain.poses) && session.range == plain.range)
                continue
            }
            for step in -60...60 {
                let offset = Double(step) * session.length / 7
                session.engine.scroll(toOffset: offset, animated: false, time: session.time)
                session.advance()
                #expect(session.placeMissing == nil, "\(viewport), offset \(offset)")
            }
        }
    }

    @Test(arguments: variants)
    func twelveItemsLoopAndOneDoesNot(variant: Variant) {
        for viewport in Self.viewports {
            #expect(variant.layout.loops)
            #expect(variant.layout.canLoop(in: variant.context(viewport: viewport, count: 12)))
            #expect(!variant.layout.canLoop(in: variant.context(viewport: viewport, count: 1)))
        }
    }

    @Test(arguments: variants)
    func loopFollowsTheItemCount(variant: Variant) {
        var session = session(variant, count: 1)
        #expect(!session.engine.context.isLooping)
        session.apply(.insert(at: 1, count: 9))
        #expect(session.engine.context.isLooping)
        session.settle()
        session.engine.scroll(toOffset: -session.itemDistance, animated: true, time: session.time)
        session.settle()
        #expect(session.engine.itemShown == 9)
        session.apply(.remove(at: 1, count: 9))
        #expect(!session.engine.context.isLooping)
        session.settle()
        #expect(session.range.contains(session.offset))
        #expect(session.poses.isNear(session.freshPoses))
        session.reconfigure { $1.count = 12 }
        #expect(session.engine.context.isLooping, "it is still asked for")
    }

    @Test(arguments: variants, [1, 2, 3] + counts)
    func noItemIsVisibleTwice(variant: Variant, count: Int) {
        var session = session(variant, count: count)
        for _ in 0..<200 {
            session.scroll(by: 37)
            session.advance()
            let indices = session.engine.frame.visibleItems.map(\.index)
            #expect(Set(indices).count == indices.count)
            #expect(!indices.isEmpty)
        }
    }

    @Test func expandingListContinuesBeforeItsFirstRow() {
        var context = LayoutContext(viewport: Session.viewport, count: 10)
        context.isLooping = true
        let layout = ExpandingLayout()
        var engine = CollectionEngine(layout: layout, context: context)
        engine.scroll(toOffset: -2 * layout.dragDistance, animated: true, time: 0)
        engine.advance(to: 9)
        #expect(engine.itemShown == 8)
        #expect(Set(engine.frame.visibleItems.map(\.index)).isSuperset(of: [8, 9, 0]))
        #expect(engine.attributes(of: 8).progress == 1, "it is the featured one")
    }

    @Test(arguments: variants, counts)
    func firstItemFollowsTheLast(variant: Variant, count: Int) {
        for way in Way.allCases {
            var session = session(variant, count: count)
            let before = session.poses.mapValues(\.center)
            for _ in 0..<count {
                let next = session.offset + way.sign * session.itemDistance
                session.engine.scroll(toOffset: next, animated: true, time: session.time)
                session.settle()
            }
            for (index, center) in session.poses.mapValues(\.center) {
                #expect(before[index]?.isNear(center, within: 0.3) == true)
            }
        }
    }

    @Test(arguments: variants, counts)
    func loopHasNoEnds(variant: Variant, count: Int) {
        for way in Way.allCases {
            var session = session(variant, count: count)
            session.grab(forward: way.sign)
            let offset = session.offset
            session.move(forward: way.sign * 3000, for: 1)
            #expect((session.offset - offset).isNear(way.sign * 3000, within: 1e-6))
        }
    }

    @Test(arguments: variants, [-7, 0, 7])
    func changesAreEqualOnEveryLap(variant: Variant, lap: Int) throws {
        func play(lap: Int) -> Session {
            var session = session(variant, count: 10, item: 4)
            let distance = Double(lap * 10) * session.itemDistance
            session.engine.scroll(toOffset: session.offset + distance, animated: false, time: session.time)
            session.advance()
            session.apply(.insert(at: 2), .remove(at: 8), .move(from: 0, to: 5))
            session.wait(0.1)
            return session
        }
        let (first, far) = (play(lap: 0), play(lap: lap))
        #expect(first.poses.mapValues(\.center).count == far.poses.count)
        for (index, pose) in first.poses {
            #expect(try #require(far.poses[index]).center.isNear(pose.center, within: 1e-6))
        }
    }

    @Test(arguments: variants, [-3, 0, 2])
    func restingItemStaysOnEveryLap(variant: Variant, lap: Int) throws {
        var session = session(variant, count: 10, item: 4)
        let distance = Double(lap * 10) * session.itemDistance
        session.engine.scroll(toOffset: session.offset + distance, animated: false, time: session.time)
        session.advance()
        let item = try #require(session.shown(4))
        session.apply(.insert(at: 1, count: 2), .remove(at: 9))
        repeat {
            let now = try #require(session.shown(6))
            #expect(now.identity == item.identity)
            #expect(now.quad.isNear(item.quad, within: 1e-6))
            session.wait(Session.frame)
        } while session.engine.needsFrame
    }

    @Test(arguments: variants, counts)
    func itemOpensOnTheVisibleLap(variant: Variant, count: Int) throws {
        var session = session(variant, count: count)
        session.scroll(by: -1000)
        session.settle()
        let index = session.engine.itemShown
        session.openItem(at: index)
        session.settle()
        #expect(try #require(session.shown(index)).quad.isNear(session.viewportQuad, within: 1e-9))
        #expect(session.engine.frame.visibleItems.filter { $0.attributes.opacity > 0 }.count == 1)
    }

    @Test(arguments: variants)
    func endKeyScrollsToTheNearestLastItem(variant: Variant) {
        var session = session(variant, count: 10)
        session.type(.end)
        session.settle()
        #expect(session.engine.itemShown == 9)
        #expect(abs(session.offset) < 10 * session.itemDistance)
    }

    @Test(arguments: variants)
    func disabledLoopShowsTheSameItem(variant: Variant) {
        var session = session(variant, count: 10, item: 4)
        session.scroll(by: 20 * session.itemDistance)
        session.settle()
        let item = session.engine.itemShown
        session.reconfigure { $1.isLooping = false }
        session.settle()
        #expect(session.engine.itemShown == item)
    }
}

extension Session {
    /// A visible position on any lap whose item is missing from the frame, if there is one.
    fileprivate var placeMissing: Int? {
        let (context, margin, reach) = (engine.context, 0.01, 40)
        let area = Rect(
            origin: Point(x: margin, y: margin),
            size: Size(
                width: context.viewport.width - 2 * margin, height: context.viewport.height - 2 * margin))
        let shown = Int(layout.position(shownAt: offset, in: context))
        return (shown - reach...shown + reach).first { slot in
            let pose = layout.attributes(at: Double(slot), in: context)
            guard pose.opacity > 0 && pose.quad?.touches(area) == true else { return false }
            let center = self.shown(context.index(ofSlot: slot))?.attributes.center
            return center?.isNear(pose.center, within: 1e-6) != true
        }
    }
}
