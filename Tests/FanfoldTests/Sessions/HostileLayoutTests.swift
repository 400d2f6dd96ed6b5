import Foundation
import Testing

@_spi(Host) @testable import Fanfold

/// Random sessions with layouts that answer with numbers that are not finite, or inconsistent.
@Suite struct HostileLayoutTests {
    /// For each kind of layout. `FANFOLD_SOAK` multiplies the number.
    private static let sessions =
        150 * (ProcessInfo.processInfo.environment["FANFOLD_SOAK"].flatMap(Int.init) ?? 1)
    private static let events = 40

    @Test(arguments: HostileLayout.Kind.allCases)
    func engineSurvivesEveryAnswer(kind: HostileLayout.Kind) {
        for number in 0..<Self.sessions {
            var random = SeededGenerator(stream: number)
            var session = HostileSession(kind, &random)
            for event in 0..<Self.events {
                let violation = session.play(&random)
                #expect(violation == nil, "\(SeededGenerator.replay), session \(number), event \(event)")
                if violation != nil { return }
            }
        }
    }

    @Test func answerThatNothingIsVisibleSurvivesALayoutChange() {
        var layout = HostileLayout()
        layout.kind = .nothingVisible
        let context = LayoutContext(viewport: Viewports.phone, count: 31)
        var engine = CollectionEngine(layout: layout, context: context)
        engine.reconfigure(animated: true, time: 0) { layout, _ in layout.kind = .inconsistentInverse }
        for frame in 1...60 { engine.advance(to: Double(frame) / 60) }
        #expect(!engine.frame.visibleItems.isEmpty)
    }
}

/// An engine with a hostile layout.
private struct HostileSession {
    private var engine: CollectionEngine<HostileLayout>
    private var awaiting: [Int] = []

    init(_ kind: HostileLayout.Kind, _ random: inout SeededGenerator) {
        var context = LayoutContext(
            viewport: random.one(of: Viewports.usual), count: random.one(of: [0, 1, 2, 31]),
            direction: random.one(of: [.leftToRight, .rightToLeft]), reduceMotion: .random(using: &random))
        context.isLooping = .random(using: &random)
        var layout = HostileLayout()
        (layout.kind, layout.seed) = (kind, random.next())
        (layout.rarity, layout.snaps) = (random.one(of: [2, 5, 30]), .random(using: &random))
        layout.axis = random.one(of: [.horizontal, .vertical])
        engine = CollectionEngine(
            layout: layout, context: context, scroller: random.one(of: [.engine, .engine, .host]))
        (engine.options.allowsRemoval, engine.options.allowsReordering) = (true, true)
    }

    /// Plays a random event and some frames.
    ///
    /// - Returns: A number of the frame that is not finite, if any.
    mutating func play(_ random: inout SeededGenerator) -> String? {
        act(at: engine.time + random.one(of: [0, 0.01, 0.1, 0.6]), &random)
        for _ in 0..<random.one(of: [1, 3, 8]) {
            engine.advance(to: engine.time + random.one(of: [0.004, 1 / 60.0, 0.3]))
            while let event = engine.nextEvent() {
                if case .shouldRemove(let index) = event { awaiting.append(index) }
            }
            if let violation { return violation }
        }
        return nil
    }

    private var violation: String? {
        guard engine.context.offset.isFinite && engine.time.isFinite else {
            return "the offset is not finite"
        }
        guard engine.scrolling.restingPosition.isFinite else { return "the resting position is not finite" }
        for item in engine.frame.visibleItems {
            let rows = item.transform.rows
            guard (rows.0 + rows.1 + rows.2 + rows.3).sum().isFinite else {
                return "a transform is not finite"
            }
        }
        return nil
    }

    private mutating func act(at time: Double, _ random: inout SeededGenerator) {
        let count = engine.context.count
        let item = Int.random(in: 0...max(count - 1, 0), using: &random)
        let point = random.point(in: engine.context.viewport)
        switch Int.random(in: 0..<27, using: &random) {
        case 0, 1: engine.pointerDown(0, at: point, time: time)
        case 2, 3, 4: engine.pointerMoved(0, to: point, time: time)
        case 5: engine.pointerUp(0, at: point, time: time)
        case 6: engine.pointerCancelled(0, time: time)
        case 7: engine.pointerPressedLong(0, time: time)
        case 8: engine.wheel(random.number(in: -900...900), isPrecise: .random(using: &random), time: time)
        case 9:
            engine.keyDown(
                random.one(of: [.home, .end, .pageDown, .arrowUp, .enter, .escape, .delete]), time: time)
        case 10 where count > 0: engine.scroll(to: item, animated: .random(using: &random), time: time)
        case 11: engine.scroll(toOffset: random.number(in: -1e4...1e4), animated: true, time: time)
        case 12:
            engine.apply([.insert(at: random.one(of: [0, count]), count: 2)], animated: true, time: time)
        case 13 where count > 0: engine.apply([.remove(at: item)], animated: true, time: time)
        case 14 where count > 1: engine.apply([.move(from: item, to: count - 1)], animated: true, time: time)
        case 15: engine.undoRemoval(animated: true, time: time)
        case 16 where count > 0: engine.openItem(at: item, animated: .random(using: &random), time: time)
        case 17: engine.closeItem(time: time)
        case 18: engine.append(time: time)
        case 19 where count > 0:
            engine.requestRemoval(of: item, time: time)
            if let index = awaiting.popLast() {
                engine.answerRemoval(of: index, isAllowed: .random(using: &random), time: time)
            }
        case 20:
            engine.report(
                random.number(in: -500...5000), phase: random.one(of: [.idle, .dragging]), time: time)
        case 21: engine.pointerDown(1, at: point, time: time)
        case 22: engine.pointerMoved(1, to: point, time: time)
        case 23: engine.pointerUp(1, at: point, time: time)
        case 24: engine.scrollAutomatically(velocity: random.one(of: [-400, 0, 400, .nan]), time: time)
        case 25: engine.focus(on: count > 0 ? item : nil, time: time)
        default: reconfigure(at: time, &random)
        }
    }

    private mutating func reconfigure(at time: Double, _ random: inout SeededGenerator) {
        let (kind, seed) = (random.one(of: HostileLayout.Kind.allCases), random.next())
        let (axis, viewport) = (
            random.one(of: [Axis.horizontal, .vertical]), random.one(of: Viewports.usual)
        )
        let (direction, reducesMotion) = (
            random.one(of: [LayoutDirection.leftToRight, .rightToLeft]), Bool.random(using: &random)
        )
        let (isLooping, changesCount) = (
            Bool.random(using: &random), Int.random(in: 0..<4, using: &random) == 0
        )
        engine.reconfigure(animated: .random(using: &random), time: time) { layout, context in
            (layout.kind, layout.seed, layout.axis) = (kind, seed, axis)
            (context.viewport, context.isLooping) = (viewport, isLooping)
            (context.direction, context.reduceMotion) = (direction, reducesMotion)
            if changesCount { context.count = 12 }
        }
    }
}
