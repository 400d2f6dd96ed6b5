import Foundation

/// A file that the page does not load at once. `make run` builds it while the page is served.
struct LateFile: Sendable {
    let name: String
    private let url: URL

    init(_ folder: SiteResource, _ name: String) {
        self.name = name
        url = folder.url.appendingPathComponent(name)
    }

    /// The files that the page may request later: the compiler of style sheets, and those of saved pages.
    static let requested = [
        Self(.page, "compiler-module.js"), Self(.view, "fanfold.wasm"), Self(.view, "fanfold-single.js"),
    ]

    /// The file's bytes.
    var contents: Data {
        get throws {
            do { return try Data(contentsOf: url) } catch {
                throw SiteError("\(name) could not be loaded: it is not built; run 'make cli'")
            }
        }
    }
}
