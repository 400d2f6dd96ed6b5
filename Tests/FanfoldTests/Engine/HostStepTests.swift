import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// A host calls one function in a loop: the engine keeps the order of reports, requests and frames.
@Suite struct HostStepTests {
    /// The frame interval, in seconds.
    private static let frame = 1 / 60.0
    private static let steps = 400

    private func hosted(_ variant: Variant, item: Int = 0) -> CollectionEngine<StandardLayout> {
        CollectionEngine(
            layout: variant.layout, context: variant.context(viewport: Viewports.phone, count: 31),
            initialItem: item, scroller: .host)
    }

    @Test(arguments: Variant.all) func firstStepRequestsTheInitialItem(variant: Variant) {
        var engine = hosted(variant, item: 5)
        let resting = variant.layout.offset(showing: 5, in: engine.context)
        #expect(engine.step(offset: 0, phase: .idle, time: 0) == resting)
        #expect(engine.step(offset: resting, phase: .idle, time: 0) == nil)
        #expect(engine.context.offset == resting)
        #expect(engine.frame.visibleItems.contains { $0.index == 5 })
    }

    /// A scroll view may round an offset, or be unable to show it.
    @Test(arguments: Variant.plain, [0.4, -70]) func answerEndsTheStep(variant: Variant, error: Double) {
        var engine = hosted(variant, item: 5)
        let requested = engine.step(offset: 0, phase: .idle, time: 0) ?? 0
        #expect(engine.step(offset: requested + error, phase: .idle, time: 0) == nil)
        #expect(abs(engine.context.offset - requested - error) <= 0.5)
    }

    @Test(arguments: Variant.all) func staleOffsetDoesNotEndAScroll(variant: Variant) {
        var (engine, shown, time) = (hosted(variant), 0.0, 0.0)
        engine.scroll(to: 9, animated: true, time: 0)
        repeat {
            time += Self.frame
            while let offset = engine.step(offset: shown, phase: .idle, time: time) { shown = offset }
        } while engine.needsFrame && time < 30
        #expect(shown == variant.layout.offset(showing: 9, in: engine.context))
    }

    /// The finger holds an item, not an offset.
    @Test(arguments: Variant.plain) func insertionUnderAFingerKeepsItsItem(variant: Variant) {
        var (engine, shown) = (hosted(variant, item: 12), 0.0)
        while let offset = engine.step(offset: shown, phase: .dragging, time: 0) { shown = offset }
        engine.apply([.insert(at: 0, count: 3)], animated: false, time: 0)
        while let offset = engine.step(offset: shown, phase: .dragging, time: 0) { shown = offset }
        #expect(engine.itemShown == 15)
        #expect(abs(shown - variant.layout.offset(showing: 15, in: engine.context)) < 1e-6)
    }

    /// Whatever happens between two steps, the scroll view shows the engine's offset after at most one request.
    @Test(arguments: Variant.all) func scrollViewAndEngineAgreeAfterEachStep(variant: Variant) {
        var random = SeededGenerator(stream: 71)
        var (engine, shown, time) = (hosted(variant, item: 3), 0.0, 0.0)
        var phase = ScrollPhase.idle
        for step in 0..<Self.steps {
            time += random.one(of: [Self.frame, Self.frame, 0.3])
            act(&engine, &shown, &phase, time, &random)
            var requests = 0
            while let offset = engine.step(offset: shown, phase: phase, time: time) {
                shown = (offset * 3).rounded() / 3
                requests += 1
            }
            #expect(
                requests <= 1 && abs(shown - engine.context.offset) <= Tuning.rounding,
                "\(SeededGenerator.replay), step \(step)")
        }
    }

    private func act(
        _ engine: inout CollectionEngine<StandardLayout>, _ shown: inout Double, _ phase: inout ScrollPhase,
        _ time: Double, _ random: inout SeededGenerator
    ) {
        let count = engine.context.count
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4 where engine.allowsScrolling:
            phase = .dragging
            shown += random.number(in: -60.0...60)
        case 4: phase = .idle
        case 5: engine.scroll(to: .random(in: 0..<count, using: &random), animated: true, time: time)
        case 6:
            engine.apply([.insert(at: .random(in: 0...count, using: &random))], animated: true, time: time)
        case 7 where count > 5:
            engine.apply([.remove(at: .random(in: 0..<count, using: &random))], animated: true, time: time)
        case 8: engine.openItem(at: .random(in: 0..<count, using: &random), time: time)
        case 9: engine.closeItem(time: time)
        case 10:
            let width = random.one(of: [320.0, 390, 844])
            engine.reconfigure(animated: true, time: time) { $1.viewport.width = width }
        default: phase = engine.allowsScrolling ? phase : .idle
        }
    }
}
