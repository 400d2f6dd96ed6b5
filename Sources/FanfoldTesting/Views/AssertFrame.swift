#if canImport(UIKit) && !os(watchOS)
import Fanfold
import FanfoldUIKit
import UIKit

/// The format of a file with an expected frame.
public enum FrameFormat: String, Sendable {
    /// Numbers, which are compared with a tolerance.
    case json
    /// A drawing, for code review. It is compared as text, with three decimals.
    case svg
}

/// A failure of ``assertFrame(_:named:as:tolerance:file:)``.
public enum FrameMismatch: Error, Equatable, CustomStringConvertible {
    /// There was no file with this path. It has been written; look at it, and run the test again.
    case recorded(path: String)
    /// The frame differs from the file with this path. The present frame is in the second file.
    case differs(path: String, present: String)

    public var description: String {
        switch self {
        case .recorded(let path): "The expected frame did not exist; it has been written to \(path)"
        case .differs(let path, let present):
            "The frame differs from \(path); the present frame is in \(present)"
        }
    }
}

/// Compares the visible items of a view with a file beside the test, `Frames/NAME.json` or `Frames/NAME.svg`.
///
/// - Parameters:
///   - view: The view; it is laid out before.
///   - name: The name of the file, without its extension. Slashes become dashes.
///   - format: The format of the file. The default value is JSON.
///   - tolerance: The greatest difference of a number in JSON. The default value is 0.01 points.
///   - file: The test's file. The default value is the file of the call.
/// - Throws: ``FrameMismatch``, or an error of the file system.
@MainActor
public func assertFrame(
    _ view: FanfoldCollectionView, named name: String, as format: FrameFormat = .json,
    tolerance: Double = 0.01,
    file: String = #filePath
) throws {
    let present = view.presentFrame.map { FrameRecord($0.items, viewport: $0.viewport) }
    let record = present ?? FrameRecord([], viewport: .zero)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Frames")
    let base = name.split(separator: "/").joined(separator: "-")
    let url = folder.appendingPathComponent("\(base).\(format.rawValue)")
    let text = format == .json ? try record.json() : record.svg
    guard FileManager.default.fileExists(atPath: url.path) else {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        throw FrameMismatch.recorded(path: url.path)
    }
    let expected = try Data(contentsOf: url)
    let isNear =
        format == .svg
        ? expected == Data(text.utf8)
        : try JSONDecoder().decode(FrameRecord.self, from: expected).isNear(record, within: tolerance)
    guard !isNear else { return }
    let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(base).\(format.rawValue)")
    try Data(text.utf8).write(to: other)
    throw FrameMismatch.differs(path: url.path, present: other.path)
}
#endif
