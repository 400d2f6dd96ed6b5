import Testing

@_spi(Host) @testable import Fanfold

/// Flicks on a trackpad, with and without momentum from the system.
@Suite struct TrackpadFlickTests {
    /// Distances of a flick of 100 points, which a compositor sent in 0.1 s.
    private static let flick = [2.3, 6.7, 11.3, 14.9, 17.3, 18.1, 18.7, 18.3, 17.9, 17.1, 16.3, 15.7]
        .map { $0 * 100 / 174.6 }
    /// The interval of these distances, in seconds.
    private static let interval = 0.008
    /// Distances of the momentum that some systems send afterwards, per frame.
    private static let momentum = (0..<90).map { 20 * power(0.95, $0) }.filter { $0 >= 1 }
    private static let tolerance = 1e-6

    @Test(arguments: Variant.all, Way.allCases)
    func shortFlickTurnsOneItem(variant: Variant, way: Way) {
        for length in [80.0, 160, 240] {
            var session = session(variant, snapping: .item)
            session.flick(Self.flick.map { $0 * length / 100 * way.sign }, every: Self.interval)
            session.comeToRest()
            #expect(session.offset == session.offset(showing: 20 + Int(way.sign)), "\(length)")
            #expect(session.settleCount == 1)
        }
    }

    @Test(arguments: Variant.all, Way.allCases)
    func flickThatABusyPageHandlesLateTurnsOneItem(variant: Variant, way: Way) {
        var session = session(variant, snapping: .item)
        let start = session.time
        session.wait(0.15)
        for (number, distance) in Self.flick.enumerated() {
            session.engine.wheel(
                distance * way.sign, isPrecise: true, time: start + Double(number) * Self.interval)
        }
        session.comeToRest()
        #expect(session.offset == session.offset(showing: 20 + Int(way.sign)))
    }

    /// A busy system adds up the distances of a frame, and reports them late.
    @Test(arguments: Variant.all, Way.allCases)
    func flickThatIsReportedUnevenlyCounts(variant: Variant, way: Way) {
        var generator = SeededGenerator(seed: 1)
        for seed in 1...60 {
            let reports = Self.reports(Self.flick.map { $0 * 1.6 * way.sign }, &generator)
            for snapping in [Snapping.item, .none] {
                var session = session(variant, snapping: snapping)
                let start = session.time
                for (time, distance) in reports {
                    session.wait(start + time - session.time, frame: 0.008)
                    session.scroll(by: distance)
                }
                let offset = session.offset
                session.comeToRest()
                if snapping == .item {
                    #expect(session.offset == session.offset(showing: 20 + Int(way.sign)), "\(seed)")
                } else {
                    #expect((session.offset - offset) * way.sign > 100, "\(seed)")
                }
            }
        }
    }

    /// The sums of a flick's distances in frames of 1/60 s. Each distance is up to 0.012 s late.
    private static func reports(_ flick: [Double], _ generator: inout SeededGenerator) -> [(
        time: Double, distance: Double
    )] {
        var reports: [(time: Double, distance: Double)] = []
        var last = 0.0, frameEnd = Double.random(in: 0...Session.frame, using: &generator)
        for (number, distance) in flick.enumerated() {
            last = max(last, Double(number) * interval + Double.random(in: 0...0.012, using: &generator))
            if let before = reports.last, last <= frameEnd {
                reports[reports.count - 1] = (last, before.distance + distance)
            } else {
                while frameEnd < last { frameEnd += Session.frame }
                reports.append((last, distance))
            }
        }
        return reports
    }

    @Test(arguments: Variant.all, Way.allCases)
    func momentumOfTheSystemTurnsNoFurtherItem(variant: Variant, way: Way) {
        for part in [1.0, 4] {
            var session = session(variant, snapping: .item)
            session.flick(Self.flick.map { $0 * part * way.sign }, every: Self.interval)
            session.flick(Self.momentum.map { $0 * part * way.sign }, every: Session.frame)
            session.comeToRest()
            #expect(session.offset == session.offset(showing: 20 + Int(way.sign)), "\(part)")
            #expect(session.settleCount == 1)
        }
    }

    @Test(arguments: Variant.snapping)
    func eachOfFiveFlicksTurnsOneItem(variant: Variant) {
        for (length, pause) in [(80.0, 0.2), (400, 0.2), (80, 0.6), (1500, 0.16)] {
            var session = session(variant, snapping: .item)
            for _ in 1...5 {
                session.flick(Self.flick.map { $0 * length / 100 }, every: Self.interval)
                session.wait(pause)
            }
            session.comeToRest()
            #expect(session.offset == session.offset(showing: 25), "\(length) \(pause)")
        }
    }

    @Test(arguments: Variant.snapping.filter { !$0.reduceMotion }, Way.allCases)
    func fastFlickPassesSeveralItems(variant: Variant, way: Way) {
        var session = session(variant, snapping: .flick)
        session.flick(Self.flick.map { $0 * way.sign }, every: Self.interval)
        let landing = session.offset + session.engine.scrolling.wheel.velocity / session.decay
        session.comeToRest()
        #expect(session.offset.isNear(landing, within: session.itemDistance / 2 + 0.001))
        #expect(session.offset == session.offset(showing: Int(session.position.rounded())))
    }

    @Test(arguments: Variant.all, Way.allCases)
    func flickWithoutSnappingContinuesWithItsVelocity(variant: Variant, way: Way) {
        var session = session(variant, snapping: .none)
        session.flick(Self.flick.map { $0 * way.sign }, every: Self.interval)
        let offset = session.offset
        // Every fourth event is a mark. The last one but one is seven intervals before the end.
        let velocity = Self.flick.suffix(7).reduce(0, +) / (7 * Self.interval) * way.sign
        session.comeToRest()
        #expect(session.offset.isNear(offset + velocity / session.decay, within: 1))
    }

    @Test(arguments: Variant.all)
    func momentumThatFingersStopDoesNotContinue(variant: Variant) {
        var session = session(variant, snapping: .none)
        session.flick(Self.flick, every: Self.interval)
        session.flick(Array(Self.momentum.prefix(24)), every: Session.frame)
        let offset = session.offset
        session.comeToRest()
        #expect(session.offset == offset)
    }

    @Test(arguments: Variant.all)
    func fingersThatComeToRestHoldTheContent(variant: Variant) {
        var session = session(variant, snapping: .none)
        session.flick([4, 8, 10, 10, 10, 9, 7, 5, 3, 2, 1, 1, 1], every: Self.interval)
        let offset = session.offset
        session.comeToRest()
        #expect(session.offset == offset)
    }

    @Test(arguments: Variant.all, Way.allCases)
    func flickThatReachesTheEndKeepsItsEvents(variant: Variant, way: Way) {
        var session = session(variant, snapping: .none, item: way.lastItem(of: 40))
        session.engine.scroll(
            toOffset: way.end(of: session.range) - 30 * way.sign, animated: false, time: session.time)
        session.flick(Self.flick.map { $0 * way.sign }, every: Self.interval)
        #expect(session.wasConsumed)
        session.flick(Self.momentum.map { $0 * way.sign }, every: Session.frame)
        #expect(session.wasConsumed)
        // A flick during the momentum belongs to the page, and so does one after a pause.
        session.flick(Self.flick.map { $0 * way.sign }, every: Self.interval)
        #expect(!session.wasConsumed)
        session.wait(0.2)
        session.flick([1 * way.sign], every: Self.interval)
        #expect(!session.wasConsumed)
        #expect(session.offset == way.end(of: session.range))
    }

    @Test(arguments: Variant.all)
    func notchesThatReachTheEndAreKeptUntilAPause(variant: Variant) {
        var session = session(variant, item: 25)
        for _ in 1...60 {
            session.turnWheel(by: 100)
            #expect(session.wasConsumed)
            session.wait(0.05)
        }
        session.comeToRest()
        #expect(session.offset == session.range.upperBound)
        session.wait(0.2)
        session.turnWheel(by: 100)
        #expect(!session.wasConsumed)
    }

    @Test(arguments: Variant.all, Way.allCases)
    func velocityReportedAsADistanceDoesNotMoveTheContent(variant: Variant, way: Way) {
        for snapping in [Snapping.item, .flick, .none] {
            var reported = session(variant, snapping: snapping)
            reported.flick(Array(repeating: 8 * way.sign, count: 24), every: Self.interval)
            var plain = reported
            reported.scroll(by: -993 * way.sign)
            #expect(reported.wasConsumed)
            for time in [0.02, 0.1, 0.3, 3] {
                reported.wait(time)
                plain.wait(time)
                #expect(reported.offset == plain.offset)
            }
            let next = abs(reported.offset(showing: 20 + Int(way.sign)) - reported.offset(showing: 20))
            #expect((reported.offset - reported.offset(showing: 20)) * way.sign > min(next, 190) - 1)
        }
    }

    @Test(arguments: Variant.snapping, Way.allCases)
    func partsOfANotchTurnOneItem(variant: Variant, way: Way) {
        for parts in [1.0, 2, 4, 8, 120] {
            var session = session(variant)
            for _ in 1...Int(parts) {
                session.turnWheel(by: 120 / parts * way.sign, notches: 1 / parts)
                #expect(session.wasConsumed)
                session.wait(0.008)
            }
            session.comeToRest()
            #expect(session.offset == session.offset(showing: 20 + Int(way.sign)), "\(parts)")
        }
    }

    @Test(arguments: Variant.snapping)
    func partsInOtherDirectionsDoNotAddUp(variant: Variant) {
        var session = session(variant)
        for sign in [1.0, -1, 1, -1] {
            for _ in 1...7 { session.turnWheel(by: 15 * sign, notches: 0.125) }
            session.comeToRest()
            #expect(session.offset == session.offset(showing: 20))
        }
    }

    @Test(arguments: Variant.snapping)
    func freeRunningWheelTurnsAnItemIn150Milliseconds(variant: Variant) {
        var session = session(variant)
        for _ in 1...125 {
            session.turnWheel(by: 30, notches: 0.25)
            session.wait(0.008)
        }
        session.comeToRest()
        #expect((25...27).contains(session.position))
    }

    /// A session with 40 items, at rest at one in the middle.
    private func session(_ variant: Variant, snapping: Snapping = .layout, item: Int = 20) -> Session {
        var session = Session(variant, count: 40, item: item)
        session.engine.options.snapping = snapping
        return session
    }
}

extension Session {
    /// Reports distances from a trackpad.
    fileprivate mutating func flick(_ distances: [Double], every interval: Double) {
        for distance in distances {
            scroll(by: distance)
            wait(interval, frame: interval)
        }
    }

    /// The decay constant of the layout's deceleration, per second.
    fileprivate var decay: Double { layout.decelerationRate.decay }
}

private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * base }
}
