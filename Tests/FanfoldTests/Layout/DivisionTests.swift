@testable import FanfoldKeyframes
import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// A viewport that is divided by a fold.
@Suite struct DivisionTests {
    /// A half-folded iPhone Duo: bars at the right side, and a fold with margins in the middle of the long edge.
    private static func duo(_ axis: Axis = .horizontal, _ direction: LayoutDirection = .leftToRight)
        -> LayoutContext
    {
        let isWide = axis == .horizontal
        var context = LayoutContext(
            viewport: isWide ? Size(width: 951, height: 669) : Size(width: 669, height: 951),
            insets: isWide ? Insets(right: 84, direction) : Insets(top: 60, bottom: 34), count: 31,
            direction: direction)
        context.division = LayoutDivision(axis: axis, position: 455.5, width: 40)
        return context
    }

    private static let layouts: [any CollectionLayout] =
        StandardLayout.all.map { $0 as any CollectionLayout } + KeyframePreset.allCases.map { $0.layout }

    private static let contexts = [
        duo(), duo(.horizontal, .rightToLeft), duo(.vertical), duo(.vertical, .rightToLeft),
    ]

    /// Each layout rests in one half as in a viewport of that size, so no item at rest is on the fold.
    @Test(arguments: layouts.indices, contexts)
    func itemsRestInOneHalf(index: Int, context: LayoutContext) throws {
        let layout = Self.layouts[index]
        var (divided, whole) = (context, context)
        whole.division = nil
        whole.viewport = context.openFrame.size
        whole.insets = context.insets.without(beyond: context)
        for item in [0.0, 1, 15, 29] {
            divided.offset = layout.offset(showing: item, in: divided)
            whole.offset = layout.offset(showing: item, in: whole)
            let position = layout.positionShown(in: whole)
            let origin = divided.openFrame.origin
            var expected = layout.attributes(at: position, in: whole)
            expected.center = Point(x: expected.center.x + origin.x, y: expected.center.y + origin.y)
            #expect(layout.attributes(at: position, in: divided).isNear(expected, within: 1e-6))
        }
    }

    /// The larger half is the one without the bars.
    @Test func restingHalfIsTheLargerHalf() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let frame = Self.duo(.horizontal, direction).openFrame
            #expect(frame == Rect(size: Size(width: 455.5, height: 669)))
        }
        var equal = Self.duo()
        equal.insets = .zero
        #expect(equal.openFrame.origin.x == 0)
        equal.direction = .rightToLeft
        #expect(equal.openFrame == Rect(origin: Point(x: 495.5, y: 0), size: Size(width: 455.5, height: 669)))
        let lower = Rect(origin: Point(x: 0, y: 495.5), size: Size(width: 669, height: 455.5))
        #expect(Self.duo(.vertical).openFrame == lower)
    }

    @Test func divisionOutsideOfTheViewportHasNoEffect() {
        let context = LayoutContext(viewport: Size(width: 400, height: 800), count: 3)
        for (position, width) in [(-50.0, 0.0), (900, 20), (0, 0), (.nan, .nan), (0, -5), (.infinity, 0)] {
            for axis in [Axis.horizontal, .vertical] {
                var divided = context
                divided.division = LayoutDivision(axis: axis, position: position, width: width)
                #expect(divided.openFrame == Rect(size: context.viewport))
                #expect(divided.restingInsets == .zero)
            }
        }
    }

    /// Content crosses the fold while it scrolls.
    @Test func contentCrossesTheFold() {
        let layout = CardCarouselLayout()
        var context = Self.duo()
        context.offset = layout.offset(showing: 10, in: context)
        let isOnFold = layout.visibleRange(in: context).contains { item in
            let bounds = layout.attributes(at: Double(item), in: context).quad?.bounds
            return bounds.map { $0.minX < 475 && $0.maxX > 476 } == true
        }
        #expect(isOnFold)
    }

    /// An open item fills one half, and the others leave the viewport.
    @Test(arguments: contexts)
    func openItemFillsOneHalf(context: LayoutContext) throws {
        var engine = CollectionEngine(layout: TabStackLayout(), context: context, scroller: .host)
        engine.openItem(at: 0, time: 0)
        engine.advance(to: 5)
        let item = try #require(engine.frame.visibleItems.first { $0.index == 0 })
        let bounds = try #require(item.attributes.quad).bounds
        #expect(bounds.corners.isNear(context.openFrame.corners, within: 1e-6))
        #expect(engine.frame.visibleItems.count == 1)
    }

    /// Folding a device moves the item at rest to one half, and keeps it.
    @Test(arguments: Variant.snapping)
    func foldingKeepsTheItemAtRest(variant: Variant) {
        let context = Self.duo(.horizontal, variant.direction)
        var flat = context
        flat.division = nil
        var engine = CollectionEngine(
            layout: variant.layout, context: flat, initialItem: 12, scroller: .engine)
        for (step, division) in [context.division, nil, context.division].enumerated() {
            engine.reconfigure(animated: true, time: Double(step)) { $1.division = division }
            engine.advance(to: Double(step) + 0.9)
            #expect(variant.layout.positionShown(in: engine.context).isNear(12, within: 1e-6))
        }
    }
}

extension Insets {
    /// An inset of the right edge.
    fileprivate init(right: Double, _ direction: LayoutDirection) {
        self = direction == .leftToRight ? Insets(trailing: right) : Insets(leading: right)
    }

    /// The insets of the edges that the half of a divided viewport has in common with it.
    fileprivate func without(beyond context: LayoutContext) -> Insets {
        let (frame, viewport) = (context.openFrame, context.viewport)
        var result = self
        if frame.minY > 0 { result.top = 0 }
        if frame.maxY < viewport.height { result.bottom = 0 }
        let isRightToLeft = context.direction == .rightToLeft
        if isRightToLeft ? frame.maxX < viewport.width : frame.minX > 0 { result.leading = 0 }
        if isRightToLeft ? frame.minX > 0 : frame.maxX < viewport.width { result.trailing = 0 }
        return result
    }
}
