import Foundation

/// A layout made from keyframes, by its file.
struct Preset {
    /// A parameter, as the file describes it.
    struct Parameter: Decodable {
        let name, description, unit: String
        let `default`, minimum, maximum: Double
    }

    let name, json, summary: String
    let isVertical, snaps, isRemovable: Bool
    let parameters: [Parameter]

    init(_ name: String, _ json: String) throws {
        struct Removal: Decodable {}
        struct Layout: Decodable {
            let description, axis: String
            let snaps: Bool?
            let removal: Removal?
            let parameters: [Parameter]?
        }
        (self.name, self.json) = (name, json)
        let layout = try JSONDecoder().decode(Layout.self, from: Data(json.utf8))
        (summary, isVertical) = (layout.description, layout.axis == "vertical")
        (snaps, isRemovable) = (layout.snaps ?? true, layout.removal != nil)
        parameters = layout.parameters ?? []
    }

    /// The name of its case, such as `coverFlow`.
    var `case`: String {
        let words = name.split(separator: "-")
        return words[0] + words.dropFirst().map(\.capitalized).joined()
    }
}

extension Preset {
    /// The function that returns the layout with values of its parameters.
    var factory: String {
        let values = parameters.map { "\"\($0.name)\": \($0.name)" }.joined(separator: ", ")
        let layout = parameters.isEmpty ? "layout" : "layout([\(values)])"
        return "\(declaration("KeyframeLayout")) { KeyframePreset.\(self.case).\(layout) }"
    }

    /// The same function, for a type-erased layout.
    var erasedFactory: String {
        let arguments = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        let layout = "AnyCollectionLayout(.\(self.case)(\(arguments)))"
        return """
            /// \(summary). The parameters are those of the function for a `KeyframeLayout`.
            \(signature("AnyCollectionLayout")) { \(layout) }
            """
    }

    private func declaration(_ result: String) -> String {
        let descriptions = parameters.map { parameter in
            let sentences = "\(parameter.description) The default value is \(written(parameter.default))."
            return "///   - \(parameter.name): " + lines(sentences).joined(separator: "\n///     ")
        }
        let list = parameters.isEmpty ? [] : ["///", "/// - Parameters:"] + descriptions
        return """
            \((["/// \(summary)."] + list).joined(separator: "\n"))
            \(signature(result))
            """
    }

    private func signature(_ result: String) -> String {
        let arguments = parameters.map { "\($0.name): Double? = nil" }.joined(separator: ", ")
        return "public static func \(self.case)(\(arguments)) -> \(result)"
    }

    /// The lines of a text, none of which is too long for a comment.
    private func lines(_ text: String) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < 100 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}
