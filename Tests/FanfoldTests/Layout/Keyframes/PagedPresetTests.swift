@testable import FanfoldKeyframes
import Testing

@_spi(Host) @testable import Fanfold

/// Presets that show one page at a time.
@Suite struct PagedPresetTests {
    private static let presets: [(name: String, layout: KeyframeLayout)] = [
        ("zoom-pager", .zoomPager()), ("cube", .cube()), ("stories", .stories()), ("flip", .flip()),
    ]
    private static let viewport = Size(width: 375, height: 667)

    private func engine(_ layout: KeyframeLayout, count: Int = 30, loops: Bool = false) -> CollectionEngine<
        KeyframeLayout
    > {
        var context = LayoutContext(viewport: Self.viewport, count: count)
        context.isLooping = loops
        return CollectionEngine(layout: layout, context: context, initialItem: loops ? 0 : 10)
    }

    @Test(arguments: presets.indices)
    func swipeTurnsOnePage(preset: Int) {
        for sign in [-1.0, 1] {
            for velocity in [600.0, 1250, 5000] {
                var engine = engine(Self.presets[preset].layout)
                let (axis, middle) = (engine.layout.axis, Point(x: 187, y: 333))
                engine.pointerDown(1, at: middle, time: 0)
                var (time, distance) = (0.0, 0.0)
                while distance < 60 {
                    time += 1 / 120.0
                    distance = velocity * time
                    var point = middle
                    point[axis] -= sign * distance
                    engine.pointerMoved(1, to: point, time: time)
                }
                var point = middle
                point[axis] -= sign * distance
                engine.pointerUp(1, at: point, time: time)
                engine.advance(to: 10)
                #expect(
                    engine.itemShown == 10 + Int(sign), "\(Self.presets[preset].name) at \(velocity) pt/s")
            }
        }
    }

    @Test(arguments: presets.indices)
    func twoPagesLoop(preset: Int) {
        var engine = engine(Self.presets[preset].layout, count: 2, loops: true)
        #expect(engine.context.isLooping)
        for step in 1...8 {
            guard let offset = engine.neighborOffset(forward: true) else {
                return #expect(Bool(false), "it has an end")
            }
            engine.scroll(toOffset: offset, animated: true, time: Double(step) * 10)
            engine.advance(to: Double(step) * 10 + 0.1)
            #expect(engine.frame.visibleItems.count >= 1)
            engine.advance(to: Double(step) * 10 + 9)
            #expect(engine.itemShown == step % 2)
        }
    }

    @Test func pagesDoNotOverlapUnderReduceMotion() {
        var context = LayoutContext(viewport: Self.viewport, count: 10)
        context.reduceMotion = true
        let layout = KeyframeLayout.zoomPager()
        for step in 0...20 {
            context.offset = Double(step) / 10 * Self.viewport.width
            let frames = (0..<10).compactMap { item -> Rect? in
                let item = layout.attributes(at: Double(item), in: context)
                guard item.opacity > 0, let bounds = item.quad?.bounds else { return nil }
                // Pages out of view may overlap.
                let isInView =
                    bounds.origin.x < Self.viewport.width && bounds.origin.x + bounds.size.width > 0
                return isInView ? bounds : nil
            }
            for (one, other) in zip(frames, frames.dropFirst()) {
                #expect(one.origin.x + one.size.width <= other.origin.x + 0.01)
            }
        }
    }
}
