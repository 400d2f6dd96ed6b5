import Foundation

/// The custom element `<fanfold-view>`: a JavaScript module, and the core as WebAssembly.
struct WebComponent: Sendable {
    /// The name under which pages import the module.
    static let specifier = "fanfold-view"
    /// The module's file name.
    static let moduleName = "fanfold-view.js"
    /// The WebAssembly's file name.
    static let binaryName = "fanfold.wasm"
    /// The file name of all JavaScript in one module.
    static let wholeName = "fanfold-whole.js"
    /// What the module loads besides, once a view is given a layout from keyframes: a module and WebAssembly. What else it
    /// loads on demand is known to it alone.
    static let keyframeNames = ["fanfold-keyframes.js", "fanfold-keyframes.wasm"]
    /// The WebAssembly that there is, of which a page loads what it needs.
    static let binaryNames = [binaryName, keyframeNames[1]]

    /// The files by their names, each as it is and compressed with gzip.
    let files: [String: (plain: Data, gzipped: Data)]
    /// The JavaScript of all of them in one module, for a page that is one file.
    let wholeModule: Data
    /// The WebAssembly that knows all layouts.
    var wholeBinary: Data { files[Self.keyframeNames[1]]?.plain ?? Data() }

    /// Loads the component.
    ///
    /// - Throws: ``SiteError`` where it has not been built.
    init() throws {
        func data(_ name: String) throws -> Data {
            try Data(contentsOf: SiteResource.view.url.appendingPathComponent(name))
        }
        do {
            // What a browser asks for stands there compressed as well.
            let found = try FileManager.default.contentsOfDirectory(atPath: SiteResource.view.url.path)
                .filter { $0.hasSuffix(".gz") }.map { String($0.dropLast(3)) }
            let names = Set(found).union([Self.moduleName, Self.binaryName] + Self.keyframeNames)
            let files = try names.map { ($0, (plain: try data($0), gzipped: try data($0 + ".gz"))) }
            self.files = Dictionary(uniqueKeysWithValues: files)
            wholeModule = try data(Self.wholeName)
        } catch {
            throw SiteError("the web module is not built; 'make web' builds it")
        }
    }
}
