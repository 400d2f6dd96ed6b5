import Testing

@_spi(Host) @testable import Fanfold

/// Each motion dispatches one settling event.
@Suite struct SettlingEventTests {
    @Test(arguments: Variant.moving)
    func continuedMotionSettlesOnce(variant: Variant) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 100, velocity: 1500)
        session.wait(0.1)
        session.fling(forward: 100, velocity: 2500)
        session.wait(0.05)
        session.scroll(by: 15)
        session.wait(0.1)
        session.fling(forward: -80, velocity: 900)
        session.comeToRest()
        #expect(session.settleCount == 1)
        #expect(session.events.last == .didSettle(offset: session.offset))
    }

    @Test(arguments: Variant.all)
    func eachMotionReportsItsEnd(variant: Variant) {
        var session = Session(variant)
        var ends: [CollectionEvent] = []
        for velocity in [800.0, -1500, 4000, -400] {
            session.fling(forward: velocity / 10, velocity: abs(velocity))
            session.comeToRest()
            ends.append(.didSettle(offset: session.offset))
        }
        #expect(session.events == ends)
    }

    @Test(arguments: Variant.all)
    func eventsStayPendingUntilTheyAreTaken(variant: Variant) {
        var session = Session(variant)
        for time in 1...3 {
            session.engine.scroll(to: 10 + time, animated: false, time: Double(time))
        }
        for item in 11...13 {
            let event = session.engine.nextEvent()
            #expect(event == .didSettle(offset: session.offset(showing: item)))
        }
        let next = session.engine.nextEvent()
        #expect(next == nil)
    }

    @Test(arguments: Variant.scrollingToTapped.filter { !$0.settlesAtOnce })
    func tapIsReportedBeforeSettling(variant: Variant) {
        var session = Session(variant)
        session.fling(forward: 60, velocity: 800)
        session.wait(0.1)
        session.tap(at: Point(x: 187, y: 333))
        session.comeToRest()
        guard case .didTap = session.events.first else {
            Issue.record("the tap comes first, but it is \(session.events)")
            return
        }
        #expect(session.events.dropFirst() == [.didSettle(offset: session.offset)])
    }

    @Test(arguments: Variant.all)
    func noEventsAreDispatchedAtRest(variant: Variant) {
        var session = Session(variant)
        session.wait(5)
        session.press()
        session.wait(1)
        session.cancel()
        session.wait(5)
        #expect(session.events.isEmpty && !session.engine.needsFrame)
    }
}
