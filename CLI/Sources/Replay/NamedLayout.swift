@_spi(Host) import Fanfold
import FanfoldKeyframes
import FanfoldStandard
@_spi(Host) import Inspection

/// A layout with its name.
struct NamedLayout: Sendable {
    let name: String
    var layout: AnyCollectionLayout
}

extension NamedLayout {
    /// Standard layouts and presets, with their default parameters.
    static let named = NamedValues<NamedLayout>(standard + presets)

    /// The name of inline keyframe layouts without a name.
    private static let fallbackName = "keyframes"

    private static let standard = zip(StandardLayout.layoutNames, StandardLayout.all).map(entry)
    private static let presets = KeyframePreset.allCases.map { entry($0.name, $0.layout) }

    private static func entry(_ name: String, _ layout: some CollectionLayout) -> (String, NamedLayout) {
        (name, NamedLayout(name: name, layout: AnyCollectionLayout(layout)))
    }

    /// Reads a layout from the JSON object of its keyframes.
    ///
    /// - Parameter path: The path of the object in the script.
    /// - Throws: ``ScriptError`` with the path of the invalid value.
    init(_ keyframes: JSONValue, at path: String) throws {
        do {
            layout = AnyCollectionLayout(try KeyframeLayout(json: keyframes.json))
        } catch {
            throw ScriptError("\(path): \(error)")
        }
        name = keyframes["name"]?.text ?? Self.fallbackName
    }
}
