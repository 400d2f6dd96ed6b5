import Fanfold
import Testing

@testable import FanfoldSwiftUI

/// The natural frames of a run: their distances and margins give the offsets at which items rest.
@Suite struct ItemRunTests {
    private static let tolerance = 1e-9
    private static let count = 30

    @Test(arguments: PosedLayout.all)
    func restingOffsetsAreAPitchApart(_ posed: PosedLayout) {
        forEachViewport(posed.layout) { run, context in
            let layout = posed.layout
            let offsets = (0..<Self.count).map { layout.offset(showing: Double($0), in: context) }
            let pitches = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
            // Offsets near the end are limited by the content.
            let whole = pitches.prefix { $0 > run.pitch / 2 }.dropLast()
            #expect(!whole.isEmpty)
            #expect(whole.allSatisfy { abs($0 - run.pitch) < Self.tolerance })
        }
    }

    @Test(arguments: PosedLayout.all)
    func scrollRangeIsTheRangeOfTheLayout(_ posed: PosedLayout) {
        forEachViewport(posed.layout) { run, context in
            let layout = posed.layout
            let range = layout.offsetRange(in: context)
            let length = run.margins.start + run.pitch * Double(Self.count) + run.margins.end
            let distance = length - context.viewport[layout.axis]
            #expect(abs(distance - (range.upperBound - run.firstOffset)) < Self.tolerance)
            // An engine scrolls a task switcher beyond its first item.
            let isShorter = layout is TaskSwitcherLayout
            #expect(
                isShorter
                    ? run.firstOffset > range.lowerBound : abs(run.firstOffset - range.lowerBound) < 1e-9
            )
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func sizesAreRoundedToPixels(displayScale: Double) {
        var layout = CardCarouselLayout()
        layout.cardWidth = 0.617
        let viewport = Size(width: 391, height: 701)
        let exact = ItemRun(
            layout, count: 9, in: PoseEnvironment(viewport: viewport, displayScale: 1e12)
        ).itemSize
        let run = ItemRun(
            layout, count: 9, in: PoseEnvironment(viewport: viewport, displayScale: displayScale))
        for (rounded, length) in [(run.itemSize.width, exact.width), (run.itemSize.height, exact.height)] {
            #expect((rounded * displayScale).rounded() == rounded * displayScale)
            #expect(abs(rounded - length) <= 0.5 / displayScale)
        }
    }

    @Test func indexOutsideTheRunHidesTheItem() {
        let run = ItemRun(
            CardCarouselLayout(), count: 3, in: PoseEnvironment(viewport: PosedLayout.viewports[0]))
        let frame = Rect(origin: Point(x: run.margins.start, y: 0), size: run.itemSize)
        #expect(run.effect(at: 0, in: frame).opacity == 1)
        #expect(run.effect(at: 3, in: frame).opacity == 0)
        #expect(run.effect(at: -1, in: frame).opacity == 0)
    }

    @Test(arguments: [-1, 0, 1])
    func emptyViewportsGiveFiniteEffects(count: Int) {
        let run = ItemRun(TabStackLayout(), count: count, in: PoseEnvironment(viewport: .zero))
        let effect = run.effect(at: 0, in: Rect(size: run.itemSize))
        #expect(effect.opacity == 0 && effect.offset.x.isFinite && effect.offset.y.isFinite)
        #expect(run.margins.start.isFinite && run.margins.end.isFinite)
    }

    private func forEachViewport(
        _ layout: any CollectionLayout, _ expect: (RunGeometry, LayoutContext) -> Void
    ) {
        for viewport in PosedLayout.viewports {
            expect(
                RunGeometry(layout, count: Self.count, in: PoseEnvironment(viewport: viewport)),
                LayoutContext(viewport: viewport, count: Self.count))
        }
    }
}
