import Fanfold
@testable import FanfoldKeyframes
import Foundation
import Testing

/// Keyframe layouts are stored as the objects of their JSON files.
@Suite struct CodableKeyframesTests {
    struct Design: Codable, Hashable {
        var name: String
        var layout: KeyframeLayout
    }

    @Test(arguments: KeyframePreset.allCases)
    func decodedLayoutEqualsTheEncodedOne(_ preset: KeyframePreset) throws {
        let design = Design(name: preset.id.rawValue, layout: preset.layout)
        let text = try JSONEncoder().encode(design)
        let list = try PropertyListEncoder().encode(design)
        for decoded in [
            try JSONDecoder().decode(Design.self, from: text),
            try PropertyListDecoder().decode(Design.self, from: list),
        ] {
            #expect(decoded == design)
            #expect(decoded.hashValue == design.hashValue)
        }
    }

    @Test func encodedLayoutIsTheObjectOfItsFile() throws {
        let layout = KeyframePreset.wallet.layout
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        #expect(try encoder.encode(layout) == layout.json())
    }

    @Test func errorNamesThePathTheValueAndTheExpectation() throws {
        let data = Data(
            #"{"name": "a", "layout": {"axis": "vertical", "pitch": 1, "keyframes": [{"at": true}]}}"#.utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Design.self, from: data) }
        guard case .dataCorrupted(let context)? = error else {
            return #expect(Bool(false), "\(error as Any)")
        }
        #expect(context.codingPath.map(\.stringValue) == ["layout"])
        #expect(context.debugDescription.contains("keyframes[0].at must be"))
        #expect(context.debugDescription.contains("but is true"))
    }

    @Test func styleOutOfItsRangeIsNotEncoded() throws {
        var rules = KeyframePreset.wallet.layout.rules
        rules.motionStyle.deceleration = 0.5
        let layout = KeyframePreset.wallet.layout
        let changed = try KeyframeLayout(
            axis: layout.axis, pitch: layout.pitch, keyframes: layout.keyframes, rules: rules)
        let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(changed) }
        guard case .invalidValue(_, let context)? = error else {
            return #expect(Bool(false), "\(error as Any)")
        }
        #expect(
            context.debugDescription.contains(
                "deceleration must be \"normal\", \"fast\", or a number from 0.9 to 0.9995, but is 0.5"))
    }
}
