import Foundation

/// A folder that comes with the playground.
enum SiteResource: String {
    /// The page, its style sheets and its modules.
    case page = "Page"
    /// The pictures that are shown unless a folder is named.
    case pictures = "Pictures"
    /// The web component: `fanfold.wasm` and `fanfold-view.js`, and the same for layouts from keyframes.
    case view = "View"

    /// Where the folder is.
    var url: URL { Bundle.module.bundleURL.appendingPathComponent(rawValue, isDirectory: true) }
}
