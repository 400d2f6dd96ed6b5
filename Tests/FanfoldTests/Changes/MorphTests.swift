import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

@Suite struct MorphTests {
    @Test(arguments: Variant.all, StandardLayout.all)
    func morphStartsAndEndsWithItsLayouts(variant: Variant, other: StandardLayout) throws {
        var session = Session(variant)
        let before = session.poses
        session.morph { layout, _ in layout = other }
        for (index, pose) in before {
            let now = try #require(session.poses[index])
            #expect(now.center.isNear(pose.center, within: 1e-6) && now.rotation == pose.rotation)
        }
        session.settle()
        #expect(session.poses.isNear(session.freshPoses))
        #expect(session.shown(10) != nil, "the item at rest stays in view")
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion }, StandardLayout.all)
    func itemsAreBlendedDuringTheMorph(variant: Variant, other: StandardLayout) throws {
        var session = Session(variant)
        let before = session.engine.context
        session.morph { layout, _ in layout = other }
        session.wait(0.1)
        guard variant.layout != other else { return #expect(!session.engine.needsFrame) }
        let amount = try #require(session.engine.composition.morphs.first).amount.value(at: session.time)
        for (index, pose) in session.poses {
            let old = variant.layout.attributes(at: Double(index), in: before)
            let new = other.attributes(at: Double(index), in: session.engine.context)
            #expect(pose.center.isNear(old.blended(with: new, amount).center, within: 1e-9))
        }
    }

    @Test(arguments: Variant.all, StandardLayout.all)
    func layoutSharesAreReportedDuringTheMorph(variant: Variant, other: StandardLayout) throws {
        var session = Session(variant)
        let third = StandardLayout.cardCarousel(CardCarouselLayout())
        let shares: (Session) -> [Double] = { session in
            var engine = session.engine
            return [variant.layout, other, third].map { layout in engine.share { $0 == layout } }
        }
        guard variant.layout != other, other != third, variant.layout != third else { return }
        #expect(shares(session) == [1, 0, 0])
        session.morph { layout, _ in layout = other }
        session.wait(0.1)
        let amount = try #require(session.engine.composition.morphs.first).amount.value(at: session.time)
        #expect(shares(session).map { $0 > 0 && $0 < 1 } == [true, true, false])
        #expect(shares(session)[1] == amount)
        session.morph { layout, _ in layout = third }
        session.wait(0.1)
        #expect(shares(session).reduce(0, +).isNear(1, within: 1e-12), "together they are the whole")
        #expect(shares(session).allSatisfy { $0 > 0 })
        session.settle()
        #expect(shares(session) == [0, 0, 1])
    }

    @Test(arguments: Variant.all)
    func rotationIsBlended(variant: Variant) {
        var session = Session(variant)
        let before = session.poses
        session.morph { $1.viewport = Size(width: 667, height: 375) }
        #expect(session.poses[10] != nil)
        for (index, pose) in session.poses {
            guard let old = before[index] else { continue }
            #expect(old.center.isNear(pose.center, within: 1e-6))
        }
        session.settle()
        #expect(session.poses.isNear(session.freshPoses))
        #expect(session.offset.isNear(session.offset(showing: 10), within: 1e-6))
    }

    /// Resizing a sheet interactively passes through many sizes.
    @Test(arguments: Variant.all, [true, false])
    func interactiveResizeKeepsTheItemAtRest(variant: Variant, isAnimated: Bool) {
        var session = Session(variant)
        for step in 0...60 {
            let height = 667 - 11 * Double(step)
            session.engine.reconfigure(animated: isAnimated, time: session.time) {
                $1.viewport = Size(width: 375, height: max(height, 0))
            }
            session.wait(Session.frame)
        }
        session.resize(to: Session.viewport)
        session.settle()
        #expect(session.poses.isNear(session.freshPoses))
        #expect(session.offset.isNear(session.offset(showing: 10), within: 1e-6))
    }

    @Test(arguments: Variant.all)
    func sameSizeIsNotAChange(variant: Variant) {
        var session = Session(variant)
        session.fling(forward: 150, velocity: 2000)
        session.wait(0.1)
        var other = session
        session.resize(to: Session.viewport)
        session.settle()
        other.settle()
        #expect(session.offset == other.offset)
    }

    @Test(arguments: Variant.reducedMotion, StandardLayout.all)
    func reduceMotionCrossFades(variant: Variant, other: StandardLayout) {
        var session = Session(variant)
        let (old, before) = (variant.layout, session.engine.context)
        session.morph { layout, _ in layout = other }
        repeat {
            for (index, pose) in session.poses {
                let centers = [
                    old.attributes(at: Double(index), in: before).center,
                    other.attributes(at: Double(index), in: session.engine.context).center,
                ]
                #expect(centers.contains(pose.center))
            }
            session.wait(Session.frame)
        } while session.engine.needsFrame
    }
}
