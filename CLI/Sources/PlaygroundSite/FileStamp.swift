import Foundation

/// Identifies a version of a file.
struct FileStamp: Hashable {
    private let file: UInt64
    private let length: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Returns nil if the file does not exist.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        file = UInt64(status.st_ino)
        length = Int64(status.st_size)
        #if os(macOS)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
