import Foundation

/// An open output: a terminal, pipe, device or file.
struct Output {
    static let standard = Output(descriptor: STDOUT_FILENO)
    static let errors = Output(descriptor: STDERR_FILENO)

    let descriptor: CInt

    /// Writes all of a text without buffering.
    ///
    /// - Throws: ``OutputError`` if the text cannot be written.
    func write(_ text: String) throws { try write(Array(text.utf8)) }

    /// Writes all bytes without buffering.
    ///
    /// - Throws: ``OutputError`` if they cannot be written.
    func write(_ bytes: [UInt8]) throws {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 { written += count } else { try waitOrThrow(errno) }
        }
    }

    /// Returns if writing can be retried, after an interruption or when a slow reader is ready; otherwise
    /// throws.
    private func waitOrThrow(_ code: CInt) throws {
        switch code {
        case EINTR: break
        case EAGAIN:
            var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&place, 1, -1)
        default: throw OutputError(code: code)
        }
    }

    /// Occupies closed standard streams, so that no opened file takes their descriptors, and turns writes to
    /// closed pipes and to files at their limit into errors. The placeholders cannot be read or written.
    static func prepare() {
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
