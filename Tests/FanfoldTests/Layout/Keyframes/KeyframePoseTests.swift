import Testing

@_spi(Host) @testable import Fanfold
@testable import FanfoldKeyframes

/// Poses at keyframes, between them and beyond.
@Suite struct KeyframePoseTests {
    private static let tolerance = 1e-9

    @Test func itemAtAKeyframeHasItsPose() throws {
        let layout = try KeyframeSamples.coverFlow()
        let side = layout.attributes(at: 1)
        #expect(side.center.isNear(Point(x: 375 / 2 + 140, y: 667 / 2), within: Self.tolerance))
        #expect(side.rotation.y.isNear(-65, within: Self.tolerance))
        #expect(side.size == Size(width: 200, height: 200))
        #expect(side.progress.isNear(1, within: Self.tolerance))
    }

    @Test func unsetPropertiesAreCenteredAndFillTheViewport() throws {
        let layout = try KeyframeLayout(
            axis: .vertical, pitch: .fraction(1),
            keyframes: [Keyframe(at: 0, y: 0), Keyframe(at: 1, y: .fraction(1))])
        let item = layout.attributes(at: 0)
        #expect(item.size == Viewports.phone)
        #expect(item.center == Point(x: 375 / 2, y: 667 / 2))
        #expect(item.scale == 1 && item.opacity == 1 && item.rotation == .zero && item.depth == 0)
    }

    @Test func linearPropertiesAreInterpolatedLinearly() throws {
        let layout = try KeyframeSamples.coverFlow { $0.smooth = [] }
        #expect(layout.attributes(at: 0.5).rotation.y.isNear(-32.5, within: Self.tolerance))
        #expect(layout.attributes(at: 1.5).center.x.isNear(375 / 2 + 175, within: Self.tolerance))
    }

    @Test func propertyIsInterpolatedBetweenTheKeyframesThatSetIt() throws {
        let layout = try KeyframeLayout(
            axis: .horizontal, pitch: .fraction(1),
            keyframes: [
                Keyframe(at: 0, x: 0, opacity: 1), Keyframe(at: 1, x: .fraction(1)),
                Keyframe(at: 4, opacity: 0),
            ], rules: Self.linear)
        #expect(layout.attributes(at: 1).opacity.isNear(0.75, within: Self.tolerance))
        #expect(layout.attributes(at: 3).opacity.isNear(0.25, within: Self.tolerance))
        // The position is extrapolated linearly beyond the last keyframe that sets it.
        #expect(layout.attributes(at: 3).center.x.isNear(375 * 3.5, within: Self.tolerance))
    }

    @Test func smoothPropertiesNeitherOvershootNorKink() throws {
        var random = SeededGenerator()
        for _ in 0..<200 {
            let values = (0..<6).map { _ in random.number(in: 0...1) }
            let layout = try KeyframeLayout(
                axis: .horizontal, pitch: 10,
                keyframes: values.enumerated().map { place, value in
                    Keyframe(at: Double(place) * 1.7, x: .points(Double(place) * 20), opacity: value)
                })
            for place in 0..<values.count - 1 {
                let (start, end) = (values[place], values[place + 1])
                for step in 0...20 {
                    let opacity = layout.attributes(at: (Double(place) + Double(step) / 20) * 1.7).opacity
                    let isBetween = (min(start, end) - 1e-9...max(start, end) + 1e-9).contains(opacity)
                    try #require(isBetween, SeededGenerator.replay)
                }
                func slope(_ from: Double, _ to: Double) -> Double {
                    (layout.attributes(at: to).opacity - layout.attributes(at: from).opacity) / (to - from)
                }
                let (knot, step) = (Double(place) * 1.7, 1e-4)
                let kink = abs(slope(knot, knot + step) - slope(knot - step, knot))
                try #require(kink < 0.01, SeededGenerator.replay)
            }
        }
    }

    @Test func linearPropertyExtrapolatesBeyondTheLastKeyframe() throws {
        let layout = try KeyframeSamples.coverFlow()
        #expect(layout.attributes(at: 4).center.x.isNear(375 / 2 + 350, within: Self.tolerance))
        #expect(layout.attributes(at: -3).center.x.isNear(375 / 2 - 280, within: Self.tolerance))
        #expect(layout.attributes(at: 4).rotation.y.isNear(-65, within: Self.tolerance))
    }

    @Test func heldPropertyStaysAtTheLastKeyframe() throws {
        let layout = try KeyframeSamples.pile()
        var (last, far) = (layout.attributes(at: 3), layout.attributes(at: 9))
        (last.z, far.z, last.progress, far.progress) = (0, 0, 0, 0)
        #expect(far == last)
    }

    @Test func repeatingPropertyContinuesFromItsLastValue() throws {
        let layout = try KeyframeSamples.zigzag()
        for distance in [-5.0, -1.0, 3, 8] {
            let item = layout.attributes(at: distance)
            #expect(item.center.y.isNear(667 / 2 + 120 * distance, within: Self.tolerance))
            #expect(
                item.center.x.isNear(375 / 2 + (Int(distance) % 2 == 0 ? -60 : 60), within: Self.tolerance))
        }
    }

    @Test func cubeFacesMeetAtTheirEdges() throws {
        let layout = try KeyframeSamples.cube()
        for turned in [0.1, 0.5, 0.8] {
            let left = try #require(layout.attributes(at: turned - 1).quad)
            let right = try #require(layout.attributes(at: turned).quad)
            #expect(left.topRight.isNear(right.topLeft, within: 1e-6))
            #expect(left.bottomRight.isNear(right.bottomLeft, within: 1e-6))
        }
    }

    @Test func itemFacingAwayIsInvisible() throws {
        let layout = try KeyframeSamples.cube()
        #expect(layout.attributes(at: 0.4).opacity == 1)
        #expect(layout.attributes(at: 0.95).opacity == 0)
    }

    @Test func lengthsAreFractionsOfTheInsetViewport() throws {
        let layout = KeyframeLayout()
        let insets = Insets(top: 40, leading: 10, bottom: 30, trailing: 20)
        var context = LayoutContext(viewport: Viewports.phone, insets: insets, count: 31)
        context.offset = layout.offset(showing: 3, in: context)
        let item = layout.attributes(at: 3, in: context)
        #expect(item.size == Size(width: 345, height: 597))
        #expect(item.center.isNear(Point(x: 10 + 345 / 2, y: 40 + 597 / 2), within: Self.tolerance))
    }

    @Test(arguments: [KeyframeOrder.nearestInFront, .laterInFront, .earlierInFront])
    func itemsArePaintedInTheirOrder(order: KeyframeOrder) throws {
        let layout = try KeyframeSamples.coverFlow { $0.order = order }
        var frame = Frame()
        frame.update(layout, in: KeyframeSamples.context(layout))
        let painted = frame.visibleItems.map(\.index)
        switch order {
        case .nearestInFront:
            #expect(
                painted.last == 15
                    && painted.map { abs($0 - 15) } == painted.map { abs($0 - 15) }.sorted(by: >))
        case .laterInFront: #expect(painted == painted.sorted())
        case .earlierInFront: #expect(painted == painted.sorted(by: >))
        }
    }

    @Test func namedValuesAreStoredByName() throws {
        let expanding = try KeyframeSamples.expanding()
        let detail = try #require(expanding.appearanceKey("detailOpacity"))
        #expect(expanding.attributes(at: 0.25).appearance[detail].isNear(0.75, within: Self.tolerance))
        let pile = try KeyframeSamples.pile()
        let radius = try #require(pile.appearanceKey("cornerRadius"))
        #expect(pile.attributes(at: 3).appearance[radius].isNear(16, within: Self.tolerance))
        #expect(pile.appearanceKey("detailOpacity") == nil)
    }

    private static var linear: KeyframeRules {
        var rules = KeyframeRules()
        rules.smooth = []
        return rules
    }
}
