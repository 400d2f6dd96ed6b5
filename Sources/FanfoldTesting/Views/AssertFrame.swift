#if canImport(UIKit) && !os(watchOS)
import Fanfold
import FanfoldUIKit
import UIKit

/// The format of a file with an expected frame.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FrameFormat: String, Sendable {
    /// Numbers, which are compared with a tolerance.
    case json
    /// A drawing, for code review. It is compared as text, with three decimals.
    case svg
}

/// A failure of ``assertFrame(_:named:as:tolerance:in:file:)``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FrameMismatch: Error, Equatable, CustomStringConvertible {
    /// There was no file with this path. It has been written; look at it, and run the test again.
    case recorded(path: String)
    /// The frame differs from the file with this path. The present frame is in the second file.
    case differs(path: String, present: String)
    /// The test runs without its source files, and its bundle has no file with this name.
    case missing(name: String)

    public var description: String {
        switch self {
        case .recorded(let path): "The expected frame did not exist; it has been written to \(path)"
        case .differs(let path, let present):
            "The frame differs from \(path); the present frame is in \(present)"
        case .missing(let name):
            "The expected frame \(name) must be in the folder Frames of the bundle, "
                + "because the test's source files do not exist here"
        }
    }
}

/// Compares the visible items of a view with a file beside the test, `Frames/NAME.json` or `Frames/NAME.svg`.
///
/// If the frames differ, drawings of both are attached to the report of the test. If tests run apart from their source
/// files, the file is read from a bundle that contains the folder as a resource.
///
/// - Parameters:
///   - view: The view; it is laid out before.
///   - name: The name of the file, without its extension. Slashes become dashes.
///   - format: The format of the file. The default value is JSON.
///   - tolerance: The greatest difference of a number in JSON. The default value is 0.01 points.
///   - bundle: The bundle with the folder `Frames`, such as `.module`. The default value is nil.
///   - file: The test's file. The default value is the file of the call.
/// - Throws: ``FrameMismatch``, or an error of the file system.
@MainActor
public func assertFrame(
    _ view: FanfoldCollectionView, named name: String, as format: FrameFormat = .json,
    tolerance: Double = 0.01, in bundle: Bundle? = nil,
    file: String = #filePath
) throws {
    let present = view.presentFrame.map { FrameRecord($0.items, viewport: $0.viewport) }
    let record = present ?? FrameRecord([], viewport: .zero)
    let files = FrameFiles(name, format, beside: file, in: bundle)
    let text = format == .json ? try record.json() : record.svg
    guard let url = files.expected else {
        FrameAttachments.attach(record.svg, "present \(files.base).svg")
        throw try files.record(text)
    }
    let expected = try Data(contentsOf: url)
    let drawing: String
    switch format {
    case .json:
        let other = try JSONDecoder().decode(FrameRecord.self, from: expected)
        if other.isNear(record, within: tolerance) { return }
        drawing = other.svg
    case .svg:
        drawing = String(decoding: expected, as: UTF8.self)
        if drawing == text { return }
    }
    FrameAttachments.attach(drawing, "expected \(files.base).svg")
    FrameAttachments.attach(record.svg, "present \(files.base).svg")
    throw FrameMismatch.differs(path: url.path, present: try files.writePresent(text))
}
#endif
