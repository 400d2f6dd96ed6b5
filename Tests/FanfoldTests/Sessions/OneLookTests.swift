import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// One look equals hundreds: frames and events of a session depend on its inputs and calls alone.
@Suite struct OneLookTests {
    private static let events = 300
    /// The number of looks between two events, and after the last one.
    private static let (looks, lastLooks) = (7, 400)
    /// The time after the last event, in seconds.
    private static let rest = 3.0

    @Test(arguments: Variant.all)
    func sessionDoesNotDependOnLooks(variant: Variant) {
        for session in 0..<Soak.factor {
            var random = SeededGenerator(
                seed: Soak.seed, stream: variant.stream + Variant.all.count * session)
            let count = random.one(of: [0, 1, 2, 3, 10, 31])
            var (one, many) = (Look(variant, count: count), Look(variant, count: count))
            var trail: [String] = []
            while trail.count < Self.events {
                for event in random.events(for: one.engine) {
                    trail.append("\(event)")
                    one.play(event, looks: 1)
                    many.play(event, looks: Self.looks)
                    let (isSame, last) = (one.seen == many.seen, trail.suffix(6).joined(separator: "; "))
                    #expect(isSame, "seed \(Soak.seed), session \(session): \(last)")
                    if !isSame { return }
                }
            }
            one.wait(Self.rest, looks: 1)
            many.wait(Self.rest, looks: Self.lastLooks)
            #expect(one.seen == many.seen, "seed \(Soak.seed), session \(session): after the last event")
        }
    }

    @Test func pendingStepBeginsAtTheCallThatAllowsIt() {
        var looks = [1, 400].map { _ in Look(Variant.plain[0], count: 50) }
        for (number, count) in [1, 400].enumerated() {
            looks[number].play(.input(.down(pointer: 2, at: Point(x: 100, y: 100)), delay: 0), looks: count)
            looks[number].play(.call(.append, isAnimated: true, delay: 2.1), looks: count)
            looks[number].play(.input(.scrollToOffset(-100, isAnimated: true), delay: 5), looks: count)
            looks[number].wait(Self.rest, looks: count)
        }
        #expect(looks[0].seen == looks[1].seen)
        #expect(looks[0].engine.context.count == 51 && looks[0].engine.openedItem == 50)
    }
}

/// An engine that is looked at a number of times between two events.
private struct Look {
    var engine: CollectionEngine<StandardLayout>
    private var events: [CollectionEvent] = []

    init(_ variant: Variant, count: Int) {
        engine = CollectionEngine(layout: variant.layout, context: variant.context(count: count))
    }

    /// The state that a host shows, without the identities of items: they depend on previously visible items.
    struct Seen: Equatable {
        let offset: Double
        let phase: ScrollPhase
        let items: [ItemAttributes]
        let indices: [Int]
        let events: [CollectionEvent]
    }

    var seen: Seen {
        let items = engine.frame.visibleItems
        return Seen(
            offset: engine.context.offset, phase: engine.phase, items: items.map(\.attributes),
            indices: items.map(\.index), events: events)
    }

    mutating func play(_ event: Event, looks: Int) {
        events = []
        switch event {
        case .input(let input, let delay):
            wait(delay, looks: looks)
            engine.take(input, at: engine.time)
        case .call(let call, let isAnimated, let delay):
            wait(delay, looks: looks)
            let awaiting = engine.composition.motions.filter(\.isAwaitingAnswer).map(\.index)
            engine.take(call, animated: isAnimated, awaiting: awaiting, at: engine.time)
        case .frames(let count): wait(Double(count) / 240, looks: looks)
        }
        engine.advance(to: engine.time)
        drain()
    }

    /// Passes a time, in seconds, in a number of looks.
    mutating func wait(_ duration: Double, looks: Int) {
        let start = engine.time
        for look in 1..<looks where duration.isFinite && duration > 0 {
            engine.advance(to: start + duration * Double(look) / Double(looks))
            drain()
        }
        engine.advance(to: start + duration)
        drain()
    }

    private mutating func drain() {
        while let event = engine.nextEvent() { events.append(event) }
    }
}
