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
    /// The WebAssembly.
    let binary: Data

    /// Loads the component.
    ///
    /// - Throws: ``SiteError`` where it has not been built.
    init() throws {
        let folder = SiteResource.view.url
        do {
            module = try Data(contentsOf: folder.appendingPathComponent(Self.moduleName))
            binary = try Data(contentsOf: folder.appendingPathComponent(Self.binaryName))
        } catch {
            throw SiteError("the web module is not built; 'make web' builds it")
        }
    }
}
