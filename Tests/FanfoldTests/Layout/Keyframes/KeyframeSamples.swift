@_spi(Host) @testable import Fanfold
@testable import FanfoldKeyframes

/// Keyframe layouts and contexts for tests.
enum KeyframeSamples {
    /// Covers; the middle one faces the viewer.
    static func coverFlow(_ change: (inout KeyframeRules) -> Void = { _ in }) throws -> KeyframeLayout {
        var rules = KeyframeRules()
        change(&rules)
        return try KeyframeLayout(
            axis: .horizontal, pitch: .points(70),
            keyframes: [
                Keyframe(at: -2, x: -210), Keyframe(at: -1, x: -140, rotationY: 65),
                Keyframe(at: 0, x: 0, width: 200, height: 200, rotationY: 0),
                Keyframe(at: 1, x: 140, rotationY: -65), Keyframe(at: 2, x: 210),
            ], rules: rules)
    }

    /// The expanding list: rows of 100 points; the first one is 280 points tall.
    static func expanding() throws -> KeyframeLayout {
        var rules = KeyframeRules()
        rules.isStacked = true
        rules.smooth = []
        rules.order = .laterInFront
        return try KeyframeLayout(
            axis: .vertical, pitch: 180,
            keyframes: [
                Keyframe(at: -1, height: 280),
                Keyframe(at: 0, y: .fraction(-0.5) + 140, height: 280, appearance: ["detailOpacity": 1]),
                Keyframe(at: 1, height: 100, appearance: ["detailOpacity": 0]),
            ], rules: rules)
    }

    /// The faces of a cube.
    static func cube() throws -> KeyframeLayout {
        var rules = KeyframeRules()
        rules.before = .held
        rules.after = .held
        rules.smooth = []
        rules.hidesBacks = true
        rules.anchor = KeyframeAnchor(z: .fraction(-0.5))
        rules.eyeDistance = .fraction(2)
        return try KeyframeLayout(
            axis: .horizontal, pitch: .fraction(1),
            keyframes: [Keyframe(at: -1, rotationY: -90), Keyframe(at: 1, rotationY: 90)], rules: rules)
    }

    /// Pictures that alternate between left and right.
    static func zigzag() throws -> KeyframeLayout {
        var rules = KeyframeRules()
        rules.before = .repeated
        rules.after = .repeated
        return try KeyframeLayout(
            axis: .vertical, pitch: 120,
            keyframes: [
                Keyframe(at: 0, x: -60, y: 0, width: 100, height: 100),
                Keyframe(at: 1, x: 60, y: 120), Keyframe(at: 2, x: -60, y: 240),
            ], rules: rules)
    }

    /// A stack whose cards are drawn upwards.
    static func pile() throws -> KeyframeLayout {
        var rules = KeyframeRules()
        rules.after = .held
        rules.order = .earlierInFront
        return try KeyframeLayout(
            axis: .vertical, pitch: .fraction(0.6),
            keyframes: [
                Keyframe(at: -1, y: .fraction(-1)),
                Keyframe(at: 0, y: 0, width: 200, height: 300, scale: 1, cornerRadius: 8),
                Keyframe(at: 3, y: 60, scale: 0.8, cornerRadius: 16),
            ], rules: rules)
    }

    /// The names of the samples.
    static let names = ["pager", "cover flow", "expanding", "cube", "zigzag", "pile"]

    /// The sample with a name.
    static func named(_ name: String) throws -> KeyframeLayout {
        switch name {
        case "pager": KeyframeLayout()
        case "cover flow": try coverFlow()
        case "expanding": try expanding()
        case "cube": try cube()
        case "zigzag": try zigzag()
        default: try pile()
        }
    }

    /// A phone's context, resting at an item.
    static func context(_ layout: KeyframeLayout, showing position: Double = 15) -> LayoutContext {
        var context = LayoutContext(viewport: Viewports.phone, count: 31)
        context.offset = layout.offset(showing: position, in: context)
        return context
    }
}

extension KeyframeLayout {
    /// The attributes of an item at a distance from the current one, on a phone.
    func attributes(at distance: Double) -> ItemAttributes {
        attributes(at: 15 + distance, in: KeyframeSamples.context(self))
    }
}
