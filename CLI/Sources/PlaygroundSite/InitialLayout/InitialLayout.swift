import Foundation

/// The playground's initial layout.
public enum InitialLayout: Sendable {
    /// A built-in layout, by name.
    case known(name: String)
    /// A keyframe layout, as JSON.
    case keyframes(title: String, json: String)
    /// A Swift layout, compiled together with the engine.
    case module(title: String, Data)

    /// The tab title of a layout file: `my-fan.json` becomes “My fan”, `WaveLayout.swift` becomes “Wave”.
    public static func title(ofFile path: String) -> String {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let words = name.replacing(/(\p{Ll}|\p{N})(\p{Lu})/) { "\($0.output.1) \($0.output.2)" }
            .replacing(/[-_ ]+/, with: " ").replacing(/\ layout$/.ignoresCase(), with: "").lowercased()
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension InitialLayout {
    /// Data for the page.
    struct PageData: Encodable {
        /// The version of the file's layout.
        let edition: Int
        /// The name of a built-in layout.
        var layout: String?
        /// The tab title, if any.
        var title: String?
        /// The keyframes as JSON, if any.
        var keyframes: String?
    }

    func pageData(edition: Int) -> PageData {
        switch self {
        case .known(let name): PageData(edition: edition, layout: name)
        case .keyframes(let title, let json): PageData(edition: edition, title: title, keyframes: json)
        case .module(let title, _): PageData(edition: edition, layout: "own", title: title)
        }
    }
}
