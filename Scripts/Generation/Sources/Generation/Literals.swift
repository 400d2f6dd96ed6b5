import Foundation

/// `KeyframePreset`, with the JSON texts of the presets.
func keyframePresets(_ presets: [Preset]) -> String {
    func list(_ text: (Preset) -> String) -> String { presets.map(text).joined(separator: "\n") }
    return """
        \(note)#if !hasFeature(Embedded)
        import Fanfold

        /// The layouts made from keyframes that come with the package, each a JSON file.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum KeyframePreset: String, CaseIterable, Identifiable, Sendable {
        \(list { "/// \($0.summary).\ncase \($0.case) = \"\($0.name)\"" })

        public var id: Self { self }

        /// A summary in one line.
        public var summary: String { switch self { \(list { "case .\($0.case): \"\($0.summary)\"" }) } }

        /// The layout. It is read from ``json`` when it is first used.
        public var layout: KeyframeLayout { switch self { \(list { "case .\($0.case): Layouts.\($0.case)" }) } }

        private enum Layouts {
        \(list { "static let \($0.case) = KeyframePreset.\($0.case).read()" })
        }

        /// The JSON text.
        public var json: String { switch self { \(list { "case .\($0.case): \(literal($0.json))" }) } }
        }

        extension CollectionLayout where Self == KeyframeLayout {
        \(presets.map(\.factory).joined(separator: "\n\n"))
        }

        extension AnyCollectionLayout {
        \(presets.map(\.erasedFactory).joined(separator: "\n\n"))
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

/// A text as Swift writes it in one line, without the line break at its end: readers read the file instead.
private func literal(_ text: String) -> String {
    let line = text.trimmingCharacters(in: .newlines).replacingOccurrences(of: "\n", with: "\\##n")
    return "##\"\(line)\"##"
}
