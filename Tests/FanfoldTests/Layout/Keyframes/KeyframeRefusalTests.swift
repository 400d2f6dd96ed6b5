import Testing

@_spi(Host) @testable import Fanfold
@testable import FanfoldKeyframes

/// Rejected keyframes and their errors.
@Suite struct KeyframeRefusalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let message: String
        let keyframes: [Keyframe]
        var pitch: KeyframeLength = 100
        var rules = KeyframeRules()
        var testDescription: String { message }
    }

    private static let row = [Keyframe(at: 0, x: 0), Keyframe(at: 1, x: 100)]
    private static func rules(_ change: (inout KeyframeRules) -> Void) -> KeyframeRules {
        var rules = KeyframeRules()
        change(&rules)
        return rules
    }

    static let cases = [
        Case(message: "keyframes must be 1 to 64 in number, but is 0.0", keyframes: []),
        Case(
            message: "keyframes[1].at must be greater than in the previous keyframe, but is 0.0",
            keyframes: [Keyframe(at: 0, x: 0), Keyframe(at: 0, x: 10)]),
        Case(
            message: "keyframes[0].at must be a number from -1000 to 1000, but is nan",
            keyframes: [Keyframe(at: .nan, x: 0)]),
        Case(
            message: "keyframes[1].opacity must be a number from 0 to 1, but is 1.5",
            keyframes: [Keyframe(at: 0, x: 0), Keyframe(at: 1, x: 10, opacity: 1.5)]),
        Case(
            message: "keyframes[0].scale must be a number from 0 to 10, but is -1.0",
            keyframes: [Keyframe(at: 0, scale: -1)]),
        Case(
            message: "keyframes[0].rotation.y must be a number of degrees from -3600 to 3600, but is inf",
            keyframes: [Keyframe(at: 0, rotationY: .infinity)]),
        Case(
            message:
                "keyframes[0].width must be from 0 to 100 viewports and 100000 points, but is -5.0",
            keyframes: [Keyframe(at: 0, width: -5)]),
        Case(
            message: "keyframes[0].x must be within 100 viewports and 100000 points, but is 101.0",
            keyframes: [Keyframe(at: 0, x: .fraction(101))]),
        Case(message: "pitch must be greater than 0, but is 0.0", keyframes: row, pitch: 0),
        Case(
            message:
                "keyframes[0].appearance must have at most 8 names in all keyframes together, but is 9.0",
            keyframes: [
                Keyframe(
                    at: 0, x: 0,
                    appearance: ["a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1, "h": 1, "i": 1]),
                Keyframe(at: 1, x: 100),
            ]),
        Case(
            message:
                "keyframes[1].at must be a distance at which held items are invisible: set opacity 0 there, "
                + "move them outside the viewport, or let the end be \"continued\", "
                + "but is 1.0",
            keyframes: row, rules: rules { ($0.after, $0.order) = (.held, .laterInFront) }),
        Case(
            message:
                "keyframes[1].at must be a distance at which items are outside the viewport, at most 500 items "
                + "away: add a keyframe with another x or y, but is 1.0",
            keyframes: [Keyframe(at: 0, scale: 1), Keyframe(at: 1, scale: 0.5)],
            rules: rules { $0.before = .held }),
        Case(
            message: "after must be \"repeated\", because the other end is, but is 0.0", keyframes: row,
            rules: rules { $0.before = .repeated }),
        Case(
            message:
                "keyframes[0].at must be a distance at which items are invisible, because they repeat "
                + "there: set opacity 0, or let x or y change, but is 0.0",
            keyframes: [Keyframe(at: 0, rotationZ: 0), Keyframe(at: 1, rotationZ: 360)],
            rules: rules { ($0.before, $0.after) = (.repeated, .repeated) }),
        Case(
            message:
                "keyframes[1].at must be equal to the first keyframe except in x, y and rotation, because they repeat, "
                + "but is 1.0",
            keyframes: [Keyframe(at: 0, x: 0, scale: 1), Keyframe(at: 1, x: 100, scale: 0.5)],
            rules: rules { ($0.before, $0.after) = (.repeated, .repeated) }),
        Case(
            message: "stacked must be false if keyframes repeat, but is 1.0", keyframes: row,
            rules: rules { ($0.before, $0.after, $0.isStacked) = (.repeated, .repeated, true) }),
        Case(
            message:
                "keyframes[0].opacity must be greater than 0 at one of the keyframes, because no item is visible "
                + "otherwise, but is 0.0",
            keyframes: [Keyframe(at: -2, opacity: 0), Keyframe(at: 0, x: 0), Keyframe(at: 2, opacity: 0)],
            rules: rules { ($0.before, $0.after) = (.held, .held) }),
        Case(
            message:
                "keyframes[0].at must be a distance at which an item is visible: move it inside the viewport, with "
                + "a size greater than 0, but is 0.0",
            keyframes: [Keyframe(at: 0, x: 0, width: 0), Keyframe(at: 1, x: 100)]),
    ]

    @Test(arguments: cases)
    func errorsNameThePath(wrong: Case) throws {
        let error = #expect(throws: KeyframeError.self) {
            try KeyframeLayout(
                axis: .horizontal, pitch: wrong.pitch, keyframes: wrong.keyframes, rules: wrong.rules)
        }
        #expect(error?.description == wrong.message)
    }

    @Test func itemsCanBeHeldBehindAnOpaqueOne() throws {
        let rules = Self.rules { ($0.after, $0.order) = (.held, .nearestInFront) }
        let layout = try KeyframeLayout(axis: .horizontal, pitch: 100, keyframes: Self.row, rules: rules)
        #expect(layout.visibleRange(in: KeyframeSamples.context(layout)).upperBound == 15 + 3)
    }
}
