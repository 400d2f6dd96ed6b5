#if !hasFeature(Embedded)
import Fanfold

extension KeyframePreset {
    /// The name on command lines and web pages.
    public var name: String { rawValue }

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
