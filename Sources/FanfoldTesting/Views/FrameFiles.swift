#if canImport(UIKit) && !os(watchOS)
import Foundation

/// The file of an expected frame: beside the test or, where tests run apart from their source files, in a bundle.
struct FrameFiles {
    /// The name of the file, without its extension.
    let base: String
    private let name: String
    private let folder: URL
    private let bundle: Bundle?

    init(_ name: String, _ format: FrameFormat, beside file: String, in bundle: Bundle?) {
        base = name.split(separator: "/").joined(separator: "-")
        self.name = "\(base).\(format.rawValue)"
        folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Frames")
        self.bundle = bundle
    }

    /// The file; nil if there is none.
    var expected: URL? {
        let url = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: url.path) { return url }
        guard !hasSources else { return nil }
        return bundle?.url(forResource: name, withExtension: nil, subdirectory: "Frames")
            ?? bundle?.url(forResource: name, withExtension: nil)
    }

    /// Whether the folder of the test's source file exists.
    private var hasSources: Bool {
        FileManager.default.fileExists(atPath: folder.deletingLastPathComponent().path)
    }

    /// Writes the expected frame beside the test.
    ///
    /// - Returns: The failure of the first run.
    func record(_ text: String) throws -> FrameMismatch {
        guard hasSources else { return .missing(name: name) }
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return .recorded(path: url.path)
    }

    /// Writes the present frame to a temporary file, and returns its path.
    func writePresent(_ text: String) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url.path
    }
}
#endif
