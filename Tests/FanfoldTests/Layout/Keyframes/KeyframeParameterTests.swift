@testable import FanfoldKeyframes
import FanfoldTesting
import Testing

@_spi(Host) @testable import Fanfold

/// Tests the parameters of layouts from keyframes.
@Suite struct KeyframeParameterTests {
    private static let viewports = [Size(width: 390, height: 844), Size(width: 1024, height: 600)]

    /// The poses around an item, and the distances to scroll.
    private static func poses(_ layout: KeyframeLayout) -> [ItemAttributes] {
        viewports.flatMap { viewport in
            var context = LayoutContext(viewport: viewport, count: 31)
            context.offset = layout.offset(showing: 15, in: context)
            return stride(from: 8.1, through: 22, by: 0.37).map { layout.attributes(at: $0, in: context) }
        }
    }

    private static func pitches(_ layout: KeyframeLayout) -> [Double] {
        viewports.map { layout.offset(showing: 1, in: LayoutContext(viewport: $0, count: 3)) }
    }

    @Test(arguments: KeyframePreset.allCases)
    func defaultsGiveTheNumbersOfTheFile(preset: KeyframePreset) throws {
        let layout = preset.layout
        let plain = try KeyframeLayout(
            axis: layout.axis, pitch: layout.pitch, keyframes: layout.keyframes, rules: layout.rules)
        var tuned = layout
        for (index, parameter) in layout.parameters.enumerated() {
            try tuned.setParameter(at: index, to: parameter.descriptor.range.upperBound)
            try tuned.setParameter(at: index, to: parameter.standard)
        }
        for other in [plain, tuned] {
            #expect(Self.poses(other) == Self.poses(layout))
            #expect(Self.pitches(other) == Self.pitches(layout))
        }
        #expect(tuned == layout && plain != layout)
    }

    @Test(arguments: KeyframePreset.allCases)
    func presetsHaveThreeToFiveParameters(preset: KeyframePreset) {
        #expect(3...5 ~= preset.layout.parameters.count)
    }

    @Test(arguments: KeyframePreset.allCases)
    func eachEndOfARangeChangesTheFrame(preset: KeyframePreset) throws {
        let layout = preset.layout
        for (index, parameter) in layout.parameters.enumerated() {
            let range = parameter.descriptor.range
            for value in [range.lowerBound, range.upperBound] where value != parameter.standard {
                var changed = layout
                try changed.setParameter(at: index, to: value)
                #expect(
                    Self.poses(changed) != Self.poses(layout)
                        || Self.pitches(changed) != Self.pitches(layout),
                    "\(parameter.descriptor.name) \(value)")
                #expect(changed != layout && changed.parameterValues[index] == value)
            }
        }
    }

    /// Presets are valid with all values at once, since a slider must not stop within its range.
    @Test(arguments: KeyframePreset.allCases)
    func anyValuesTogetherAreValid(preset: KeyframePreset) throws {
        var random = SeededGenerator()
        for round in 0..<40 {
            var layout = preset.layout
            for (index, parameter) in layout.parameters.enumerated() {
                let range = parameter.descriptor.range
                let ends = [range.lowerBound, range.upperBound, .random(in: range, using: &random)]
                try layout.setParameter(at: index, to: ends.randomElement(using: &random)!)
            }
            #expect(try KeyframeLayout(json: layout.json()) == layout)
            guard round < 4 else { continue }
            let counterexample = LayoutCheck(layout, seed: SeededGenerator.seed, cases: 12).counterexample()
            #expect(counterexample == nil, "\(layout.parameterValues) \(String(describing: counterexample))")
        }
    }

    @Test func argumentsSetParameters() throws {
        let wallet: KeyframeLayout = .wallet(spacing: 0.3, cornerRadius: 0)
        #expect(wallet == .wallet().setting("spacing", to: 0.3).setting("cornerRadius", to: 0))
        #expect(wallet.keyframes[2].cornerRadius == 0 && wallet != .wallet())
        let erased: AnyCollectionLayout = .wallet(spacing: 0.3, cornerRadius: 0)
        #expect(erased == AnyCollectionLayout(wallet))
        #expect(KeyframeLayout.wallet(spacing: nil) == .wallet())
    }

    /// Two parameters, each of which is valid alone.
    private static func pair() throws -> KeyframeLayout {
        func fade(_ name: String) -> KeyframeParameter {
            let added = Keyframe(at: 1, opacity: -1)
            return KeyframeParameter(
                name, .fraction, 0...0.8, default: 0, adds: KeyframeAdditions(keyframes: [added]))
        }
        return try KeyframeLayout(
            axis: .horizontal, pitch: 100,
            keyframes: [Keyframe(at: -1, x: -300, opacity: 1), Keyframe(at: 1, x: 300, opacity: 1)],
            parameters: [fade("first"), fade("second")])
    }

    @Test func valuesThatDoNotSuitEachOtherAreRejected() throws {
        var layout = try Self.pair()
        try layout.setParameter(at: 0, to: 0.7)
        let before = layout
        let error = #expect(throws: ParameterError.self) { try layout.setParameter(at: 1, to: 0.5) }
        guard case .incompatible(0.5, let parameter)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(parameter.name == "second" && layout == before)
        try layout.setParameter(at: 1, to: 0.25)
        #expect(layout.keyframes[1].opacity == 1 - 0.7 - 0.25)
    }

    @Test func everyNumberCanBeAddedTo() throws {
        let keyframe = Keyframe(
            at: 0, x: 1, y: 2, width: 3, height: 4, scale: 0.5, rotationX: 6, rotationY: 7, rotationZ: 8,
            depth: 9, opacity: 0, cornerRadius: 11, appearance: ["shade": 12, "tint": 13])
        var added = Keyframe(
            at: 0, x: 10, y: 20, width: 30, height: 40, scale: 0.05, rotationX: 60, rotationY: 70,
            rotationZ: 80, depth: 90, opacity: 0.1, cornerRadius: 110, appearance: ["shade": 120])
        let end = Keyframe(at: 1, opacity: 0)
        var rules = KeyframeRules()
        (rules.before, rules.after, rules.eyeDistance) = (.held, .held, 2000)
        let additions = KeyframeAdditions(
            pitch: .fraction(0.1), spacing: 3, anchor: KeyframeAnchor(x: 1, y: 2, z: 3), eyeDistance: 100,
            keyframes: [added])
        var shown = keyframe
        shown.opacity = 0.5
        let layout = try KeyframeLayout(
            axis: .vertical, pitch: 80, keyframes: [Keyframe(at: -1, opacity: 0), shown, end], rules: rules,
            parameters: [KeyframeParameter("all", .count, 1...3, default: 1, adds: additions)])
        var changed = layout
        try changed.setParameter(at: 0, to: 3)
        #expect(changed.pitch == .fraction(0.2) + 80)
        #expect(changed.rules.spacing == 6 && changed.rules.eyeDistance == 2200)
        #expect(changed.rules.anchor == KeyframeAnchor(x: 2, y: 4, z: 6))
        added = changed.keyframes[1]
        #expect([added.x, added.y, added.width, added.height] == [21, 42, 63, 84])
        #expect([added.depth, added.cornerRadius] == [189, 231])
        #expect(added.scale == 0.5 + 0.05 * 2)
        #expect(added.opacity == 0.5 + 0.1 * 2)
        #expect([added.rotationX, added.rotationY, added.rotationZ] == [126, 147, 168])
        #expect(added.appearance == ["shade": 252, "tint": 13])
        #expect(try KeyframeLayout(json: changed.json()) == changed)
    }
}
