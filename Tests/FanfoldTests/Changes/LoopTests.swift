import Testing

@testable import Fanfold

@Suite struct LoopTests {
    /// The layouts that are made for it, and the directions.
    private static let variants = Variant.all.filter { ["album-fan", "card-carousel"].contains($0.name) }
    private static let counts = [1, 2, 3, 10]

    private func session(_ variant: Variant, count: Int, item: Int = 0) -> Session {
        var context = variant.context(viewport: Session.viewport, count: count)
        context.isLooping = true
        return Session(variant.layout, in: context, item: item)
    }

    @Test(arguments: variants, counts)
    func noItemIsSeenTwice(variant: Variant, count: Int) {
        var session = session(variant, count: count)
        for _ in 0..<200 {
            session.scroll(by: 37)
            session.advance()
            let indices = session.engine.stage.items.map(\.index)
            #expect(Set(indices).count == indices.count)
            #expect(!indices.isEmpty)
        }
    }

    @Test func anExpandingListGoesOnBeforeItsFirstRow() {
        var context = LayoutContext(viewport: Session.viewport, count: 10)
        context.isLooping = true
        let layout = ExpandingLayout()
        var engine = CollectionEngine(layout: layout, context: context)
        engine.scroll(toOffset: -2 * layout.dragDistance, animated: true, time: 0)
        engine.advance(to: 9)
        #expect(engine.itemShown == 8)
        #expect(Set(engine.stage.items.map(\.index)).isSuperset(of: [8, 9, 0]))
        #expect(engine.attributes(of: 8).progress == 1, "it is the featured one")
    }

    @Test(arguments: variants, counts)
    func theLastItemIsFollowedByTheFirst(variant: Variant, count: Int) {
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
    func thereIsNoEndInEitherDirection(variant: Variant, count: Int) {
        for way in Way.allCases {
            var session = session(variant, count: count)
            session.grab(forward: way.sign)
            let offset = session.offset
            session.move(forward: way.sign * 3000, for: 1)
            #expect((session.offset - offset).isNear(way.sign * 3000, within: 1e-6))
        }
    }

    @Test(arguments: variants, [-7, 0, 7])
    func changesAreTheSameOnEveryLap(variant: Variant, lap: Int) throws {
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
    func theItemAtRestStaysAtRestOnEveryLap(variant: Variant, lap: Int) throws {
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
    func anItemIsHighlightedOnTheLapThatIsSeen(variant: Variant, count: Int) throws {
        var session = session(variant, count: count)
        session.scroll(by: -1000)
        session.settle()
        let index = session.engine.itemShown
        session.highlight(index)
        session.settle()
        #expect(try #require(session.shown(index)).quad.isNear(session.viewportQuad, within: 1e-9))
        #expect(session.engine.stage.items.filter { $0.attributes.opacity > 0 }.count == 1)
    }

    @Test(arguments: variants)
    func theEndKeyGoesToTheNearestLastItem(variant: Variant) {
        var session = session(variant, count: 10)
        session.type(.end)
        session.settle()
        #expect(session.engine.itemShown == 9)
        #expect(abs(session.offset) < 10 * session.itemDistance)
    }

    @Test(arguments: variants)
    func turnedOffItShowsTheSameItem(variant: Variant) {
        var session = session(variant, count: 10, item: 4)
        session.scroll(by: 20 * session.itemDistance)
        session.settle()
        let item = session.engine.itemShown
        session.reconfigure { $1.isLooping = false }
        session.settle()
        #expect(session.engine.itemShown == item)
    }
}
