import Foundation

/// The page, its style sheet and its modules, as `make cli` bundles them.
struct PageFiles: Sendable {
    /// The file name of the page's main module.
    static let moduleName = "playground.js"
    /// The file name of the bundle of all modules.
    private static let wholeName = "playground-whole.js"

    /// The file name of the hashes of the page's inline scripts.
    private static let hashesName = "script-hashes"

    /// The page itself.
    let index: String
    /// The page's content security policy.
    let policy: String
    /// Every other file by its path relative to the page, such as `playground.js`.
    let others: [String: Data]
    /// Files compressed by `make cli`, by the same paths.
    let gzipped: [String: Data]

    /// Loads the files.
    ///
    /// - Throws: ``SiteError`` if the page has not been built.
    init() throws {
        var files = try Self.files(in: SiteResource.page.url)
        files[Self.wholeName] = nil
        guard let index = files.removeValue(forKey: "index.html") else {
            throw SiteError("the page could not be loaded: it is not built; run 'make cli'")
        }
        self.index = String(decoding: index, as: UTF8.self)
        let hashes = files.removeValue(forKey: Self.hashesName) ?? Data()
        policy = ContentPolicy.ofPage(scriptHashes: String(decoding: hashes, as: UTF8.self))
        let packed = files.filter { $0.key.hasSuffix(Self.suffix) }
        others = files.filter { packed[$0.key] == nil }
        gzipped = [String: Data](
            uniqueKeysWithValues: packed.map { (String($0.key.dropLast(Self.suffix.count)), $0.value) }
        ).filter { [others] in Self.length(ofGzipped: $0.value) == others[$0.key]?.count }
    }

    /// All of its JavaScript in one module, for a single-file page.
    var wholeModule: Data {
        get throws { try LateFile(.page, Self.wholeName).contents }
    }

    private static let suffix = ".gz"

    /// The uncompressed length of gzip data, stored in the last four bytes (RFC 1952). A different length
    /// means that the file has changed since its compression.
    private static func length(ofGzipped data: Data) -> Int {
        data.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func files(in folder: URL) throws -> [String: Data] {
        var files = [String: Data]()
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            var isFolder: ObjCBool = false
            let url = folder.appendingPathComponent(path)
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            if exists && !isFolder.boolValue { files[path] = try Data(contentsOf: url) }
        }
        return files
    }
}
