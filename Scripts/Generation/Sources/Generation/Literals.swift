import Foundation

/// A layout made from keyframes, by its file.
struct Preset {
    let name, json, summary: String
    let isVertical, snaps, isRemovable: Bool

    init(_ name: String, _ json: String) throws {
        struct Removal: Decodable {}
        struct Layout: Decodable {
            let description, axis: String
            let snaps: Bool?
            let removal: Removal?
        }
        (self.name, self.json) = (name, json)
        let layout = try JSONDecoder().decode(Layout.self, from: Data(json.utf8))
        (summary, isVertical) = (layout.description, layout.axis == "vertical")
        (snaps, isRemovable) = (layout.snaps ?? true, layout.removal != nil)
    }

    /// The name of its case, such as `coverFlow`.
    var `case`: String {
        let words = name.split(separator: "-")
        return words[0] + words.dropFirst().map(\.capitalized).joined()
    }
}

/// `KeyframePreset`, with the JSON texts of the presets.
func keyframePresets(_ presets: [Preset]) -> String {
    func list(_ text: (Preset) -> String) -> String { presets.map(text).joined(separator: "\n") }
    let layouts = "KeyframeLayout { KeyframePreset"
    return """
        \(note)#if !hasFeature(Embedded)
        import Fanfold

        /// The layouts made from keyframes that come with the package, each a JSON file.
        public enum KeyframePreset: String, CaseIterable, Sendable {
        \(list { "/// \($0.summary).\ncase \($0.case) = \"\($0.name)\"" })

        /// A summary in one line.
        public var summary: String { switch self { \(list { "case .\($0.case): \"\($0.summary)\"" }) } }

        /// The layout. It is read from ``json`` when it is first used.
        public var layout: KeyframeLayout { switch self { \(list { "case .\($0.case): Layouts.\($0.case)" }) } }

        private enum Layouts {
        \(list { "static let \($0.case) = KeyframePreset.\($0.case).read()" })
        }

        /// The JSON text.
        public var json: String { switch self { \(list { "case .\($0.case):\n\(literal($0.json))" }) } }
        }

        extension CollectionLayout where Self == KeyframeLayout {
        \(list { "/// \($0.summary).\npublic static func \($0.case)() -> \(layouts).\($0.case).layout }" })
        }

        extension AnyCollectionLayout {
        \(list { "/// \($0.summary).\npublic static func \($0.case)() -> AnyCollectionLayout { AnyCollectionLayout(.\($0.case)()) }" })
        }
        #endif

        """
}

/// `KeyframeSchema`, with the text of the JSON Schema.
///
/// SwiftPM could embed the file, but Xcode's build system cannot (swiftlang/swift-package-manager#6969).
func keyframeSchema(_ json: String) -> String {
    """
    \(note)#if !hasFeature(Embedded)
    public enum KeyframeSchema {
    /// The text of the JSON Schema.
    public static var json: String {
    \(literal(json))
    }
    }
    #endif

    """
}

/// A text of several lines as Swift writes it, without the line break at its end.
private func literal(_ text: String) -> String {
    "#\"\"\"\n\(text.trimmingCharacters(in: .newlines))\n\"\"\"#"
}
