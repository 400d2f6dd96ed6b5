import Foundation

extension ExportedPage {
    /// Writes the file; where that fails, one that was there before is left as it was.
    ///
    /// - Throws: ``SiteError`` where the file cannot be written.
    public func write(to path: String) throws {
        do {
            try Data(html.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw SiteError("cannot write '\(path)': \(Self.reason(error, path: path))")
        }
    }

    private static func reason(_ error: any Error, path: String) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return "it is a folder; name a file in it"
        }
        return switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such folder"
        case .fileWriteNoPermission?: "no permission"
        case .fileWriteOutOfSpace?: "the disk is full"
        default: error.localizedDescription
        }
    }
}
