import Foundation

/// A file that is named on the command line.
struct CommandFile {
    let path: String

    /// The file's name in messages.
    var name: String { isStandardInput ? "standard input" : path }

    /// Reads the file, or standard input if the path is `-`.
    ///
    /// - Parameter length: Maximum number of bytes to read.
    func contents(upTo length: Int) throws -> Data {
        do {
            let file =
                try isStandardInput
                ? FileHandle.standardInput : FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            return try file.read(upToCount: length) ?? Data()
        } catch {
            throw unreadable(error)
        }
    }

    /// Reads the file if it is a plain one. Unlike another file, it never blocks, even if a pipe replaces it.
    ///
    /// - Parameter length: Maximum number of bytes to read.
    func plainContents(upTo length: Int) throws -> Data {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(OutputError(code: errno)) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw unreadable(NotPlain())
        }
        do { return try file.read(upToCount: length) ?? Data() } catch { throw unreadable(error) }
    }

    /// Writes the file. A plain file is replaced atomically and stays unchanged on failure; a symbolic link
    /// stays a link. Devices and pipes are written to directly.
    func write(_ text: String) throws { try write(Data(text.utf8)) }

    /// Writes data to the file, as text.
    func write(_ data: Data) throws {
        do {
            if let file = replaceableFile {
                try data.write(to: URL(fileURLWithPath: file), options: .atomic)
            } else {
                try writeThrough(data)
            }
        } catch let error as OutputError where error.isClosedPipe {
            throw error
        } catch {
            throw CommandFileError(
                "'\(path)' could not be written: \(reason(error, missing: "there is no such folder"))")
        }
    }

    private var isStandardInput: Bool { path == "-" }

    /// The resolved path of a plain or missing file, which can be replaced atomically; otherwise nil.
    private var replaceableFile: String? {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil) else { return nil }
            defer { free(resolved) }
            return String(cString: resolved)
        }
        return lstat(path, &status) == 0 ? nil : path
    }

    private func unreadable(_ error: any Error) -> CommandFileError {
        let name = isStandardInput ? name : "'\(path)'"
        return CommandFileError(
            "\(name) could not be read: \(reason(error, missing: "there is no such file"))")
    }

    private func writeThrough(_ data: Data) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(code: errno) }
        defer { close(descriptor) }
        try Output(descriptor: descriptor).write(Array(data))
    }

    private func reason(_ error: any Error, missing: String) -> String {
        if let error = error as? OutputError { return error.code == ENOENT ? missing : error.description }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return "it is a folder; name a file in it"
        }
        if error is NotPlain { return "it is not a plain file" }
        return switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?, .fileReadNoSuchFile?: missing
        case .fileReadNoPermission?, .fileWriteNoPermission?: "no permission"
        case .fileWriteOutOfSpace?: "the disk is full"
        default: error.localizedDescription
        }
    }
}

/// A pipe or a device in place of a plain file.
private struct NotPlain: Error {}

/// The reason why a file named on the command line cannot be used.
struct CommandFileError: Error, CustomStringConvertible {
    /// A message on one line.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
