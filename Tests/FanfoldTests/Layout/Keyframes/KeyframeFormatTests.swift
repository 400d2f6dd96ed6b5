import FanfoldKeyframes
import Foundation
import Testing

@testable import Fanfold

/// Layouts as JSON.
@Suite struct KeyframeFormatTests {
    private static let row = """
        "axis": "horizontal", "pitch": {"fraction": 0.5, "of": "shorter", "points": 10}
        """

    @Test func aLayoutIsReadFromJSON() throws {
        let layout = try KeyframeLayout(
            json: """
                {\(Self.row), "order": "later-in-front", "smooth": ["place", "opacity"], "keyframes": [
                  {"at": 0, "x": 0, "rotation": {"y": 20}, "appearance": {"shade": 0.5}},
                  {"at": 1, "x": [{"fraction": 0.5}, {"fraction": 0.1, "of": "height"}, 20], "opacity": 0.5}]}
                """)
        #expect(layout.pitch == .fraction(0.5, of: .shorterSide) + 10)
        #expect(layout.rules.order == .laterInFront && layout.rules.smooth == [.place, .opacity])
        #expect(
            layout.keyframes == [
                Keyframe(at: 0, x: 0, rotationY: 20, appearance: ["shade": 0.5]),
                Keyframe(at: 1, x: .fraction(0.5) + .fraction(0.1, of: .height) + 20, opacity: 0.5),
            ])
    }

    @Test(arguments: KeyframePreset.allCases)
    func whatIsWrittenIsReadAgain(preset: KeyframePreset) throws {
        let layout = preset.layout
        #expect(
            try KeyframeLayout(json: layout.json(name: preset.name, description: preset.summary)) == layout)
    }

    @Test func allRulesAreWrittenAndReadAgain() throws {
        var rules = KeyframeRules()
        rules.before = .continued
        rules.after = .held
        rules.smooth = [.rotation]
        rules.order = .earlierInFront
        rules.spacing = 7
        rules.anchor = KeyframeAnchor(x: 1, y: .fraction(0.5), z: -3)
        rules.eyeDistance = .fraction(2) + 100
        rules.sharesEye = false
        rules.hidesBacks = true
        rules.snaps = false
        rules.decelerationRate = .fast
        rules.removal = RemovalRule(edges: .far, distance: 50)
        let layout = try KeyframeLayout(
            axis: .vertical, pitch: 80,
            keyframes: [
                Keyframe(at: 0, y: 0, cornerRadius: 4), Keyframe(at: 1, y: 100, scale: 0.5, depth: 30),
            ],
            rules: rules)
        #expect(try KeyframeLayout(json: layout.json()) == layout)
    }

    @Test(arguments: [
        ("[]", "the layout must be an object, but is a list of 0"),
        ("{", "the layout must be a JSON object, but is no JSON"),
        (#"{"pitch": 1, "keyframes": []}"#, #"axis is missing: "horizontal" or "vertical""#),
        (#"{"axis": "up"}"#, #"axis must be one of "horizontal", "vertical", but is "up""#),
        (
            #"{"axis": "vertical", "pitch": "far"}"#,
            #"pitch must be a number of points, or an object such as {"fraction": 0.5, "points": 20}, but is "far""#
        ),
        (
            #"{"axis": "vertical", "pitch": {"fraction": 1, "of": "depth"}}"#,
            #"pitch.of must be one of "width", "height", "shorter", but is "depth""#
        ),
        (#"{\#(row), "keyframes": 3}"#, "keyframes must be a list of keyframes, but is 3"),
        (
            #"{\#(row), "keyframes": [{"x": 3}]}"#,
            "keyframes[0].at is missing: the distance from the item shown, a number of items"
        ),
        (
            #"{\#(row), "keyframes": [{"at": 0, "rotation": {"y": "left"}}]}"#,
            #"keyframes[0].rotation.y must be a number, but is "left""#
        ),
        (
            #"{\#(row), "keyframes": [{"at": 0, "tilt": 3}]}"#,
            "keyframes[0].tilt must be one of at, x, y, width, height, scale, rotation, depth, opacity, cornerRadius, appearance, or left out, but is 3"
        ),
        (
            #"{\#(row), "keyframes": [{"at": 0, "opacity": 2}]}"#,
            "keyframes[0].opacity must be a number from 0 to 1, but is 2"
        ),
        (
            #"{\#(row), "keyframes": [{"at": 0}]}"#,
            "keyframes[0].at must be where items get out of sight, within 500, but is 0"
        ),
        (
            #"{\#(row), "keyframes": [{"at": 0}], "smooth": ["size", "colour"]}"#,
            #"smooth must be true, false, or a list of place, size, scale, rotation, depth, opacity, appearance, but is "colour""#
        ),
        (
            #"{\#(row), "keyframes": [], "removal": {"distance": 0}}"#,
            "removal.distance must be a number of points from 1 to 1000, but is 0"
        ),
    ])
    func whatIsWrongIsNamedWithItsPlaceItsValueAndWhatWasExpected(json: String, message: String) throws {
        let error = #expect(throws: KeyframeFormatError.self) { try KeyframeLayout(json: json) }
        #expect(error?.description == message)
    }

    @Test func theSchemaNamesWhatALayoutMayHold() throws {
        let object = try JSONSerialization.jsonObject(with: Data(KeyframeSchema.json.utf8))
        let schema = try #require(object as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: Any])
        for preset in KeyframePreset.allCases {
            let members = try #require(JSONSerialization.jsonObject(with: preset.json) as? [String: Any])
            #expect(Set(members.keys).isSubset(of: properties.keys))
        }
        let error = #expect(throws: KeyframeFormatError.self) { try KeyframeLayout(json: #"{"a": 1}"#) }
        for name in properties.keys { #expect(error?.expected.contains(name) == true) }
    }
}
