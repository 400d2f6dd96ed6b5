@testable import FanfoldKeyframes
import Testing

@_spi(Host) @testable import Fanfold

/// Curves of the ways between keyframes.
@Suite struct KeyframeEasingTests {
    /// Curves with the largest distance of a smooth and a linear pose from them, as parts of the way.
    static let curves: [(easing: KeyframeEasing, tolerance: Double)] = [
        (KeyframeEasing(0, 0, 1, 1), 1e-9), (KeyframeEasing(0.25, 0.1, 0.25, 1), 0.025),
        (KeyframeEasing(0.42, 0, 0.58, 1), 0.01), (KeyframeEasing(0.8, 0, 0.9, 0.4), 0.07),
        (KeyframeEasing(0.34, 1.56, 0.64, 1), 0.03),
    ]

    /// Items that move, grow and fade on both sides of the one shown, along a curve and its mirror image.
    private func layout(
        _ easing: KeyframeEasing?, smooth: KeyframeProperties = .all, end: Double = 300
    ) throws -> KeyframeLayout {
        var rules = KeyframeRules()
        rules.smooth = smooth
        let back = easing.map { KeyframeEasing(1 - $0.x2, 1 - $0.y2, 1 - $0.x1, 1 - $0.y1) }
        return try KeyframeLayout(
            axis: .horizontal, pitch: 100,
            keyframes: [
                Keyframe(at: -1, x: .points(-end), width: 100, scale: 0.5, opacity: 0, curve: back),
                Keyframe(at: 0, x: 0, width: 200, scale: 1, opacity: 1, curve: easing),
                Keyframe(at: 1, x: .points(end), width: 100, scale: 0.5, opacity: 0),
            ], rules: rules)
    }

    @Test func progressIsThatOfCSS() {
        let ease = KeyframeEasing(0.25, 0.1, 0.25, 1)
        #expect(ease.progress(at: 0.5).isNear(0.802403, within: 1e-6))
        #expect(ease.progress(at: 0.25).isNear(0.408510, within: 1e-6))
        for easing in Self.curves.map(\.easing) {
            #expect(easing.progress(at: 0).isNear(0, within: 1e-9))
            #expect(easing.progress(at: 1).isNear(1, within: 1e-9))
        }
    }

    @Test(arguments: curves.indices, [KeyframeProperties.all, []])
    func posesFollowTheCurveOnBothSides(index: Int, smooth: KeyframeProperties) throws {
        let (easing, tolerance) = Self.curves[index]
        let layout = try layout(easing, smooth: smooth)
        for step in 0...40 {
            let part = Double(step) / 40
            let (item, mirrored) = (layout.attributes(at: part), layout.attributes(at: -part))
            let progress = (item.center.x - 375 / 2) / 300
            #expect(progress.isNear(easing.progress(at: part), within: tolerance), "\(part)")
            #expect((mirrored.center.x - 375 / 2).isNear(-300 * progress, within: 1e-6))
            #expect(mirrored.size.width.isNear(item.size.width, within: 1e-6))
            #expect(item.opacity >= 0 && item.opacity <= 1 && item.scale >= 0)
        }
    }

    @Test func keyframesStayAsTheyAre() throws {
        let eased = try layout(Self.curves[3].easing), plain = try layout(nil)
        #expect(eased.keyframes.map(\.distance) == [-1, 0, 1])
        #expect(eased != plain)
        #expect(eased.attributes(at: 1).center == plain.attributes(at: 1).center)
        // Beyond the keyframes, items go on in the direction of the last part of the way.
        #expect(eased.attributes(at: 1.5).center.x > plain.attributes(at: 1).center.x)
    }

    @Test func membersThatOneSideContainsAreNotEased() throws {
        let layout = try KeyframeLayout(
            axis: .horizontal, pitch: 100,
            keyframes: [
                Keyframe(at: 0, x: 0, rotationZ: 30, curve: KeyframeEasing(0.8, 0, 0.9, 0.4)),
                Keyframe(at: 1, x: 300), Keyframe(at: 2, x: 600),
            ])
        #expect(layout.attributes(at: 0.5).rotation.z.isNear(30, within: 1e-9))
        #expect(layout.attributes(at: 0.5).center.x < 375 / 2 + 100)
    }

    @Test func theCurveOfTheLastKeyframeHasNoEffect() throws {
        var keyframes = try layout(nil).keyframes
        keyframes[2].curve = KeyframeEasing(0.8, 0, 0.9, 0.4)
        let layout = try KeyframeLayout(axis: .horizontal, pitch: 100, keyframes: keyframes)
        #expect(try layout.attributes(at: 0.5) == self.layout(nil).attributes(at: 0.5))
    }

    @Test func curvesSurviveTheFileAndParameters() throws {
        let eased = try layout(Self.curves[3].easing)
        let parameter = KeyframeParameter(
            "reach", .points, 0...100, default: 0,
            adds: KeyframeAdditions(keyframes: [Keyframe(at: 1, x: 1), Keyframe(at: -1, x: -1)]))
        let layout = try KeyframeLayout(
            axis: .horizontal, pitch: 100, keyframes: eased.keyframes, parameters: [parameter])
        #expect(try KeyframeLayout(json: layout.json()) == layout)
        #expect(try KeyframeLayout(json: eased.json()).keyframes == eased.keyframes)
        let far = layout.setting("reach", to: 50)
        let (near, moved) = (layout.attributes(at: 0.5).center.x, far.attributes(at: 0.5).center.x)
        #expect(((moved - 375 / 2) / (near - 375 / 2)).isNear(350 / 300, within: 1e-6))
    }
}
