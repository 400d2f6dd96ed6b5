import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Items leave and enter a frame only while they cannot be seen: transparent, without size, or outside the viewport.
@Suite struct LayoutChangeTests {
    /// The interval between two looks, and the precision of the instant at which an item leaves, in seconds.
    private static let (interval, precision) = (1 / 60.0, 1e-7)
    /// The duration of a layout change, in seconds.
    private static let duration = 1.1
    /// The opacity, and the visible area in square points, up to which an item may appear or vanish.
    private static let (leastOpacity, leastArea) = (0.005, 20.0)

    @Test(arguments: NamedLayout.all)
    func itemsInViewStayInTheFrame(from old: NamedLayout) {
        for (number, new) in NamedLayout.all.enumerated() where new.name != old.name {
            for round in 0..<Soak.factor {
                var random = SeededGenerator(seed: Soak.seed, stream: number + 100 * round)
                let violation = Self.violation(from: old, to: new, &random)
                #expect(violation == nil, "to \(new.name), seed \(Soak.seed), round \(round)")
            }
        }
    }

    @Test(arguments: StandardLayout.all, StandardLayout.all)
    func itemsBetweenTwoDirectionsAreInTheFrame(from old: StandardLayout, to new: StandardLayout) {
        for viewport in Viewports.usual {
            var engine = CollectionEngine(
                layout: old, context: LayoutContext(viewport: viewport, count: 60))
            engine.scroll(to: 30, animated: false, time: 0)
            engine.reconfigure(animated: true, time: 0) { layout, context in
                layout = new
                context.direction = .rightToLeft
            }
            while engine.needsFrame {
                engine.advance(to: engine.time + Self.interval)
                #expect(engine.missingItem == nil, "\(viewport), at \(engine.time) s")
            }
        }
    }

    private typealias Engine = CollectionEngine<AnyCollectionLayout>

    private static func violation(
        from old: NamedLayout, to new: NamedLayout, _ random: inout SeededGenerator
    ) -> String? {
        let context = random.context()
        var engine = Engine(layout: old.layout, context: context)
        let offset = random.number(in: old.layout.offsetRange(in: context))
        engine.scroll(toOffset: random.one(of: [offset, 1e9]), animated: false, time: 0)
        engine.reconfigure(animated: true, time: 0) { layout, _ in layout = new.layout }
        engine.advance(to: 0)
        for _ in 0..<Int(duration / interval) {
            let before = engine
            engine.advance(to: before.time + interval)
            if let violation = violation(between: before, and: engine) { return violation }
        }
        return nil
    }

    /// Returns an item that is in view at the instant at which it enters or leaves the frame.
    private static func violation(between start: Engine, and end: Engine) -> String? {
        let (first, last) = (start.indices, end.indices)
        for index in first.symmetricDifference(last) {
            var (before, after) = (start, end)
            while after.time - before.time > precision {
                var middle = before
                middle.advance(to: (before.time + after.time) / 2)
                let isStart = middle.indices.contains(index) == first.contains(index)
                (before, after) = isStart ? (middle, after) : (before, middle)
            }
            let shown = first.contains(index) ? before : after
            guard let item = shown.frame.visibleItems.first(where: { $0.index == index }) else { continue }
            let viewport = ConvexPolygon(Rect(size: shown.context.viewport).corners)
            let area = ConvexPolygon(item.quad).intersection(viewport).area
            guard item.attributes.opacity > leastOpacity && area > leastArea else { continue }
            let verb = last.contains(index) ? "appears" : "vanishes"
            return "\(shown.time) s: item \(index) of \(shown.context.count) \(verb), "
                + "\(area) square points in view, opacity \(item.attributes.opacity), \(shown.context)"
        }
        return nil
    }
}

extension CollectionEngine {
    fileprivate var indices: Set<Int> { Set(frame.visibleItems.map(\.index)) }
}

extension SeededGenerator {
    /// A context of a usual viewport with any count.
    fileprivate mutating func context() -> LayoutContext {
        var context = LayoutContext(
            viewport: one(of: Viewports.usual), count: one(of: [1, 3, 12, 31, 500]),
            direction: one(of: [.leftToRight, .rightToLeft]))
        if Int.random(in: 0..<4, using: &self) == 0 { context.insets = insets(in: context.viewport) }
        return context
    }
}
