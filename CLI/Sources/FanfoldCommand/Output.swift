import Foundation

/// What has been opened for writing: a terminal, a pipe, a device, a file.
struct Output {
    static let standard = Output(descriptor: STDOUT_FILENO)
    static let errors = Output(descriptor: STDERR_FILENO)

    let descriptor: CInt

    /// Writes a text, all of it and at once.
    ///
    /// - Throws: ``OutputError`` where that cannot be.
    func write(_ text: String) throws {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 { written += count } else { try waitOrThrow(errno) }
        }
    }

    /// After an interruption, or where the reader is slow, writing goes on; otherwise it has failed.
    private func waitOrThrow(_ code: CInt) throws {
        switch code {
        case EINTR: break
        case EAGAIN:
            var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&place, 1, -1)
        default: throw OutputError(code: code)
        }
    }

    /// Takes the places of standard streams that are closed, so that no file that is opened later gets there, and
    /// lets a pipe that is closed be an error like any other. What takes a place cannot be used either.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
