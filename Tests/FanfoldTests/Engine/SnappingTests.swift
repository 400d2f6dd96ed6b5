import Testing

@_spi(Host) @testable import Fanfold

@Suite struct SnappingTests {
    /// A velocity that passes many items, in points per second.
    private static let fast = 6000.0

    private func session(_ variant: Variant, _ snapping: Snapping) -> Session {
        var session = Session(variant, count: 1000, item: 500)
        session.engine.options.snapping = snapping
        return session
    }

    @Test(arguments: Variant.all, Way.allCases)
    func singleItemSnappingLimitsFlicksToOneItem(variant: Variant, way: Way) {
        var session = session(variant, .item)
        let (start, distance) = (session.offset, session.itemDistance)
        session.fling(forward: way.sign * min(distance / 3, 60), velocity: Self.fast)
        var steps: [Double] = []
        while session.engine.phase != .idle && session.time < Session.patience {
            let previous = session.offset
            session.wait(Session.frame)
            steps.append((session.offset - previous) * way.sign)
        }
        #expect(session.offset.isNear(start + way.sign * distance, within: 1e-6))
        #expect(steps.allSatisfy { $0 >= -1e-9 }, "it does not come back")
    }

    @Test(arguments: Variant.snapping.filter(\.reduceMotion), [100, 400, 2000.0])
    func reduceMotionShowsTheItemOfAReleasedDragAtOnce(variant: Variant, velocity: Double) {
        var session = session(variant, .layout)
        session.fling(forward: session.itemDistance / 3, velocity: velocity)
        session.advance()
        #expect(session.engine.phase == .idle)
        #expect(session.offset == session.offset(showing: session.engine.itemShown))
    }

    @Test(arguments: Variant.all, Way.allCases)
    func flickRestsAtAnItemInEveryLayout(variant: Variant, way: Way) {
        var session = session(variant, .flick)
        let start = session.offset
        session.fling(forward: way.sign * 60, velocity: Self.fast)
        session.comeToRest()
        #expect(session.offset == session.offset(showing: Int(session.position.rounded())))
        #expect(abs(session.offset - start) > session.itemDistance)
    }

    @Test(arguments: Variant.all)
    func withoutSnappingTheOffsetIsKept(variant: Variant) {
        var session = session(variant, .none)
        session.grab()
        session.move(forward: session.itemDistance / 3, for: 0.05)
        session.wait(0.1)
        let held = session.offset
        session.lift()
        session.comeToRest()
        #expect(session.offset == held)
    }
}
