import Foundation
import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Engines with random styles follow the formulas of the article “Motion”, which are transcribed here without their code.
@Suite struct MotionStyleTests {
    /// The largest difference of an offset or a progress, in points or as a part.
    private static let tolerance = 1e-6
    private static let times = [0.02, 0.1, 0.25, 0.6]

    @Test func defaultsAreThoseOfScrollViews() {
        var (style, values) = (MotionStyle(), [Double]())
        style.visitParameters { values.append($1) }
        #expect(values == [0.998, 0.5, 1, 0.5, 1, 0.55, 0.5, 300])
        #expect(MotionStyle.standard == style && style.decelerationRate == .normal)
    }

    @Test func namedStylesAreInRangeAndDiffer() {
        for (name, style) in MotionStyle.named {
            var style = style
            style.visitParameters { #expect($0.accepts($1), "\(name).\($0.name)") }
        }
        #expect(Set(MotionStyle.named.map(\.style)).count == MotionStyle.named.count)
    }

    @Test(arguments: Variant.plain)
    func numbersAreParametersOfATypeErasedLayout(variant: Variant) throws {
        var layout = AnyCollectionLayout(AnyCollectionLayout(variant.layout))
        #expect(layout.parameterCount == variant.layout.parameterCount + MotionStyle.parameterCount)
        for parameter in MotionStyle.parameterDescriptors {
            let index = try #require(layout.parameterDescriptors.firstIndex(of: parameter))
            try layout.setParameter(at: index, to: parameter.range.lowerBound)
        }
        var style = layout.motionStyle
        style.visitParameters { #expect($1 == $0.range.lowerBound, "\($0.name)") }
        #expect(layout != AnyCollectionLayout(variant.layout))
    }

    @Test(arguments: Variant.plain)
    func numbersFollowTheParametersOfAnEngine(variant: Variant) {
        var engine = engine(variant, MotionStyle(), at: 3)
        let first = variant.layout.parameterCount
        let end = first + MotionStyle.parameterCount
        let (initial, missing) = (engine.parameter(at: first), engine.parameter(at: end))
        #expect(initial?.descriptor.name == "deceleration" && missing == nil)
        let results = [(first + 2, 0.5), (first + 2, 1.5), (end, 0.5)].map {
            engine.setMotion(at: $0, to: $1)
        }
        #expect(results == [true, false, false])
        let changed = engine.parameter(at: first + 2)
        #expect(changed?.value == 0.5)
    }

    @Test(arguments: Variant.plain)
    func scrollFollowsItsSpring(variant: Variant) {
        for style in styles(variant) {
            var engine = engine(variant, style, at: 10)
            let (start, target) = (
                engine.context.offset, engine.layout.offset(showing: 14, in: engine.context)
            )
            engine.scroll(to: 14, animated: true, time: 0)
            for time in Self.times where engine.phase != .idle {
                engine.advance(to: time)
                guard engine.phase != .idle else { break }
                let excess = max(abs(target - start) / engine.context.viewport[engine.axis] - 0.3, 0)
                let damping = max(style.springDamping, excess / (1 + excess))
                let part = remainder(time, style.springResponse, damping)
                let expected = target + (start - target) * part
                #expect(engine.context.offset.isNear(expected, within: Self.tolerance), "\(style) \(time)")
            }
            engine.advance(to: 60)
            #expect(engine.phase == .idle && engine.context.offset == target)
        }
    }

    @Test(arguments: Variant.plain)
    func openingFollowsItsSpring(variant: Variant) {
        for style in styles(variant) {
            var engine = engine(variant, style, at: 10)
            engine.openItem(at: 10, time: 0)
            for time in Self.times {
                engine.advance(to: time)
                let part = 1 - remainder(time, style.transitionResponse, style.transitionDamping)
                #expect(engine.openProgress.isNear(part, within: 2e-4), "\(style) \(time)")
            }
            engine.advance(to: 60)
            #expect(engine.openProgress == 1)
        }
    }

    @Test(arguments: Variant.plain)
    func freeFlingFollowsItsDeceleration(variant: Variant) {
        for style in styles(variant) {
            var engine = engine(variant, style, at: 10)
            engine.options.snapping = .none
            let start = engine.context.offset
            engine.release(velocity: 400)
            let decay = -1000 * log(style.deceleration)
            guard !variant.layout.snaps,
                engine.layout.offsetRange(in: engine.context).contains(start + 400 / decay)
            else { continue }
            engine.advance(to: 0.1)
            guard engine.phase == .decelerating else { continue }
            let expected = start + 400 / decay * (1 - exp(-0.1 * decay))
            #expect(engine.context.offset.isNear(expected, within: Self.tolerance), "\(style)")
        }
    }

    @Test(arguments: Variant.plain)
    func pullBeyondTheEndFollowsItsRubberBand(variant: Variant) {
        for style in styles(variant) {
            var session = session(variant, style)
            let (rest, end, length) = (session.offset, session.range.lowerBound, session.length)
            session.grab(forward: -1)
            session.move(forward: -400, for: 0.2)
            let pull = end - rest + 400
            let expected = end - length * (1 - 1 / (style.rubberBand * pull / length + 1))
            #expect(session.offset.isNear(expected, within: Self.tolerance), "\(style)")
        }
    }

    @Test(arguments: Variant.plain.filter(\.layout.snaps), [1.0, -1])
    func stillReleaseTurnsThePageBeyondTheThreshold(variant: Variant, sign: Double) {
        for threshold in [0.1, 0.35, 0.5, 0.9] {
            for (part, turns) in [(threshold - 0.02, 0.0), (threshold + 0.02, 1)] {
                var style = MotionStyle()
                style.pageThreshold = threshold
                var session = session(variant, style, at: 10)
                let next = session.engine.layout.offset(showing: 10 + sign, in: session.engine.context)
                session.drag(forward: (next - session.offset) * part)
                session.comeToRest()
                #expect(session.position == 10 + sign * turns, "\(threshold) \(part)")
            }
        }
    }

    @Test(arguments: Variant.plain.filter(\.layout.snaps), [60.0, 300, 2500])
    func flickTurnsThePageFromItsVelocity(variant: Variant, velocity: Double) {
        for (factor, turns) in [(0.9, 0.0), (1.1, 1)] {
            var style = MotionStyle(deceleration: DecelerationRate(perMillisecond: 0.9))
            style.pageVelocity = velocity
            var engine = engine(variant, style, at: 10)
            engine.options.snapping = .item
            engine.release(velocity: velocity * factor)
            engine.advance(to: 60)
            #expect(engine.position == 10 + turns, "\(factor)")
        }
    }

    @Test(arguments: Variant.plain)
    func springPassesItsTargetByHalfAViewportMoreThanTheDefaultAtMost(variant: Variant) {
        var random = SeededGenerator(stream: variant.stream)
        for style in styles(variant) {
            for _ in 0..<20 {
                let distance = random.number(in: 0...1) < 0.3 ? 0 : random.number(in: 1...20_000)
                let velocity = random.number(in: -30_000...30_000)
                let spring = style.spring.limited(
                    distance: distance, velocity: velocity, length: 400, room: 0)
                // The spring passes its target in the direction of the motion, or leaves it against the direction.
                let states = (1..<100).map {
                    spring.state(distance: -distance, velocity: velocity, after: Double($0) / 25).distance
                }
                let usual = abs(velocity) / (4 * .pi * exp(1))
                #expect(states.max() ?? 0 < 200 + usual, "\(spring) \(distance) \(velocity)")
                let standard = MotionSpring(response: 0.5)
                let limited = standard.limited(
                    distance: distance, velocity: velocity, length: 400, room: random.number(in: 0...900))
                #expect(limited == standard)
            }
        }
    }

    @Test(arguments: Variant.plain)
    func bounceAtTheEndOfALongWayShowsItems(variant: Variant) {
        for style in styles(variant) {
            var engine = engine(variant, style, at: 0)
            engine.scroll(to: engine.context.count - 1, animated: true, time: 0)
            for frame in 1..<240 {
                engine.advance(to: Double(frame) / 120)
                let range = engine.layout.offsetRange(in: engine.context)
                let beyond = engine.context.offset - engine.context.offset.clamped(to: range)
                #expect(abs(beyond) <= 0.31 * engine.context.viewport[engine.axis], "\(style) \(frame)")
            }
        }
    }

    @Test(arguments: Variant.plain.filter(\.layout.snaps), [0.2, 0.5, 1])
    func flickToAnItemTakesTwoResponses(variant: Variant, response: Double) {
        var style = MotionStyle(deceleration: .fast)
        style.springResponse = response
        var engine = engine(variant, style, at: 10)
        let start = engine.context.offset
        let velocity = 10 * (engine.layout.offset(showing: 11, in: engine.context) - start)
        engine.release(velocity: velocity)
        let distance = engine.scrolling.motion.restingOffset - start
        engine.advance(to: 0.1)
        let duration = max(2 * response, 2 * distance / velocity)
        let left = pow(1 - 0.1 / duration, velocity * duration / distance)
        #expect(engine.context.offset.isNear(start + distance * (1 - left), within: 1e-6))
    }

    @Test func changedStyleAppliesToMotionsThatBegin() {
        var engine = engine(Variant.plain[3], MotionStyle(), at: 2)
        engine.scroll(to: 12, animated: true, time: 0)
        engine.advance(to: 0.1)
        let (offset, velocity) = (engine.context.offset, engine.velocity)
        engine.options.motionStyle = .heavy
        engine.advance(to: 0.1)
        #expect(engine.context.offset == offset && engine.velocity == velocity)
        engine.scroll(to: 4, animated: true, time: 0.1)
        engine.advance(to: 0.9)
        #expect(engine.phase == .settling)
        engine.advance(to: 60)
        #expect(engine.position == 4)
    }

    @Test func invalidNumberStopsTheProgramWithNameRangeAndValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var layout = AnyCollectionLayout.init(CardCarouselLayout())
            layout.motionStyle.springDamping = 1.5
            _ = CollectionEngine(
                layout: layout, context: LayoutContext(viewport: Size(width: 1, height: 1), count: 1))
        }
        #expect(result.standardError.contains("springDamping must be from 0.2 to 1.0, but is 1.5"))
    }

    /// Random styles, and those at the ends of the ranges.
    private func styles(_ variant: Variant) -> [MotionStyle] {
        var random = SeededGenerator(stream: variant.stream)
        return (0..<12).map { round in
            var style = MotionStyle()
            style.visitParameters { parameter, value in
                let (lower, upper) = (parameter.range.lowerBound, parameter.range.upperBound)
                value = round == 0 ? lower : round == 1 ? upper : random.number(in: lower...upper)
            }
            return style
        }
    }

    private func engine(
        _ variant: Variant, _ style: MotionStyle, at item: Int
    ) -> CollectionEngine<StandardLayout> {
        var engine = CollectionEngine(
            layout: variant.layout, context: variant.context(), initialItem: item)
        engine.options.motionStyle = style
        return engine
    }

    private func session(_ variant: Variant, _ style: MotionStyle, at item: Int = 0) -> Session {
        var session = Session(variant.layout, in: variant.context(), item: item)
        session.engine.options.motionStyle = style
        return session
    }

    /// The remaining part of a spring's way.
    private func remainder(_ time: Double, _ response: Double, _ damping: Double) -> Double {
        let frequency = 2 * Double.pi / response
        let (rate, spread) = (frequency * damping, frequency * (1 - damping * damping).squareRoot())
        guard spread > 0 else { return exp(-rate * time) * (1 + rate * time) }
        return exp(-rate * time) * (cos(spread * time) + rate / spread * sin(spread * time))
    }
}
