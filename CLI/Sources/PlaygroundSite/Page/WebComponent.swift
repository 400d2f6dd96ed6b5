import Foundation

/// The custom element `<fanfold-view>`: a JavaScript module, and the core as WebAssembly.
struct WebComponent: Sendable {
    /// The import specifier of the module.
    static let specifier = "fanfold-view"
    /// The file names of the modules, without and with layouts from keyframes.
    static let moduleNames = ["fanfold-view.js", "fanfold-keyframes.js"]
    /// The file names of the WebAssembly, without and with layouts from keyframes.
    static let binaryNames = ["fanfold.wasm", "fanfold-keyframes.wasm"]

    /// Plain and gzip-compressed files, by name.
    let files: [String: (plain: Data, gzipped: Data)]
    /// Loads the component.
    ///
    /// - Throws: ``SiteError`` if the component has not been built.
    init() throws {
        func data(_ name: String) throws -> Data {
            try Data(contentsOf: SiteResource.view.url.appendingPathComponent(name))
        }
        do {
            // Files for browsers are also present in compressed form.
            let found = try FileManager.default.contentsOfDirectory(atPath: SiteResource.view.url.path)
                .filter { $0.hasSuffix(".gz") }.map { String($0.dropLast(3)) }
            let names = Set(found).union(Self.moduleNames)
            let files = try names.map { ($0, (plain: try data($0), gzipped: try data($0 + ".gz"))) }
            self.files = Dictionary(uniqueKeysWithValues: files)
        } catch {
            throw SiteError("the web module could not be loaded: it is not built; run 'make cli'")
        }
    }

    /// All JavaScript and the WebAssembly with layouts from keyframes in one module, for a single-file page.
    var wholeModule: Data {
        get throws { try LateFile(.view, "fanfold-whole.js").contents }
    }
}
