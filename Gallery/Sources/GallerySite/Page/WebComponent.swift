import Foundation

/// The custom element `<fanfold-view>`: a JavaScript module, and the core as WebAssembly.
struct WebComponent: Sendable {
    /// The name under which pages import the module.
    static let specifier = "fanfold-view"
    /// The module's file name.
    static let moduleName = "fanfold-view.js"
    /// The WebAssembly's file name.
    static let binaryName = "fanfold.wasm"
    /// What the module loads besides, once a view is given a layout from keyframes: a module and WebAssembly.
    static let keyframeNames = ["fanfold-keyframes.js", "fanfold-keyframes.wasm"]

    /// The files by their names, each as it is and compressed with gzip.
    let files: [String: (plain: Data, gzipped: Data)]
    /// The JavaScript module.
    var module: Data { files[Self.moduleName]?.plain ?? Data() }
    /// The WebAssembly.
    var binary: Data { files[Self.binaryName]?.plain ?? Data() }

    /// Loads the component.
    ///
    /// - Throws: ``SiteError`` where it has not been built.
    init() throws {
        func data(_ name: String) throws -> Data {
            try Data(contentsOf: SiteResource.view.url.appendingPathComponent(name))
        }
        let names = [Self.moduleName, Self.binaryName] + Self.keyframeNames
        do {
            let files = try names.map { ($0, (plain: try data($0), gzipped: try data($0 + ".gz"))) }
            self.files = Dictionary(uniqueKeysWithValues: files)
        } catch {
            throw SiteError("the web module is not built; 'make web' builds it")
        }
    }
}
