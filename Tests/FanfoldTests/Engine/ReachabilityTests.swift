import Testing

@_spi(Host) @testable import Fanfold

/// The set of visible items.
@Suite struct ReachabilityTests {
    /// The grid distance of sampled points, in points.
    private static let grid = 7.0
    /// A limit for the test's duration; larger counts behave alike.
    private static let mostItems = 60

    /// An item at a sampled point is reachable; an item at no sampled point has little visible area.
    @Test(arguments: Variant.all.quarter(from: 3)) func reachabilityAgreesWithAGridOfPoints(variant: Variant)
        throws
    {
        for sample in variant.samples(60, counts: [31]) where sample.visibleRange.count <= Self.mostItems {
            var frame = Frame()
            frame.update(sample.layout, in: sample.context)
            let reachability = frame.reachability()
            try #require(reachability.count == frame.visibleItems.count)
            let seen = seenItems(frame, in: sample.context.viewport)
            for (item, isReachable) in zip(frame.visibleItems, reachability) where seen.contains(item.index) {
                try #require(isReachable, "item \(item.index): \(sample)")
            }
        }
    }

    /// The items at the points of a grid that no opaque item covers.
    private func seenItems(_ frame: Frame, in viewport: Size) -> Set<Int> {
        var seen: Set<Int> = []
        for y in stride(
            from: Self.grid / 2, to: viewport.height, by: Self.grid * max(1, viewport.height / 700))
        {
            for x in stride(
                from: Self.grid / 2, to: viewport.width, by: Self.grid * max(1, viewport.width / 700))
            {
                for item in frame.visibleItems.reversed() where item.contains(Point(x: x, y: y)) {
                    seen.insert(item.index)
                    if item.attributes.opacity >= 1 { break }
                }
            }
        }
        return seen
    }

    @Test func pageThatFillsTheViewportHidesAllOthers() {
        var session = Session(Variant.plain[1], item: 3)
        session.engine.openItem(at: 4, time: 0)
        session.wait(3)
        let frame = session.engine.frame
        let reachable = zip(frame.visibleItems, frame.reachability()).filter(\.1).map(\.0.index)
        #expect(reachable == [4])
    }

    /// Two items that hide a third one together.
    @Test func itemHiddenBySeveralOthersIsUnreachable() {
        let layout = Cards(frames: [
            Rect(origin: Point(x: 100, y: 100), size: Size(width: 100, height: 100)),
            Rect(origin: Point(x: 90, y: 90), size: Size(width: 70, height: 120)),
            Rect(origin: Point(x: 150, y: 90), size: Size(width: 60, height: 120)),
        ])
        #expect(layout.frame.reachability() == [false, true, true])
    }

    @Test(arguments: [(50.0, true), (49.0, false)]) func aGapOfAPointIsEnough(gap: Double, isReachable: Bool)
    {
        let layout = Cards(frames: [
            Rect(origin: Point(x: 100, y: 100), size: Size(width: 100, height: 100)),
            Rect(origin: Point(x: 90, y: 90), size: Size(width: 60, height: 120)),
            Rect(origin: Point(x: 101 + gap, y: 90), size: Size(width: 60, height: 120)),
        ])
        #expect(layout.frame.reachability() == [isReachable, true, true])
    }

    /// Independent of the size of the calling stack.
    @Test(arguments: [(50.0, true), (0.0, false)]) func reachabilityIsKnownBehindHundredsOfItems(
        gap: Double, isReachable: Bool
    ) {
        let size = Size(width: 100, height: 100)
        let behind = Rect(origin: Point(x: 100, y: 100), size: size)
        let beside = Rect(origin: Point(x: 250, y: 250), size: size)
        let inFront = Rect(origin: Point(x: 100 + gap, y: 100), size: size)
        let layout = Cards(
            frames: [behind] + Array(repeating: beside, count: Int(mostItemsVisible) - 2) + [inFront])
        #expect(layout.frame.isReachable(0) == isReachable)
    }

    @Test func translucentItemHidesNothing() {
        let frame = Rect(origin: Point(x: 100, y: 100), size: Size(width: 100, height: 100))
        #expect(Cards(frames: [frame, frame], opacity: 0.99).frame.reachability() == [true, true])
        #expect(Cards(frames: [frame, frame]).frame.reachability() == [false, true])
    }

    @Test func emptyFrameHasNoReachableItems() {
        #expect(Frame().reachability() == [])
        #expect(!Frame().isReachable(0))
    }

    @Test func leavingItemIsUnreachableAndHidesNothing() throws {
        var session = Session(Variant.plain[1], item: 3)
        session.engine.apply([.remove(at: 4)], animated: true, time: session.time)
        session.wait(0.05)
        let frame = session.engine.frame
        let leaving = try #require(frame.visibleItems.firstIndex { $0.isLeaving })
        #expect(!frame.reachability()[leaving])
    }
}

/// Cards at fixed positions; later ones are in front.
private struct Cards: CollectionLayout {
    var frames: [Rect] = []
    var opacity = 1.0

    var axis: Axis { .vertical }

    var frame: Frame {
        var frame = Frame()
        frame.update(
            self, in: LayoutContext(viewport: Size(width: 400, height: 400), count: frames.count))
        return frame
    }

    func contentLength(in space: LayoutSpace) -> Double { space.height }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let frame = frames[min(max(Int(position), 0), frames.count - 1)]
        var item = ItemAttributes(
            center: Point(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2),
            size: frame.size)
        item.z = position
        item.opacity = opacity
        return item
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        (0, Double(frames.count - 1))
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { 0 }
    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { 0 }
}
