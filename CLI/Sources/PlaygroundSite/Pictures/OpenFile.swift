import Foundation

/// A file open for reading. It is closed when its last reference is released.
final class OpenFile: Sendable {
    /// The length when it was opened, in bytes.
    let length: Int
    /// Identifies the file's version.
    let stamp: FileStamp
    private let descriptor: CInt

    /// Takes ownership of a descriptor.
    ///
    /// - Throws: ``SiteError`` if it is not a plain file: reading a pipe, for example, could block forever.
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

    /// The bytes from an offset, up to a count or the end of the file.
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
    /// Creates an error for a failed read from `errno`.
    init(reading code: CInt) {
        switch code {
        case ENOENT: self.init("there is no such file")
        case EACCES, EPERM: self.init("it could not be read: no permission")
        case ELOOP, ENOTDIR: self.init("it is no longer where it was")
        default: self.init("it could not be read: \(String(cString: strerror(code)))")
        }
    }
}
