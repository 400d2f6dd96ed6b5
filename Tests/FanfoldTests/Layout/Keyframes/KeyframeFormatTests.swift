@testable import FanfoldKeyframes
import Foundation
import Testing

@_spi(Host) @testable import Fanfold

/// Tests the JSON format of layouts.
@Suite struct KeyframeFormatTests {
    private static let row = """
        "axis": "horizontal", "pitch": {"fraction": 0.5, "of": "shorter", "points": 10}
        """

    @Test func layoutIsReadFromJSON() throws {
        let layout = try KeyframeLayout(
            json: """
                {\(Self.row), "order": "later-in-front", "smooth": ["position", "opacity"], "keyframes": [
                  {"at": 0, "x": 0, "rotation": {"y": 20}, "appearance": {"shade": 0.5}},
                  {"at": 1, "x": [{"fraction": 0.5}, {"fraction": 0.1, "of": "height"}, 20], "opacity": 0.5}]}
                """)
        #expect(layout.pitch == .fraction(0.5, of: .shorterSide) + 10)
        #expect(layout.rules.order == .laterInFront && layout.rules.smooth == [.position, .opacity])
        #expect(
            layout.keyframes == [
                Keyframe(at: 0, x: 0, rotationY: 20, appearance: ["shade": 0.5]),
                Keyframe(at: 1, x: .fraction(0.5) + .fraction(0.1, of: .height) + 20, opacity: 0.5),
            ])
    }

    @Test(arguments: KeyframePreset.allCases)
    func writtenPresetCanBeReadAgain(preset: KeyframePreset) throws {
        let layout = preset.layout
        #expect(
            try KeyframeLayout(json: layout.json(name: preset.name, description: preset.summary)) == layout)
    }

    @Test func allRulesCanBeWrittenAndRead() throws {
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
        rules.motionStyle = .snappy
        rules.removal = RemovalRule(edges: .end, distance: 50)
        let layout = try KeyframeLayout(
            axis: .vertical, pitch: 80,
            keyframes: [
                Keyframe(at: 0, y: 0, cornerRadius: 4), Keyframe(at: 1, y: 100, scale: 0.5, depth: 30),
            ],
            rules: rules)
        #expect(try KeyframeLayout(json: layout.json()) == layout)
    }

    /// An invalid text and its error message, shared by all hosts.
    struct Mistake: Decodable, CustomTestStringConvertible {
        let json: String
        let error: String
        var testDescription: String { json }
    }

    static var mistakes: [Mistake] {
        get throws {
            let tests = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            let file = tests.appending(path: "Support/keyframe-errors.json")
            return try JSONDecoder().decode([Mistake].self, from: Data(contentsOf: file))
        }
    }

    @Test(arguments: try mistakes)
    func errorsNamePathValueAndExpectation(mistake: Mistake) throws {
        let error = #expect(throws: KeyframeFormatError.self) { try KeyframeLayout(json: mistake.json) }
        #expect(error?.description == mistake.error)
    }

    @Test func schemaListsAllProperties() throws {
        let object = try JSONSerialization.jsonObject(with: Data(KeyframeSchema.json.utf8))
        let schema = try #require(object as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: Any])
        for preset in KeyframePreset.allCases {
            let json = try JSONSerialization.jsonObject(with: Data(preset.json.utf8))
            let members = try #require(json as? [String: Any])
            #expect(Set(members.keys).isSubset(of: properties.keys))
        }
        let error = #expect(throws: KeyframeFormatError.self) { try KeyframeLayout(json: #"{"a": 1}"#) }
        for name in properties.keys { #expect(error?.expected.contains(name) == true) }
    }
}
