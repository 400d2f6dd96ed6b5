import Foundation

/// The reason why output cannot be written.
struct OutputError: Error, CustomStringConvertible {
    /// The value of `errno`.
    let code: CInt

    /// Whether the reader closed the pipe.
    var isClosedPipe: Bool { code == EPIPE }

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
