import Foundation

/// The reason why output cannot be written.
struct OutputError: Error, CustomStringConvertible {
    /// The value of `errno`.
    let code: CInt

    /// Whether the reader closed the pipe.
    var isClosedPipe: Bool { code == EPIPE }

    /// Whether the file or a folder of its path is missing, or a file is in place of the folder.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// A message on one line.
    var description: String {
        switch code {
        case EBADF: "it is closed"
        case ENOSPC, EDQUOT: "the disk is full"
        case EACCES, EPERM, EROFS: "no permission"
        case EISDIR: "it is a folder; name a file in it"
        default: String(cString: strerror(code))
        }
    }
}

/// An existing folder in which no file can be created, such as `/proc/self`.
struct ClosedFolder: Error, CustomStringConvertible {
    /// A message on one line.
    var description: String { "it must be in a folder that accepts new files" }
}
