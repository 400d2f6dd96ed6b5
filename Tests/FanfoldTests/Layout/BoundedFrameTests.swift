import Testing

@_spi(Host) @testable import Fanfold
@testable import FanfoldKeyframes

/// A frame shows at most 500 items and computes few poses, in viewports, insets and keyframes of any size.
@Suite struct BoundedFrameTests {
    /// The largest number of items in a frame; the largest number of items in relation to the median of a fold, and of
    /// poses in relation to that median or to the items shown, as a tiny item of a large fold has many neighbors.
    private static let (mostItems, mostMedians) = (500, 5)
    /// The largest number of poses in a frame, for each of the blended layouts: an item may be invisible in each of them.
    private static let mostPoses = 1000
    /// The least number of poses that counts as a median.
    private static let fewPoses = 12
    private static let cases = 40 * Soak.factor
    /// The number of steps in which a view is folded.
    private static let steps = 40

    @Test(arguments: NamedLayout.all)
    func framesAreBoundedInEveryViewport(of layout: NamedLayout) {
        var random = SeededGenerator(seed: Soak.seed)
        for number in 0..<Self.cases {
            let context = random.extremeContext()
            let counter = CountingLayout.Counter()
            var engine = CollectionEngine(
                layout: CountingLayout(layout.layout, counter), context: context,
                initialItem: context.count / 2)
            for change in 0...3 {
                let (count, poses) = (engine.frame.visibleItems.count, counter.poses)
                engine.advance(to: engine.time)
                let cost = counter.poses - poses
                #expect(
                    count <= Self.mostItems && cost <= (change + 1) * Self.mostPoses,
                    "\(count) items, \(cost) poses, seed \(Soak.seed), case \(number), change \(change), \(context)"
                )
                let next = change == 1 ? random.extremeContext() : engine.context
                engine.reconfigure(animated: true, time: Double(change)) { layout, context in
                    if change == 1 { (context.viewport, context.insets) = (next.viewport, next.insets) }
                    if change == 2 {
                        layout = CountingLayout(random.one(of: NamedLayout.all).layout, counter)
                    }
                }
                engine.advance(to: Double(change) + random.number(in: 0...0.6))
            }
        }
    }

    @Test func framesAreBoundedForAllKeyframes() {
        var (random, made) = (SeededGenerator(seed: Soak.seed), 0)
        for number in 0..<10 * Self.cases {
            guard let layout = random.extremeKeyframes() else { continue }
            made += 1
            for _ in 0..<4 {
                let context = random.extremeContext()
                let engine = CollectionEngine(
                    layout: layout, context: context, initialItem: context.count / 2)
                let count = engine.frame.visibleItems.count
                #expect(count <= Self.mostItems, "seed \(Soak.seed), case \(number), \(context)")
            }
        }
        #expect(made > Self.cases)
    }

    @Test(arguments: NamedLayout.all)
    func foldedViewShowsFewMoreItems(of layout: NamedLayout) {
        for size in [Viewports.phone, Size(width: 1024, height: 768), Size(width: 375, height: 300)] {
            Self.expectFew(
                Self.counts(folding: layout.layout, size) { $0.viewport.width = $1 * size.width },
                "narrowed, \(size)")
            Self.expectFew(
                Self.counts(folding: layout.layout, size) { $0.viewport.height = $1 * size.height },
                "folded, \(size)")
            Self.expectFew(
                Self.counts(folding: layout.layout, size) { $0.insets.bottom = (1 - $1) * size.height },
                "covered, \(size)")
        }
    }

    @Test(arguments: NamedLayout.all)
    func foldedViewsComputeFewMorePoses(of layout: NamedLayout) {
        var random = SeededGenerator(seed: Soak.seed)
        for number in 0..<Self.cases / 8 {
            Self.expectFewPoses(folding: layout.layout, &random, "seed \(Soak.seed), case \(number)")
        }
    }

    @Test func foldedViewsComputeFewMorePosesForAllKeyframes() {
        var random = SeededGenerator(seed: Soak.seed)
        for number in 0..<2 * Self.cases {
            guard let layout = random.extremeKeyframes() else { continue }
            let comment = "seed \(Soak.seed), case \(number)"
            Self.expectFewPoses(folding: AnyCollectionLayout(layout), &random, comment)
        }
    }

    /// Folds a view to any size, by its viewport and its insets. Insets larger than the viewport do not count: a view
    /// lays out many items in them and shows few.
    private static func expectFewPoses(
        folding layout: AnyCollectionLayout, _ random: inout SeededGenerator, _ comment: String
    ) {
        let (start, end) = (random.extremeContext(), random.extremeContext())
        let counter = CountingLayout.Counter()
        var engine = CollectionEngine(
            layout: CountingLayout(layout, counter), context: start, initialItem: start.count / 2)
        let frames = (0...steps).map { step in
            let part = Double(step) / Double(steps)
            engine.reconfigure(time: engine.time) { _, context in
                context.viewport.width = mix(start.viewport.width, end.viewport.width, part)
                context.viewport.height = mix(start.viewport.height, end.viewport.height, part)
                context.insets.bottom = mix(start.insets.bottom, end.insets.bottom, part)
                context.insets.leading = mix(start.insets.leading, end.insets.leading, part)
            }
            let poses = counter.poses
            engine.advance(to: engine.time + 0.01)
            let (size, insets) = (engine.context.viewport, engine.context.insets)
            return (
                poses: counter.poses - poses, items: engine.frame.visibleItems.count,
                isUsual: abs(insets.leading) < size.width && abs(insets.bottom) < size.height
            )
        }
        // A view without area has frames without items.
        let costs = frames.map(\.poses).filter { $0 > 0 }.sorted()
        guard !costs.isEmpty else { return }
        let median = max(costs[costs.count / 2], fewPoses)
        let excess = frames.first { $0.isUsual && $0.poses > mostMedians * max(median, $0.items) }
        #expect(excess == nil, "\(comment), \(frames), \(start), \(end)")
    }

    /// The numbers of visible items of a view while it is folded.
    private static func counts(
        folding layout: AnyCollectionLayout, _ size: Size, by fold: (inout LayoutContext, Double) -> Void
    ) -> [Int] {
        let context = LayoutContext(viewport: size, count: 100_000)
        var engine = CollectionEngine(layout: layout, context: context, initialItem: 50_000)
        return (0...steps).map { step in
            let part = max(1 - Double(step) / Double(steps), 1e-6)
            engine.reconfigure(time: engine.time) { _, context in fold(&context, part) }
            engine.advance(to: engine.time + 0.01)
            return engine.frame.visibleItems.count
        }
    }

    private static func expectFew(_ counts: [Int], _ comment: Comment) {
        let median = counts.sorted()[counts.count / 2]
        #expect((counts.max() ?? 0) <= mostMedians * max(median, 1), comment)
    }
}

extension SeededGenerator {
    /// A length of any magnitude, from 10⁻⁶ to 10⁶ points.
    fileprivate mutating func extremeLength() -> Double {
        var length = 1e-6
        for _ in 0..<Int.random(in: 0...12, using: &self) { length *= 10 }
        return min(length * number(in: 1...10), 1e6)
    }

    /// A viewport and insets of any magnitude, sometimes as long as the viewport.
    fileprivate mutating func extremeContext() -> LayoutContext {
        let usual = one(of: Viewports.usual)
        var context = LayoutContext(viewport: usual, count: one(of: [3, 31, 100_000]))
        context.direction = one(of: [.leftToRight, .rightToLeft])
        context.reduceMotion = Bool.random(using: &self)
        if Bool.random(using: &self) { context.viewport.width = extremeLength() }
        if Bool.random(using: &self) { context.viewport.height = extremeLength() }
        if Bool.random(using: &self) { context.insets.bottom = inset(in: context.viewport.height) }
        if Bool.random(using: &self) { context.insets.leading = inset(in: context.viewport.width) }
        return context
    }

    private mutating func inset(in length: Double) -> Double {
        one(of: [length, length - 1e-6, length * number(in: 0...2), extremeLength(), -extremeLength()])
    }

    /// Keyframes with numbers of any magnitude; nil if they are rejected.
    fileprivate mutating func extremeKeyframes() -> KeyframeLayout? {
        var rules = KeyframeRules()
        rules.before = one(of: [.held, .continued, .continued, .repeated])
        rules.after = rules.before == .repeated ? .repeated : one(of: [.held, .continued])
        rules.isStacked = rules.before != .repeated && Int.random(in: 0..<4, using: &self) == 0
        rules.sharesEye = Bool.random(using: &self)
        let axis = one(of: [Axis.horizontal, .vertical])
        let step = keyframeLength()
        let size = (keyframeLength(), keyframeLength(), number(in: 0...1))
        let keyframes = [-2.0, -1, 0, 1, 2].map { distance in
            let place = times(step, distance)
            return Keyframe(
                at: distance, x: axis == .horizontal ? place : 0, y: axis == .vertical ? place : 0,
                width: size.0, height: size.1,
                opacity: rules.before == .repeated || distance == 0 ? 1 : size.2)
        }
        return try? KeyframeLayout(axis: axis, pitch: keyframeLength(), keyframes: keyframes, rules: rules)
    }

    private mutating func keyframeLength() -> KeyframeLength {
        let extent = one(of: [KeyframeLength.Extent.own, .width, .height, .shorterSide])
        return Bool.random(using: &self)
            ? .points(min(extremeLength(), 1e5)) : .fraction(number(in: 0.01...2), of: extent)
    }

    private func times(_ length: KeyframeLength, _ factor: Double) -> KeyframeLength {
        var product = length
        product.own *= factor
        product.parts *= factor
        return product
    }
}
