import Foundation

/// Why output cannot be written.
struct OutputError: Error, CustomStringConvertible {
    /// The system's number for it.
    let code: CInt

    /// Whether whoever read the output wants no more of it.
    var isClosedPipe: Bool { code == EPIPE }

    /// What is wrong, on one line.
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
