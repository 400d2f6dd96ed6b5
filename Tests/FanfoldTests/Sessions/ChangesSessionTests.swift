import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Long sessions with random touches, keys and calls, on all layouts.
@Suite struct ChangesSessionTests {
    /// Per variant of twenty.
    private static let events = 10_000
    /// The number of events between pauses in which the engine settles.
    private static let eventsUntilRest = 50

    @Test(arguments: Variant.all.quarter(from: 2))
    func invariantsHoldAndMotionIsContinuous(variant: Variant) {
        for number in 0..<Soak.factor {
            var random = SeededGenerator(
                seed: Soak.seed, stream: variant.stream + Variant.all.count * number)
            var session = PlayedSession(variant, count: random.one(of: [0, 1, 2, 3, 10, 31]))
            var (count, restCount, trail) = (0, 0, [String]())
            while count < Self.events {
                for event in random.events(for: session.engine) {
                    count += 1
                    if trail.count == 6 { trail.removeFirst() }
                    trail.append("\(event)")
                    let violation = session.play(event)
                    #expect(
                        violation == nil,
                        "seed \(Soak.seed), session \(number), event \(count): \(trail.joined(separator: "; "))"
                    )
                    if violation != nil { return }
                }
                guard count >= restCount + Self.eventsUntilRest else { continue }
                restCount = count
                let violation = session.comeToRest()
                #expect(
                    violation == nil,
                    "seed \(Soak.seed), session \(number), after event \(count): \(trail.joined(separator: "; "))"
                )
                if violation != nil { return }
            }
        }
    }
}

/// An event of a random session.
enum Event {
    case input(Input, delay: Double)
    case call(Call, isAnimated: Bool, delay: Double)
    case frames(Int)
}

extension PlayedSession {
    /// Plays an event.
    ///
    /// - Returns: A violation after it, if any.
    mutating func play(_ event: Event) -> String? {
        switch event {
        case .input(let input, let delay): return take(input, at: engine.time + delay)
        case .call(let call, let isAnimated, let delay):
            return take(call, animated: isAnimated, at: engine.time + delay)
        case .frames(let count):
            for _ in 0..<count {
                if let violation = waitForFrame() { return violation }
            }
            return nil
        }
    }
}

extension SeededGenerator {
    /// A meaningful sequence of events, or a single invalid one.
    mutating func events(for engine: CollectionEngine<StandardLayout>) -> [Event] {
        switch Int.random(in: 0..<20, using: &self) {
        case 0:
            // An item held at the edge of a loop scrolls endlessly.
            let isEndless = engine.pointers.tracking != nil && engine.context.isLooping
            return [.input(absurdity(for: engine), delay: isEndless ? 0 : absurdDelay())]
        case 1...4: return mixed(episode(for: engine))
        case 5...8: return mixed(itemGesture(in: engine.context.viewport))
        case 9: return [.frames(4)]
        case 10: return [.input(.key(one(of: [.enter, .escape, .delete])), delay: 0.1)]
        case 11: return entangled()
        default:
            let isAnimated = Int.random(in: 0..<6, using: &self) > 0
            return [.call(call(), isAnimated: isAnimated, delay: one(of: [0, 0, 0.004, 0.05, 0.2, 0.7, 3]))]
        }
    }

    /// Overlapping actions, sampled in short intervals: undo during an animation, scrolling while an item is
    /// open, consecutive layouts, resizes.
    private mutating func entangled() -> [Event] {
        (0..<Int.random(in: 2...4, using: &self)).flatMap { _ in
            let delay = one(of: [0, 0.004, 0.03, 0.12, 0.3])
            let event: Event =
                switch Int.random(in: 0..<8, using: &self) {
                case 0:
                    .call(
                        .remove(at: number(in: 0...1), count: one(of: [1, 2])), isAnimated: true, delay: delay
                    )
                case 1, 2: .call(.undo, isAnimated: true, delay: delay)
                case 3: .call(.open(number(in: 0...1), frame: nil), isAnimated: true, delay: delay)
                case 4: .call(.close, isAnimated: true, delay: delay)
                case 5: .input(.scrollToItem(part: number(in: 0...1), isAnimated: true), delay: delay)
                case 6: .call(.morph(one(of: StandardLayout.all)), isAnimated: true, delay: delay)
                default: .call(.resize(one(of: Viewports.usual)), isAnimated: true, delay: delay)
                }
            return [event, .frames(one(of: [1, 3, 12]))]
        }
    }

    /// Inputs with occasional calls.
    private mutating func mixed(_ inputs: [TimedInput]) -> [Event] {
        var events: [Event] = []
        for (delay, input) in inputs {
            events.append(.input(input, delay: delay))
            if Int.random(in: 0..<15, using: &self) == 0 {
                events.append(.call(call(), isAnimated: true, delay: one(of: [0, 0.01])))
            }
        }
        return events
    }
}
