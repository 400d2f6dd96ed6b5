import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Counts and positions at their limits.
@Suite struct LimitTests {
    private static let counts = [
        LayoutContext.maximumCount, LayoutContext.maximumCount - 1, 1 << 31, 1_000_000_000,
    ]

    @Test(arguments: Variant.plain, counts)
    func changesAtTheLimitKeepTheInvariants(variant: Variant, count: Int) {
        var random = SeededGenerator(stream: variant.stream)
        for isLooping in [false, true] {
            var context = variant.context(count: count)
            context.isLooping = isLooping
            var engine = CollectionEngine(layout: variant.layout, context: context)
            for event in 0..<60 {
                act(on: &engine, &random)
                engine.advance(to: engine.time + random.one(of: [0.01, 0.1, 0.6]))
                let violation = engine._checkInvariants()
                #expect(violation == nil, "\(SeededGenerator.replay), event \(event)")
                if violation != nil { return }
            }
        }
    }

    private func act(on engine: inout CollectionEngine<StandardLayout>, _ random: inout SeededGenerator) {
        let time = engine.time + 0.01
        // A pending append adds an item.
        engine.advance(to: time)
        let count = engine.context.count
        let item = random.one(of: [0, 1, count / 2, count - 2, count - 1])
        switch Int.random(in: 0..<10, using: &random) {
        case 0: engine.scroll(to: item, animated: .random(using: &random), time: time)
        case 1:
            engine.scroll(toOffset: random.one(of: [-1e12, -1e9, 1e9, 1e12]), animated: false, time: time)
        case 2 where count < LayoutContext.maximumCount:
            engine.apply([.insert(at: item)], animated: true, time: time)
        case 3: engine.apply([.remove(at: item)], animated: true, time: time)
        case 4:
            engine.apply([.move(from: item, to: random.one(of: [0, count - 1]))], animated: true, time: time)
        case 5: engine.openItem(at: item, time: time)
        case 6: engine.closeItem(time: time)
        case 7: engine.append(time: time)
        case 8: engine.undoRemoval(animated: .random(using: &random), time: time)
        default: engine.wheel(random.number(in: -1e5...1e5), isPrecise: true, time: time)
        }
    }

    @Test func appendAtTheMaximumCountInsertsNothing() {
        let context = LayoutContext(viewport: Viewports.phone, count: LayoutContext.maximumCount)
        var engine = CollectionEngine(layout: TabStackLayout(), context: context)
        engine.append(time: 0)
        engine.advance(to: 5)
        #expect(engine.context.count == LayoutContext.maximumCount)
        #expect(!engine.needsFrame)
    }

    @Test func removalIsNotUndoneBeyondTheMaximumCount() {
        let context = LayoutContext(viewport: Viewports.phone, count: LayoutContext.maximumCount)
        var engine = CollectionEngine(layout: TabStackLayout(), context: context)
        engine.apply([.remove(at: 0, count: 3), .insert(at: 0)], animated: true, time: 0)
        #expect(engine.removalToUndo == nil)
        #expect(engine.undoRemoval(animated: true, time: 0.1) == nil)
        engine.apply([.remove(at: 0)], animated: true, time: 0.2)
        #expect(engine.undoRemoval(animated: true, time: 0.3) == 0)
    }

    @Test func insertionBeyondTheMaximumCountStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let context = LayoutContext(
                viewport: Size(width: 375, height: 667), count: LayoutContext.maximumCount)
            var engine = CollectionEngine(layout: TabStackLayout(), context: context)
            engine.apply([.insert(at: 0)], animated: true, time: 0)
        }
        #expect(result.standardError.contains("LayoutContext.maximumCount"))
    }

    @Test func countBeyondTheMaximumStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = LayoutContext(viewport: .zero, count: .max)
        }
        #expect(result.standardError.contains("LayoutContext.count must be at most maximumCount"))
    }
}
