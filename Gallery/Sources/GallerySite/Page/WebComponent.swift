import Foundation

/// The custom element `<fanfold-view>`: a JavaScript module, and the core as WebAssembly.
struct WebComponent: Sendable {
    /// The name under which pages import the module.
    static let specifier = "fanfold-view"
    /// The module's file name.
    static let moduleName = "fanfold-view.js"
    /// The WebAssembly's file name.
    static let binaryName = "fanfold.wasm"

    /// The JavaScript module.
    let module: Data
    /// The same, compressed with gzip.
    let gzippedModule: Data
    /// The WebAssembly.
    let binary: Data
    /// The same, compressed with gzip.
    let gzippedBinary: Data

    /// Loads the component.
    ///
    /// - Throws: ``SiteError`` where it has not been built.
    init() throws {
        func data(_ name: String) throws -> Data {
            try Data(contentsOf: SiteResource.view.url.appendingPathComponent(name))
        }
        do {
            module = try data(Self.moduleName)
            gzippedModule = try data(Self.moduleName + ".gz")
            binary = try data(Self.binaryName)
            gzippedBinary = try data(Self.binaryName + ".gz")
        } catch {
            throw SiteError("the web module is not built; 'make web' builds it")
        }
    }
}
