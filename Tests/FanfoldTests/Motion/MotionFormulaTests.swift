import Foundation
import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// The engine follows the formulas of the article “Motion”, which are transcribed here without its code.
@Suite struct MotionFormulaTests {
    private static let times = [0.02, 0.1, 0.25]
    /// The largest difference of a coordinate, in points.
    private static let tolerance = 1e-6

    @Test(arguments: Variant.plain, times)
    func scrollFollowsTheSpring(variant: Variant, time: Double) {
        var engine = variant.engine(at: 10)
        let (start, target) = (engine.context.offset, engine.layout.offset(showing: 14, in: engine.context))
        engine.scroll(to: 14, animated: true, time: 0)
        engine.advance(to: time)
        let expected = target + (start - target) * Formula.remainder(time)
        #expect(engine.context.offset.isNear(expected, within: Self.tolerance))
    }

    @Test(arguments: Variant.plain)
    func scrollEndsWhenTheBoundReachesTheTolerance(variant: Variant) {
        var engine = variant.engine(at: 10)
        let target = engine.layout.offset(showing: 14, in: engine.context)
        let end = Formula.duration(distance: target - engine.context.offset, tolerance: 0.1)
        engine.scroll(to: 14, animated: true, time: 0)
        engine.advance(to: end - 0.001)
        #expect(engine.phase == .settling && engine.context.offset != target)
        engine.advance(to: end + 0.001)
        #expect(engine.phase == .idle && engine.context.offset == target)
    }

    @Test(arguments: Variant.plain, [2.0, 5, 12, 30, 90])
    func releaseFollowsTheRowOfTheTable(variant: Variant, step: Double) {
        var engine = variant.engine(at: 10)
        let axis = engine.layout.axis
        let velocity = step / 0.016
        var (finger, time) = (Point(x: 187, y: 333), 0.0)
        engine.pointerDown(0, at: finger, time: time)
        for _ in 0..<6 {
            (finger[axis], time) = (finger[axis] - step, time + 0.016)
            engine.pointerMoved(0, to: finger, time: time)
        }
        let (context, layout) = (engine.context, engine.layout)
        engine.pointerUp(0, at: finger, time: time)
        let decay = layout.decelerationRate.decay
        let target = layout.restingOffset(
            forProposed: context.offset + velocity / decay, velocity: velocity, in: context)
        let curve = Formula.settling(
            distance: target - context.offset, velocity: velocity, decay: decay, snaps: layout.snaps)
        let range = layout.offsetRange(in: context)
        let isBeyond = context.offset + velocity / decay > range.upperBound
        for elapsed in [0.05, 0.2, 0.5, 0.9] where abs(curve(elapsed)) > 1 {
            engine.advance(to: time + elapsed)
            let glided = context.offset + velocity / decay * (1 - exp(-decay * elapsed))
            // At the end, a spring follows.
            if isBeyond && glided > range.upperBound { break }
            let expected = isBeyond ? glided : target - curve(elapsed)
            #expect(engine.context.offset.isNear(expected, within: Self.tolerance), "\(elapsed)")
        }
    }

    @Test(arguments: Variant.plain, times)
    func openingBlendsThePoseAtTheCurrentOffset(variant: Variant, time: Double) throws {
        var engine = variant.engine(at: 10.2)
        engine.openItem(at: 10, time: 0)
        engine.advance(to: time)
        try expectOpen(10, engine, progress: 1 - Formula.remainder(time))
    }

    @Test(arguments: Variant.plain, times)
    func closingBlendsBack(variant: Variant, time: Double) throws {
        var engine = variant.engine(at: 10)
        engine.openItem(at: 10, time: 0)
        engine.advance(to: 3)
        engine.closeItem(time: 3)
        engine.advance(to: 3 + time)
        try expectOpen(10, engine, progress: Formula.remainder(time))
    }

    @Test(arguments: Variant.plain)
    func itemOutOfViewOpensWhenItsScrollEnds(variant: Variant) throws {
        var engine = variant.engine(at: 2)
        let target = engine.layout.offset(showing: 25, in: engine.context)
        let end = Formula.duration(distance: target - engine.context.offset, tolerance: 0.1)
        engine.openItem(at: 25, time: 0)
        engine.advance(to: end - 0.001)
        #expect(engine.openProgress == 0)
        engine.advance(to: end + 0.1)
        #expect(engine.openProgress.isNear(1 - Formula.remainder(0.1), within: 1e-3))
    }

    @Test(arguments: Variant.plain, times)
    func insertedItemAndTheFollowingOnesMove(variant: Variant, time: Double) throws {
        var engine = variant.engine(at: 10)
        engine.apply([.insert(at: 11)], animated: true, time: 0)
        engine.advance(to: time)
        expectPositions(engine, from: 12, displacement: -Formula.remainder(time))
        let pose = engine.layout.attributes(at: 11, in: engine.context)
        let arriving = Formula.blend(
            engine.layout.insertionAttributes(of: pose), pose, 1 - Formula.remainder(time))
        expect(engine, 11, arriving)
    }

    @Test(arguments: Variant.plain, times)
    func removedItemLeavesAndTheFollowingOnesMove(variant: Variant, time: Double) throws {
        var engine = variant.engine(at: 10)
        let (layout, context) = (engine.layout, engine.context)
        let pose = layout.attributes(at: 11, in: context)
        engine.apply([.remove(at: 11)], animated: true, time: 0)
        engine.advance(to: time)
        expectPositions(engine, from: 11, displacement: Formula.remainder(time))
        let progress = 1 - Formula.remainder(time)
        var expected = pose
        if let rule = layout.removal {
            expected.center[layout.axis.cross] +=
                rule.defaultSign * Formula.exitAcross(pose, layout.axis, context.viewport) * progress
        } else {
            expected = Formula.blend(pose, layout.removalAttributes(of: pose), progress)
        }
        for item in engine.frame.visibleItems where item.isLeaving {
            #expect(item.attributes.center.isNear(expected.center, within: Self.tolerance))
            #expect(item.attributes.opacity.isNear(expected.opacity, within: Self.tolerance))
        }
    }

    @Test(arguments: Variant.plain, times)
    func undoneRemovalReturns(variant: Variant, time: Double) throws {
        var engine = variant.engine(at: 10)
        engine.apply([.remove(at: 11)], animated: true, time: 0)
        engine.advance(to: 3)
        _ = engine.undoRemoval(animated: true, time: 3)
        engine.advance(to: 3 + time)
        expectPositions(engine, from: 12, displacement: -Formula.remainder(time))
        let (layout, context) = (engine.layout, engine.context)
        let pose = layout.attributes(at: 11, in: context)
        var expected = pose
        if let rule = layout.removal {
            expected.center[layout.axis.cross] +=
                rule.defaultSign * Formula.exitAcross(pose, layout.axis, context.viewport)
                * Formula.remainder(time)
        } else {
            expected = Formula.blend(
                layout.insertionAttributes(of: pose), pose, 1 - Formula.remainder(time))
        }
        expect(engine, 11, expected)
    }

    @Test(arguments: Variant.plain)
    func appendedItemIsInsertedAndOpensBeforeTheEndOfTheStepBefore(variant: Variant) throws {
        var engine = variant.engine(at: 10)
        let range = engine.layout.offsetRange(in: engine.context)
        let scroll = Formula.duration(
            distance: range.upperBound - engine.context.offset, tolerance: 0.1)
        let insertion = Formula.duration(
            distance: 1,
            tolerance: 0.1 / max(engine.context.viewport.width, engine.context.viewport.height))
        engine.append(time: 0)
        var seen: [String: Double] = [:]
        for step in 0..<4000 {
            let time = Double(step) / 1000
            engine.advance(to: time)
            while let event = engine.nextEvent() {
                if case .didInsert = event { seen["insert"] = time }
                if case .willOpen = event { seen["open"] = time }
            }
        }
        let start = max(scroll - 0.7, 0)
        #expect(try #require(seen["insert"]).isNear(start, within: 0.002))
        let end = max(scroll, start + insertion)
        #expect(try #require(seen["open"]).isNear(end - 0.7, within: 0.002))
    }
}

extension MotionFormulaTests {
    private func expect(
        _ engine: CollectionEngine<StandardLayout>, _ index: Int, _ pose: ItemAttributes
    ) {
        for item in engine.frame.visibleItems where item.index == index && !item.isLeaving {
            let shown = item.attributes
            #expect(shown.center.isNear(pose.center, within: Self.tolerance))
            #expect(shown.size.width.isNear(pose.size.width, within: Self.tolerance))
            #expect(shown.size.height.isNear(pose.size.height, within: Self.tolerance))
            #expect(shown.scale.isNear(pose.scale, within: Self.tolerance))
            #expect(shown.rotation.x.isNear(pose.rotation.x, within: Self.tolerance))
            #expect(shown.depth.isNear(pose.depth, within: Self.tolerance))
            #expect(shown.opacity.isNear(pose.opacity, within: Self.tolerance))
        }
    }

    /// Expects the items from an index on at displaced positions.
    private func expectPositions(
        _ engine: CollectionEngine<StandardLayout>, from first: Int, displacement: Double
    ) {
        var count = 0
        let nearest = engine.layout.attributes(at: Double(first) + displacement, in: engine.context)
        for item in engine.frame.visibleItems where item.index >= first && !item.isLeaving {
            let position = Double(item.index) + displacement
            expect(engine, item.index, engine.layout.attributes(at: position, in: engine.context))
            count += 1
        }
        #expect(count > 0 || nearest.quad?.touches(Rect(size: engine.context.viewport)) != true)
    }

    /// Expects an open item and the others on their ways out.
    private func expectOpen(
        _ index: Int, _ engine: CollectionEngine<StandardLayout>, progress: Double
    ) throws {
        let (layout, context) = (engine.layout, engine.context)
        let viewport = context.viewport
        let pose = layout.attributes(at: Double(index), in: context)
        var filling = pose
        filling.center = Point(x: viewport.width / 2, y: viewport.height / 2)
        filling.size = viewport
        (filling.scale, filling.depth, filling.opacity) = (1, 0, 1)
        filling.rotation = .zero
        try #require(engine.frame.visibleItems.contains { $0.index == index })
        expect(engine, index, Formula.blend(pose, filling, progress))
        for side in [-1, 1] {
            for distance in 1...3 {
                let other = index + side * distance
                var away = layout.attributes(at: Double(other), in: context)
                let next = layout.attributes(at: Double(index + side), in: context)
                guard away.quad?.touches(Rect(size: viewport)) == true else { continue }
                away.center[layout.axis] +=
                    Double(side) * Formula.exitAlong(pose, next, side, layout.axis, viewport) * progress
                expect(engine, other, away)
            }
        }
    }
}

/// The formulas of the article.
private enum Formula {
    static let frequency = 4 * Double.pi

    static func remainder(_ time: Double) -> Double {
        exp(-frequency * time) * (1 + frequency * time)
    }

    static func spring(_ distance: Double, _ velocity: Double, _ time: Double) -> Double {
        exp(-frequency * time) * (distance + (velocity + frequency * distance) * time)
    }

    /// The duration of a spring without initial velocity, by bisection.
    static func duration(distance: Double, tolerance: Double) -> Double {
        var (low, high) = (0.0, 10.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if abs(distance) * remainder(middle) > tolerance { low = middle } else { high = middle }
        }
        return high
    }

    /// The distance to the target after a release.
    static func settling(
        distance: Double, velocity: Double, decay: Double, snaps: Bool
    ) -> (Double) -> Double {
        let bySpring = { (time: Double) in -spring(-distance, velocity, time) }
        let ratio = distance * decay / velocity
        guard ratio >= 0.5 else { return bySpring }
        guard snaps else {
            return ratio <= 2 ? { distance * exp(-velocity * $0 / distance) } : bySpring
        }
        let evenly = 2 * distance / velocity
        guard evenly > 0 && evenly <= 1.4 else { return bySpring }
        let duration = max(1, evenly)
        return { distance * pow(1 - $0 / duration, velocity * duration / distance) }
    }

    static func blend(_ one: ItemAttributes, _ other: ItemAttributes, _ part: Double) -> ItemAttributes {
        func mixed(_ path: WritableKeyPath<ItemAttributes, Double>) -> Double {
            (1 - part) * one[keyPath: path] + part * other[keyPath: path]
        }
        var blend = one
        for path in [
            \ItemAttributes.center.x, \.center.y, \.size.width, \.size.height, \.scale, \.rotation.x,
            \.rotation.y, \.rotation.z, \.depth, \.opacity,
        ] as [WritableKeyPath<ItemAttributes, Double>] {
            blend[keyPath: path] = mixed(path)
        }
        return blend
    }

    static func exitAlong(
        _ item: ItemAttributes, _ next: ItemAttributes, _ side: Int, _ axis: Axis, _ viewport: Size
    ) -> Double {
        guard let own = item.quad?.bounds, let other = next.quad?.bounds else { return .nan }
        let (start, end) = (own.origin[axis], own.origin[axis] + own.size[axis])
        let (nextStart, nextEnd) = (other.origin[axis], other.origin[axis] + other.size[axis])
        let edge = (side > 0 ? viewport[axis] - end : start) + 0.01
        let overlap = max(side > 0 ? end - nextStart : nextEnd - start, 0)
        return max(edge + overlap + min(overlap, 120), 0)
    }

    static func exitAcross(_ item: ItemAttributes, _ axis: Axis, _ viewport: Size) -> Double {
        guard let bounds = item.quad?.bounds else { return .nan }
        let (start, length) = (bounds.origin[axis.cross], viewport[axis.cross])
        return max(length, length - start, start + bounds.size[axis.cross])
    }
}

extension Variant {
    /// An engine at rest with a position shown, which need not be an item's.
    fileprivate func engine(at position: Double) -> CollectionEngine<StandardLayout> {
        var context = self.context()
        context.offset = layout.offset(showing: position, in: context)
        var engine = CollectionEngine(layout: layout, context: context)
        engine.scroll(toOffset: context.offset, animated: false, time: 0)
        engine.advance(to: 0)
        while engine.nextEvent() != nil {}
        return engine
    }
}
