import Foundation

/// An entry of a folder.
struct FolderEntry {
    enum Kind {
        case folder, link, other
    }

    /// The name, with invalid UTF-8 replaced.
    let name: String
    /// Whether the name is valid UTF-8, which a page requires.
    let isNamedInUTF8: Bool
    let kind: Kind

    /// The entries of a folder, without `.` and `..`, in no particular order.
    ///
    /// - Parameter descriptor: The open folder; it is closed.
    static func all(inFolder descriptor: CInt) throws -> [FolderEntry] {
        guard let stream = fdopendir(descriptor) else {
            defer { close(descriptor) }
            throw SiteError(reading: errno)
        }
        defer { closedir(stream) }
        var entries = [FolderEntry]()
        while let entry = readdir(stream) {
            let entry = withUnsafePointer(to: &entry.pointee.d_name) { name in
                let size = MemoryLayout.size(ofValue: name.pointee)
                return name.withMemoryRebound(to: CChar.self, capacity: size) {
                    FolderEntry(name: $0, folder: descriptor)
                }
            }
            if entry.name != "." && entry.name != ".." { entries.append(entry) }
        }
        return entries
    }

    private init(name: UnsafePointer<CChar>, folder: CInt) {
        self.name = String(cString: name)
        isNamedInUTF8 = String(validatingCString: name) != nil
        var status = stat()
        let isThere = fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        switch isThere ? status.st_mode & S_IFMT : 0 {
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
    }
}
