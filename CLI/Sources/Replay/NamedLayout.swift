import Fanfold
import FanfoldKeyframes
import Inspection

/// A layout under its name.
struct NamedLayout: Sendable {
    let name: String
    var layout: AnyCollectionLayout
}

extension NamedLayout {
    /// The layouts that have a name of their own, with their default parameters.
    static let named = NamedValues<NamedLayout>(standard + presets)

    /// Layouts that a script describes itself, with their keyframes, are called so unless they have a name.
    private static let fallbackName = "keyframes"

    private static let standard = zip(StandardLayout.layoutNames, StandardLayout.all).map(entry)
    private static let presets = KeyframePreset.allCases.map { entry($0.name, $0.layout) }

    private static func entry(_ name: String, _ layout: some CollectionLayout) -> (String, NamedLayout) {
        (name, NamedLayout(name: name, layout: AnyCollectionLayout(layout)))
    }

    /// Reads a layout from the JSON object of its keyframes.
    ///
    /// - Parameter path: Where it is in the script.
    /// - Throws: ``ScriptError``, with the place in the object.
    init(_ keyframes: JSONValue, at path: String) throws {
        do {
            layout = AnyCollectionLayout(try KeyframeLayout(json: keyframes.json))
        } catch {
            throw ScriptError("\(path): \(error)")
        }
        name = keyframes["name"]?.text ?? Self.fallbackName
    }
}
