#if !hasFeature(Embedded)
import Fanfold

extension KeyframePreset {
    /// The name on command lines and web pages.
    public var name: String { rawValue }

    /// Returns the layout with the values of parameters that are not nil.
    func layout(_ values: KeyValuePairs<String, Double?>) -> KeyframeLayout {
        values.reduce(layout) { layout, entry in
            entry.value.map { layout.setting(entry.key, to: $0) } ?? layout
        }
    }

    /// Reads the layout. A preset that is not valid stops the program.
    func read() -> KeyframeLayout {
        do {
            return try KeyframeLayout(json: json)
        } catch {
            fatalError("the preset \(name) could not be loaded: \(error)")
        }
    }
}

extension CollectionLayout where Self == KeyframeLayout {
    /// The layout of a preset: `FanfoldView(places, layout: .preset(.coverFlow))`.
    public static func preset(_ preset: KeyframePreset) -> KeyframeLayout { preset.layout }
}
#endif
