import Testing

@_spi(Host) @testable import Fanfold
@testable import FanfoldKeyframes

/// Stacked items along the axis.
@Suite struct KeyframeStackingTests {
    private static let tolerance = 1e-7

    @Test(arguments: [Axis.horizontal, .vertical], [KeyframeProperties.all, []])
    func itemStartsAtTheEndOfThePreviousOne(axis: Axis, smooth: KeyframeProperties) throws {
        var random = SeededGenerator()
        for _ in 0..<100 {
            let layout = try random.stack(along: axis, smooth)
            for distance in [-9.5, -2, -0.7, 0, 0.3, 1.5, 6.2] {
                let (item, next) = (layout.attributes(at: distance), layout.attributes(at: distance + 1))
                let end = item.center[axis] + item.scale * item.size[axis] / 2
                let start = next.center[axis] - next.scale * next.size[axis] / 2
                try #require(start.isNear(end + 7, within: Self.tolerance), SeededGenerator.replay)
            }
        }
    }

    @Test(arguments: [KeyframeProperties.all, []])
    func restingItemHasItsKeyframesExtent(smooth: KeyframeProperties) throws {
        var random = SeededGenerator()
        let layout = try random.stack(along: .vertical, smooth)
        for keyframe in layout.keyframes {
            let height = try #require(keyframe.height).parts.w
            #expect(
                layout.attributes(at: keyframe.distance).size.height.isNear(height, within: Self.tolerance))
        }
    }

    @Test func distantItemIsAtTheSumOfExtents() throws {
        var random = SeededGenerator()
        let layout = try random.stack(along: .vertical, .all)
        for part in [0.0, 0.37] {
            var sum = layout.attributes(at: part).center.y
            for distance in 0..<40 {
                let (item, next) = (
                    layout.attributes(at: part + Double(distance)),
                    layout.attributes(at: part + Double(distance) + 1)
                )
                sum += (item.scale * item.size.height + next.scale * next.size.height) / 2 + 7
            }
            let far = layout.attributes(at: part + 40).center.y
            #expect(far.isNear(sum, within: 1e-6), SeededGenerator.replay)
        }
    }

    @Test func currentItemIsAtItsKeyframe() throws {
        let row = try KeyframeSamples.expanding().attributes(at: 0)
        #expect(row.center.y == 140 && row.size.height == 280)
    }
}

extension SeededGenerator {
    /// Items with random extents, seven points apart.
    fileprivate mutating func stack(along axis: Axis, _ smooth: KeyframeProperties) throws -> KeyframeLayout {
        var rules = KeyframeRules()
        rules.isStacked = true
        rules.spacing = 7
        rules.smooth = smooth
        let keyframes = (-2...2).map { place in
            let extent = KeyframeLength.points(number(in: 20...300))
            return axis == .vertical
                ? Keyframe(at: Double(place), height: extent) : Keyframe(at: Double(place), width: extent)
        }
        return try KeyframeLayout(axis: axis, pitch: 100, keyframes: keyframes, rules: rules)
    }
}
