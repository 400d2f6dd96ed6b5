import Foundation

/// A folder of bundled resources.
enum SiteResource: String {
    /// The page, its style sheets and its modules.
    case page = "Page"
    /// The pictures that are shown by default.
    case pictures = "Pictures"
    /// The web component: `fanfold.wasm` and `fanfold-view.js`, and the build with layouts from keyframes.
    case view = "View"

    /// The URL of the folder.
    var url: URL { Bundle.module.bundleURL.appendingPathComponent(rawValue, isDirectory: true) }
}
