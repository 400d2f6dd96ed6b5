import Testing

@_spi(Host) @testable import Fanfold
@testable import FanfoldKeyframes
import FanfoldStandard

/// Compares the standard layouts with keyframes sampled from a few of their poses on a phone.
@Suite struct KeyframeAgreementTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let layout: StandardLayout
        /// The compared distances.
        let distances: [Double]
        /// The smoothly interpolated properties.
        let smooth: KeyframeProperties
        /// The largest distance of a corner from the formula, in points.
        let tolerance: Double
        var testDescription: String { "\(layout)" }
    }

    private static let height = 667.0

    static let cases = [
        Case(layout: .expanding(ExpandingLayout()), distances: [-1, 0, 1, 2], smooth: [], tolerance: 1e-9),
        Case(
            layout: .tabStack(TabStackLayout()),
            distances: [-1, 0, (height - 20) / 160, (height - 20) / 160 + height / 160].map {
                $0 - 20.0 / 160
            },
            smooth: [], tolerance: 12),
        Case(layout: .albumFan(AlbumFanLayout()), distances: [0, 1], smooth: [], tolerance: 1e-9),
        Case(
            layout: .cardCarousel(CardCarouselLayout()), distances: [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2],
            smooth: .scale, tolerance: 1),
        Case(
            layout: .taskSwitcher(TaskSwitcherLayout()),
            distances: [-5, -2.6025, -2.3, -2, -1.5, -1, -0.5, 0, 1, 2].map { $0 + (0.5 - 0.42666) * 4 },
            smooth: [], tolerance: 2.1),
    ]

    @Test(arguments: cases)
    func sampledKeyframesReproduceTheLayout(drawn: Case) throws {
        var context = LayoutContext(viewport: Viewports.phone, count: 31)
        context.offset = drawn.layout.offset(showing: 15, in: context)
        let copy = try drawn.copy(in: context)
        var copied = context
        copied.offset = copy.offset(showing: 15, in: context)
        var largest = 0.0
        for step in -80...80 {
            let position = 15 + Double(step) / 20
            let (item, other) = (
                drawn.layout.attributes(at: position, in: context), copy.attributes(at: position, in: copied)
            )
            guard item.opacity > 0, let quad = item.quad, let found = other.quad,
                quad.touches(Rect(size: context.viewport))
            else { continue }
            for (corner, seen) in zip(quad.corners, found.corners) {
                largest = max(largest, abs(corner.x - seen.x), abs(corner.y - seen.y))
            }
            #expect(other.opacity.isNear(item.opacity, within: 0.02), "\(position)")
        }
        #expect(largest <= drawn.tolerance)
    }
}

extension KeyframeAgreementTests.Case {
    /// A keyframe layout with the poses of the layout at some distances.
    fileprivate func copy(in context: LayoutContext) throws -> KeyframeLayout {
        var rules = KeyframeRules()
        rules.smooth = smooth
        rules.order = .laterInFront
        rules.sharesEye = false
        let keyframes = distances.map { distance in
            let item = layout.attributes(at: 15 + distance, in: context)
            return Keyframe(
                at: distance, x: .points(item.center.x - context.viewport.width / 2),
                y: .points(item.center.y - context.viewport.height / 2), width: .points(item.size.width),
                height: .points(item.size.height), scale: item.scale, rotationX: item.rotation.x,
                depth: .points(item.depth), opacity: item.opacity)
        }
        let pitch = layout.offset(showing: 16, in: context) - layout.offset(showing: 15, in: context)
        return try KeyframeLayout(
            axis: layout.axis, pitch: .points(pitch), keyframes: keyframes, rules: rules)
    }
}
