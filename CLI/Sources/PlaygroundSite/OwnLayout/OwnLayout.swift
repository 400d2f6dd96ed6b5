import Foundation

/// The layout that the playground begins with, where one was named.
public enum OwnLayout: Sendable {
    /// One that the page knows, by its name.
    case known(name: String)
    /// One from keyframes, as JSON.
    case keyframes(title: String, json: String)
    /// One in Swift, compiled together with everything else that a view needs.
    case module(title: String, Data)

    /// What a tab for the layout in a file says: `my-fan.json` is “My fan”, `WaveLayout.swift` is “Wave”.
    public static func title(ofFile path: String) -> String {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let words = name.replacing(/(\p{Ll}|\p{N})(\p{Lu})/) { "\($0.output.1) \($0.output.2)" }
            .replacing(/[-_ ]+/, with: " ").replacing(/\ layout$/.ignoresCase(), with: "").lowercased()
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension OwnLayout {
    /// What the page is told of it.
    struct Told: Encodable {
        /// Which one of those it is that the file has held, one after the other.
        let edition: Int
        /// Its name, if it is one that the page knows.
        var layout: String?
        /// What its tab says, if it has one.
        var title: String?
        /// The JSON that it is made from, if it is.
        var keyframes: String?
    }

    func told(edition: Int) -> Told {
        switch self {
        case .known(let name): Told(edition: edition, layout: name)
        case .keyframes(let title, let json): Told(edition: edition, title: title, keyframes: json)
        case .module(let title, _): Told(edition: edition, layout: "own", title: title)
        }
    }
}
