import Testing

@_spi(Host) @testable import Fanfold

/// An application's layout can return any value without stopping the program.
@Suite struct WildLayoutTests {
    /// Values that the layout returns instead of its own.
    private static let values = [Double.nan, .infinity, -.infinity]

    @Test(arguments: WildLayout.Place.allCases, values)
    func nonFiniteNumbersDoNotStopTheProgram(place: WildLayout.Place, value: Double) {
        var layout = WildLayout()
        (layout.place, layout.value) = (place, value)
        let context = LayoutContext(viewport: Viewports.phone, count: 31)
        var engine = CollectionEngine(layout: layout, context: context, initialItem: 5)
        engine.advance(to: 0.1)
        engine.scroll(to: 9, animated: true, time: 0.2)
        engine.advance(to: 0.3)
        engine.pointerDown(0, at: Point(x: 100, y: 300), time: 0.4)
        engine.pointerMoved(0, to: Point(x: 100, y: 200), time: 0.45)
        engine.pointerUp(0, at: Point(x: 100, y: 200), time: 0.46)
        engine.apply([.insert(at: 3), .remove(at: 4)], animated: true, time: 0.5)
        engine.openItem(at: 3, time: 0.6)
        engine.advance(to: 5)
        engine.closeItem(time: 6)
        engine.advance(to: 9)
        for item in engine.frame.visibleItems {
            let bounds = item.quad.bounds
            #expect(bounds.maxX.isFinite && bounds.maxY.isFinite, "what is shown has a place")
            #expect(item.attributes.z.isFinite && item.attributes.opacity.isFinite)
        }
        #expect(engine.context.offset.isFinite)
    }

    @Test func endlessContentScrollsToTheLargestOffset() {
        var layout = WildLayout()
        (layout.place, layout.value) = (.length, 1e300)
        let context = LayoutContext(viewport: Viewports.phone, count: 1 << 53)
        var engine = CollectionEngine(layout: layout, context: context)
        engine.scroll(to: 1 << 52, animated: false, time: 0)
        #expect(engine.context.offset == 1e12)
        #expect(engine.targetOffset == engine.context.offset)
    }

    @Test func endlessVisibleRangeIsLimitedToNearbyItems() {
        var layout = WildLayout()
        (layout.place, layout.value) = (.visible, .infinity)
        let context = LayoutContext(viewport: Viewports.phone, count: 1_000_000, offset: 50_000_000)
        let range = layout.visibleRange(in: context)
        #expect(range.count <= 100_001)
        #expect(range.contains(500_000))
    }

    /// Beyond 2⁵³, the number of the next item is the same.
    @Test(.timeLimit(.minutes(1)), arguments: [0x1p53, 0x1p60, 1e300])
    func itemsWithoutASuccessorEndALoop(position: Double) {
        var layout = WildLayout()
        (layout.place, layout.value) = (.visibleLater, position)
        #expect(layout.canLoop(in: LayoutContext(viewport: Viewports.phone, count: 7)))
    }

    @Test func nonFiniteItemIsSkipped() {
        var layout = WildLayout()
        (layout.place, layout.value, layout.wildItem) = (.center, .nan, 2)
        let context = LayoutContext(viewport: Viewports.phone, count: 31)
        let engine = CollectionEngine(layout: layout, context: context)
        #expect(Set(engine.frame.visibleItems.map(\.index)).isSuperset(of: [0, 1, 3, 4]))
        #expect(!engine.frame.visibleItems.contains { $0.index == 2 })
    }

    @Test func diagnosticNamesLayoutItemAndValue() {
        var layout = WildLayout()
        (layout.place, layout.value, layout.wildItem) = (.size, .infinity, 2)
        let context = LayoutContext(viewport: Viewports.phone, count: 31)
        #expect(
            layout.diagnostic(forSlot: 2, in: context)
                == "Fanfold leaves out item 2: WildLayout returned size.height = inf")
        #expect(layout.diagnostic(forSlot: 1, in: context) == nil)
    }
}

/// A list with one function that returns an invalid value.
struct WildLayout: CollectionLayout {
    enum Place: CaseIterable, Sendable {
        case length, margin, center, size, scale, rotation, z, opacity, visible, visibleLater, offset,
            position
    }

    var place = Place.center
    var value = 0.0
    /// The only affected item; nil for all.
    var wildItem: Int?

    var axis: Axis { .vertical }
    var snaps: Bool { true }
    var leadingMargin: Double { number(0, .margin) }

    private func number(_ usual: Double, _ place: Place) -> Double { place == self.place ? value : usual }

    func contentLength(in space: LayoutSpace) -> Double { number(Double(space.count) * 100, .length) }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        func number(_ usual: Double, _ place: Place) -> Double {
            wildItem == nil || Double(wildItem ?? 0) == position ? self.number(usual, place) : usual
        }
        var row = ItemAttributes(
            center: Point(x: space.width / 2, y: number(position * 100 + 50 - space.offset, .center)),
            size: Size(width: space.width, height: number(100, .size)))
        row.scale = number(1, .scale)
        row.rotation.x = number(0, .rotation)
        row.z = number(position, .z)
        row.opacity = number(1, .opacity)
        return row
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        if place == .visibleLater && space.offset != 0 { return (value, value) }
        let first = space.offset / 100 - 1
        return (place == .visible ? -value : first, number(first + space.height / 100 + 1, .visible))
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { number(position * 100, .offset) }
    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { number(offset / 100, .position) }
}
