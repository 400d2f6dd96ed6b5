import Testing

@_spi(Host) @testable import Fanfold

/// Automatic scrolling, which Reduce Motion disables.
@Suite struct AutomaticScrollingTests {
    private static let tolerance = 1e-6
    /// The classic demo's velocity, in points per second.
    private static let velocity = 66.7
    private static let moving = Variant.all.filter { !$0.reduceMotion }

    @Test(arguments: moving, Way.allCases)
    func contentMovesAtConstantVelocity(variant: Variant, way: Way) {
        var session = Session(variant)
        let rest = session.offset
        session.show(way.sign)
        for second in 1...5 {
            session.wait(1, frame: 0.25)
            let expected = rest + Self.velocity * Double(second) * way.sign
            #expect(session.offset.isNear(expected, within: Self.tolerance))
        }
        #expect(session.engine.phase == .scrollingAutomatically && session.events.isEmpty)
    }

    @Test(arguments: Variant.reducedMotion)
    func reduceMotionDisablesIt(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.show()
        session.wait(2, frame: 0.25)
        #expect(session.offset == rest && session.engine.phase == .idle && session.events.isEmpty)
    }

    @Test(arguments: moving)
    func enablingReduceMotionStopsIt(variant: Variant) {
        var session = Session(variant)
        session.show()
        session.wait(1.5, frame: 0.25)
        session.reconfigure { $1.reduceMotion = true }
        session.comeToRest()
        let offset = session.offset
        session.wait(1, frame: 0.25)
        #expect(session.offset == offset)
        #expect(session.events == [.didSettle(offset: offset)])
    }

    @Test(arguments: moving)
    func touchStopsIt(variant: Variant) {
        var session = Session(variant)
        session.show()
        session.wait(1, frame: 0.25)
        let offset = session.offset
        session.press()
        session.wait(1, frame: 0.25)
        #expect(session.offset == offset && session.engine.phase == .held)
        session.grab()
        session.lift()
        session.comeToRest()
        #expect(session.engine.phase == .idle)
    }

    @Test(arguments: moving, Way.allCases)
    func endStopsIt(variant: Variant, way: Way) {
        var session = Session(variant)
        let end = variant.layout.restingOffset(
            forProposed: way.end(of: session.range), in: session.engine.context)
        session.engine.scroll(toOffset: end - 300 * way.sign, animated: false, time: 0)
        session.show(way.sign)
        session.wait(8, frame: 0.25)
        #expect(session.engine.phase == .idle)
        #expect(session.offset == end)
        #expect(session.events == [.didSettle(offset: end - 300 * way.sign), .didSettle(offset: end)])
    }

    @Test(arguments: moving, Way.allCases)
    func automaticScrollingDoesNotStartAtTheEnd(variant: Variant, way: Way) {
        var session = Session(variant)
        session.type(way == .forward ? .end : .home)
        session.comeToRest()
        session.engine.scroll(toOffset: way.end(of: session.range), animated: false, time: session.time)
        session.show(way.sign)
        #expect(session.engine.phase == .idle && !session.engine.needsFrame)
    }

    @Test(arguments: moving, [0.0, -0.0, .nan, .infinity])
    func zeroOrInvalidVelocityStopsIt(variant: Variant, none: Double) {
        var session = Session(variant)
        session.show()
        session.wait(1, frame: 0.25)
        session.engine.scrollAutomatically(velocity: none, time: session.time)
        session.comeToRest()
        let item = session.offset(showing: Int(session.position.rounded()))
        #expect(!variant.layout.snaps || session.offset == item)
        #expect(session.events == [.didSettle(offset: session.offset)])
    }

    @Test(arguments: moving, [0.0, -0.0, .nan, .infinity])
    func zeroOrInvalidVelocityDoesNotStartIt(variant: Variant, none: Double) {
        var session = Session(variant)
        session.engine.scrollAutomatically(velocity: none, time: 0)
        #expect(session.engine.phase == .idle && !session.engine.needsFrame)
    }

    @Test(arguments: moving)
    func changedVelocityContinuesFromTheOffset(variant: Variant) {
        var session = Session(variant)
        session.show()
        session.wait(1, frame: 0.25)
        let offset = session.offset
        session.engine.scrollAutomatically(velocity: 100, time: session.time)
        session.wait(1, frame: 0.25)
        #expect(session.offset.isNear(offset + 100, within: Self.tolerance))
        #expect(session.events.isEmpty, "the show is not over")
    }

    @Test(arguments: moving, [false, true])
    func keyContinuesFromTheOffset(variant: Variant, isLooping: Bool) {
        let isVertical = variant.layout.axis == .vertical
        let arrows: [Key] = isVertical ? [.arrowUp, .arrowDown] : [.arrowLeft, .arrowRight]
        for key in arrows + [.pageUp, .pageDown] + (isLooping ? [.home, .end] : []) {
            var session = Session(variant)
            session.reconfigure { $1.isLooping = isLooping }
            session.show()
            session.wait(1, frame: 0.25)
            let position = session.position
            session.type(key)
            session.comeToRest()
            let distance = abs(session.position - position)
            let reach = Double(session.engine.context.count)
            #expect(distance > 0 && distance < (isLooping ? reach : reach / 2), "\(key): \(distance) items")
        }
    }

    @Test(arguments: moving)
    func automaticScrollingContinuesAfterAResize(variant: Variant) {
        var session = Session(variant)
        session.show()
        session.wait(1, frame: 0.25)
        session.resize(to: Size(width: 400, height: 700))
        let offset = session.offset
        session.wait(1, frame: 0.25)
        #expect(session.offset.isNear(offset + Self.velocity, within: Self.tolerance))
        #expect(session.engine.phase == .scrollingAutomatically && session.events.isEmpty)
    }

    @Test(arguments: moving)
    func automaticScrollingReplacesTrackpadScrolling(variant: Variant) {
        var session = Session(variant)
        session.scroll(by: 10)
        let offset = session.offset
        session.show()
        session.wait(1, frame: 0.25)
        #expect(session.offset.isNear(offset + Self.velocity, within: Self.tolerance))
    }

    @Test(arguments: moving)
    func automaticScrollingDoesNotStartDuringATouch(variant: Variant) {
        var session = Session(variant)
        session.press()
        session.show()
        #expect(session.engine.phase == .held)
    }
}

extension Session {
    fileprivate mutating func show(_ sign: Double = 1) {
        engine.scrollAutomatically(velocity: 66.7 * sign, time: time)
    }
}
