import Testing

@_spi(Host) @testable import Fanfold

@Suite struct AlignmentTests {
    private static let tolerance = 0.01
    private static let insets = Insets(top: 20, leading: 30, bottom: 40, trailing: 50)

    private func session(_ variant: Variant, insets: Insets = .zero) -> Session {
        var session = Session(variant, count: 60, item: 30)
        session.reconfigure { $1.insets = insets }
        return session
    }

    /// The edges of an item and of the area, in reading direction.
    private func edges(_ item: Int, in session: Session) -> (
        start: Double, end: Double, area: ClosedRange<Double>
    )? {
        guard let bounds = session.engine.attributes(of: item).quad?.bounds else { return nil }
        let (start, extent) = (bounds.origin[session.axis], bounds.size[session.axis])
        let insets = session.engine.context.insets.ends(along: session.axis)
        let isMirrored = session.engine.context.directionSign(along: session.axis) < 0
        let first = isMirrored ? session.length - start - extent : start
        return (first, first + extent, insets.start...session.length - insets.end)
    }

    @Test(
        arguments: Variant.all.filter { ["expanding", "card-carousel"].contains($0.name) },
        [Insets.zero, insets])
    func itemIsAlignedWithTheAreaWithinTheInsets(variant: Variant, insets: Insets) throws {
        for alignment in [ItemAlignment.start, .center, .end] {
            var session = session(variant, insets: insets)
            session.engine.scroll(to: 32, align: alignment, animated: true, time: session.time)
            session.comeToRest()
            let (start, end, area) = try #require(edges(32, in: session))
            let excess =
                switch alignment {
                case .start: start - area.lowerBound
                case .end: end - area.upperBound
                default: (start + end - area.lowerBound - area.upperBound) / 2
                }
            #expect(abs(excess) < Self.tolerance, "\(alignment)")
            session.wait(2)
            #expect(session.engine.phase == .idle && edges(32, in: session)?.start == start)
        }
    }

    @Test(arguments: Variant.all)
    func offsetOfAnAlignmentIsWithinTheRange(variant: Variant) {
        var session = session(variant)
        for item in [0, 1, 30, 58, 59] {
            for alignment in [ItemAlignment.resting, .start, .center, .end, .nearest] {
                let offset = session.engine.offset(showing: item, align: alignment)
                #expect(session.range.contains(offset))
                session.engine.scroll(to: item, align: alignment, animated: false, time: session.time)
                session.advance()
                #expect(session.engine.phase == .idle)
            }
        }
    }

    @Test(arguments: Variant.all)
    func itemInViewIsNearEnough(variant: Variant) {
        var session = session(variant)
        session.engine.scroll(to: 30, align: .nearest, animated: false, time: session.time)
        session.advance()
        let offset = session.offset
        session.engine.scroll(to: 30, align: .nearest, animated: true, time: session.time)
        session.comeToRest()
        #expect(session.offset.isNear(offset, within: 1))
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion }, [0.2, 1.5])
    func scrollTakesTheRequestedTime(variant: Variant, duration: Double) {
        var session = session(variant)
        session.engine.scroll(to: 40, align: .resting, duration: duration, animated: true, time: session.time)
        session.wait(duration - 0.01, frame: 0.01)
        #expect(session.engine.phase == .settling)
        session.wait(0.02, frame: 0.01)
        #expect(session.engine.phase == .idle && session.offset == session.offset(showing: 40))
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all, [0, 0.5])
    func withoutAnimationTheItemIsShownAtOnce(variant: Variant, duration: Double) {
        var session = session(variant)
        let animated = variant.reduceMotion || duration == 0
        session.engine.scroll(
            to: 40, align: .resting, duration: duration, animated: animated, time: session.time)
        session.advance()
        #expect(session.engine.phase == .idle && session.offset == session.offset(showing: 40))
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion })
    func resizeKeepsTheTargetOfATimedScroll(variant: Variant) {
        var session = session(variant)
        session.engine.scroll(to: 40, align: .resting, duration: 1, animated: true, time: session.time)
        session.wait(0.4)
        session.resize(to: Size(width: 420, height: 800))
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 40))
    }

    @Test func velocityThatWouldPassTheTargetIsLimited() {
        let motion = TimedMotion(start: 0, velocity: 1e6, target: 100, startTime: 2, duration: 0.5)
        for step in 0...50 {
            let time = 2 + Double(step) / 100
            #expect((0...100.000001).contains(motion.value(at: time)))
            let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
            if step > 0 && step < 50 { #expect(slope.isNear(motion.velocity(at: time), within: 0.1)) }
        }
        #expect(motion.value(at: 2.5) == 100 && motion.velocity(at: 2.5) == 0)
    }
}
