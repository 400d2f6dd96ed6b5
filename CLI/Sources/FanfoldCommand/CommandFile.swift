import Foundation

/// A file that is named on the command line.
struct CommandFile {
    let path: String

    /// The file's name in messages.
    var name: String { isStandard ? "standard input" : path }

    /// Reads the file, or standard input if the path is `-`.
    ///
    /// - Parameter length: Maximum number of bytes to read.
    func contents(upTo length: Int) throws -> Data {
        guard !isStandard else { return try contents(of: .standardInput, upTo: length) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(OutputError(code: errno)) }
        return try contents(of: FileHandle(fileDescriptor: descriptor, closeOnDealloc: true), upTo: length)
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
        return try contents(of: file, upTo: length)
    }

    /// Writes the file, or the open output that the path stands for. A plain file is replaced atomically with its permissions
    /// and stays unchanged on failure; a symbolic link stays a link. Devices and pipes are written to directly.
    func write(_ text: String) throws { try write(Data(text.utf8)) }

    /// Writes data to the file, as text.
    func write(_ data: Data) throws {
        guard !isStandard else { return try Output.standard.write(Array(data)) }
        do {
            if let descriptor {
                try Output(descriptor: descriptor).write(Array(data))
            } else if let file = replaceableFile {
                try Replacement(of: file).write(Array(data))
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

    /// Whether the path stands for standard input and output.
    private var isStandard: Bool { path == "-" }

    /// The open descriptor that the path stands for. Opened by its path, a file to which the shell appends output would be
    /// written from its beginning.
    private var descriptor: CInt? {
        if let number = ["/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO][path] { return number }
        let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
        return folder.flatMap { CInt(path.dropFirst($0.count)) }
    }

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

    private func contents(of file: FileHandle, upTo length: Int) throws -> Data {
        do { return try file.read(upToCount: length) ?? Data() } catch { throw unreadable(error) }
    }

    private func unreadable(_ error: any Error) -> CommandFileError {
        let name = isStandard ? name : "'\(path)'"
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
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return "it is a folder; name a file in it"
        }
        if let error = error as? OutputError { return error.isMissing ? missing : error.description }
        if let error = error as? ClosedFolder { return error.description }
        if error is NotPlain { return "it is not a plain file" }
        let isForbidden = (error as? CocoaError)?.code == .fileReadNoPermission
        return isForbidden ? "no permission" : error.localizedDescription
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
