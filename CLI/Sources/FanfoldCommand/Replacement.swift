import Foundation

/// The atomic replacement of a plain file: a new file with the same permissions takes its place once it is complete.
struct Replacement {
    /// The path of the file, without links. The file may be missing.
    let file: String

    init(of file: String) { self.file = file }

    /// Writes the new file and replaces the old one. The old file stays unchanged on failure.
    ///
    /// - Throws: ``OutputError`` if the folder or the file cannot be written, ``ClosedFolder`` if an existing folder has no
    ///   place for new files.
    func write(_ bytes: [UInt8]) throws {
        try whileIgnoringSignals {
            let folder = (file as NSString).deletingLastPathComponent
            var path = Array((folder.isEmpty ? ".fanfold-XXXXXX" : folder + "/.fanfold-XXXXXX").utf8CString)
            let descriptor = mkstemp(&path)
            guard descriptor >= 0 else { throw failure(errno, in: folder) }
            var isDone = false
            defer { if !isDone { unlink(path) } }
            do {
                defer { close(descriptor) }
                var old = stat()
                // Only an administrator can give a file to another user.
                if stat(file, &old) == 0 { _ = fchown(descriptor, old.st_uid, old.st_gid) }
                guard fchmod(descriptor, mode) == 0 else { throw OutputError(code: errno) }
                try Output(descriptor: descriptor).write(bytes)
            }
            guard rename(path, file) == 0 else { throw OutputError(code: errno) }
            isDone = true
        }
    }

    /// Virtual folders report a new file as missing, as a missing folder does.
    private func failure(_ code: CInt, in folder: String) -> any Error {
        let isThere = FileManager.default.fileExists(atPath: folder)
        return code == ENOENT && isThere ? ClosedFolder() : OutputError(code: code)
    }

    /// The permissions of the old file, or those of a new one.
    private var mode: mode_t {
        var status = stat()
        if stat(file, &status) == 0 { return status.st_mode & 0o7777 }
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }

    /// Performs an action of a few milliseconds. Signals in the meantime would leave an incomplete file behind.
    private func whileIgnoringSignals(_ act: () throws -> Void) rethrows {
        let former = Self.signals.map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in former { signal(number, handler) } }
        try act()
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]
}
