import Foundation

/// A file that is named on the command line.
struct CommandFile {
    let path: String

    /// What to call the file in a message.
    var name: String { isStandardInput ? "standard input" : path }

    /// What is in the file, or comes through standard input where the path is `-`.
    func contents() throws -> Data {
        if isStandardInput { return FileHandle.standardInput.readDataToEndOfFile() }
        do { return try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data() } catch {
            let reason = reason(error, missing: "there is no such file")
            throw CommandFileError("cannot read '\(path)': \(reason)")
        }
    }

    /// Writes the file; where that fails, one that was there before is left as it was.
    func write(_ text: String) throws {
        do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            let reason = reason(error, missing: "there is no such folder")
            throw CommandFileError("cannot write '\(path)': \(reason)")
        }
    }

    private var isStandardInput: Bool { path == "-" }

    private func reason(_ error: any Error, missing: String) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return "it is a folder; name a file in it"
        }
        return switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?, .fileReadNoSuchFile?: missing
        case .fileReadNoPermission?, .fileWriteNoPermission?: "no permission"
        case .fileWriteOutOfSpace?: "the disk is full"
        default: error.localizedDescription
        }
    }
}

/// Why a file that is named on the command line is of no use.
struct CommandFileError: Error, CustomStringConvertible {
    /// What is wrong, on one line.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
