import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Layout changes that the application drives.
@Suite struct HeldLayoutChangeTests {
    private static let tolerance = 1e-9

    private func engine(reducesMotion: Bool = false) -> CollectionEngine<StandardLayout> {
        let context = LayoutContext(
            viewport: Size(width: 375, height: 667), count: 20, reduceMotion: reducesMotion)
        return CollectionEngine(layout: .tabStack(TabStackLayout()), context: context)
    }

    private func change(_ engine: inout CollectionEngine<StandardLayout>, at time: Double) {
        engine.reconfigure(animated: true, time: time) { layout, _ in
            layout = .cardCarousel(CardCarouselLayout())
        }
    }

    private func poses(_ engine: inout CollectionEngine<StandardLayout>, at time: Double) -> [Quad] {
        engine.advance(to: time)
        return (0..<3).map { engine.attributes(of: $0).quad ?? Rect(size: .zero).corners }
    }

    private func distance(_ first: [Quad], _ second: [Quad]) -> Double {
        zip(first, second).map { one, two in
            max(
                one.topLeft.distance(to: two.topLeft), one.topRight.distance(to: two.topRight),
                one.bottomLeft.distance(to: two.bottomLeft), one.bottomRight.distance(to: two.bottomRight))
        }.max() ?? 0
    }

    @Test(arguments: [false, true])
    func theFractionAloneDecidesThePoses(_ reducesMotion: Bool) {
        var engine = engine(reducesMotion: reducesMotion)
        let start = poses(&engine, at: 0)
        change(&engine, at: 1)
        engine.holdLayoutChange(at: 0, time: 1)
        #expect(distance(poses(&engine, at: 5), start) < Self.tolerance)
        #expect(!engine.needsFrame && engine.isChangingLayout)
        engine.holdLayoutChange(at: 0.3, time: 6)
        let early = poses(&engine, at: 6)
        #expect(distance(poses(&engine, at: 60), early) < Self.tolerance)
        engine.holdLayoutChange(at: 0.9, time: 61)
        engine.holdLayoutChange(at: 0.3, time: 62)
        #expect(distance(poses(&engine, at: 62), early) < Self.tolerance)
        engine.releaseLayoutChange(time: 63)
        #expect(engine.needsFrame)
        let end = poses(&engine, at: 70)
        #expect(!engine.isChangingLayout && !engine.needsFrame)
        var other = self.engine(reducesMotion: reducesMotion)
        other.reconfigure(animated: false, time: 0) { layout, _ in
            layout = .cardCarousel(CardCarouselLayout())
        }
        #expect(distance(poses(&other, at: 0), end) < Self.tolerance)
    }

    @Test func aChangeBackReturnsFromTheHeldFraction() {
        var engine = engine()
        let start = poses(&engine, at: 0)
        change(&engine, at: 0)
        engine.holdLayoutChange(at: 0.5, time: 0)
        let held = poses(&engine, at: 0.5)
        engine.reconfigure(animated: true, time: 0.5) { layout, _ in layout = .tabStack(TabStackLayout()) }
        #expect(distance(poses(&engine, at: 0.5), held) < Self.tolerance)
        #expect(distance(poses(&engine, at: 6), start) < Self.tolerance)
        #expect(!engine.isChangingLayout)
    }

    @Test(arguments: [-3, 7, Double.nan, .infinity])
    func fractionsAreLimited(_ fraction: Double) {
        var engine = engine()
        engine.holdLayoutChange(at: 0.5, time: 0)
        #expect(!engine.isChangingLayout)
        let start = poses(&engine, at: 0)
        change(&engine, at: 0)
        engine.holdLayoutChange(at: 1, time: 0)
        let end = poses(&engine, at: 0)
        engine.holdLayoutChange(at: 0, time: 0)
        engine.holdLayoutChange(at: fraction, time: 0)
        let poses = poses(&engine, at: 1)
        #expect(min(distance(poses, start), distance(poses, end)) < Self.tolerance)
    }
}
