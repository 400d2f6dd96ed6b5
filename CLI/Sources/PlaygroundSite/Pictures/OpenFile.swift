import Foundation

/// A file that has been opened for reading. It is closed when nobody holds it any longer.
final class OpenFile: Sendable {
    /// How many bytes it held when it was opened.
    let length: Int
    /// What tells it from the same file at another time.
    let stamp: FileStamp
    private let descriptor: CInt

    /// Takes over a descriptor.
    ///
    /// - Throws: ``SiteError`` where it is not a plain file: reading a pipe, say, would wait for ever.
    init(descriptor: CInt) throws {
        self.descriptor = descriptor
        var status = stat()
        let code = fstat(descriptor, &status) == 0 ? 0 : errno
        length = Int(status.st_size)
        stamp = FileStamp(status)
        guard code == 0 else { throw SiteError(reading: code) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SiteError("it is not a plain file") }
    }

    deinit { close(descriptor) }

    /// The bytes from an offset on: as many as are asked for, or those up to the file's end.
    func bytes(at offset: Int, upTo count: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let read = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
                if read < 0, errno == EINTR { continue }
                guard read >= 0 else { throw SiteError(reading: errno) }
                if read == 0 { break }
                filled += read
            }
        }
    }
}

extension SiteError {
    /// Why something could not be read, from the system's number for it.
    init(reading code: CInt) {
        switch code {
        case ENOENT: self.init("there is no such file")
        case EACCES, EPERM: self.init("it cannot be read: there is no permission")
        case ELOOP, ENOTDIR: self.init("it is no longer where it was")
        default: self.init("it cannot be read: \(String(cString: strerror(code)))")
        }
    }
}
