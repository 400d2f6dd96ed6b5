import Foundation

/// A folder that confines reads to its content, even if symbolic links change concurrently.
///
/// Paths are relative to the folder and free of links: each component is opened relative to the previous one
/// without following links. The checked file is therefore the file that is read.
final class ConfinedFolder: Sendable {
    /// The folder's path without links.
    let path: String
    private let descriptor: CInt

    /// Opens a folder.
    ///
    /// - Throws: ``SiteError`` if it does not exist or is not readable.
    init(path: String) throws {
        descriptor = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let code = errno
        self.path = Self.resolved(path) ?? path
        guard descriptor >= 0 else { throw Self.error(opening: path, code: code) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The folder's name.
    var name: String { (path as NSString).lastPathComponent }

    /// Opens the plain file at a path.
    ///
    /// - Throws: ``SiteError`` if the file no longer exists.
    func open(_ path: String) throws -> OpenFile {
        // Opening a pipe without a writer must not block.
        try OpenFile(descriptor: descriptor(of: path, flags: O_NONBLOCK))
    }

    /// The entries of the folder at a path; "" for the folder itself.
    func entries(of path: String) throws -> [FolderEntry] {
        try FolderEntry.all(inFolder: descriptor(of: path.isEmpty ? "." : path, flags: O_DIRECTORY))
    }

    /// Resolves the link at a path to a path without links.
    ///
    /// - Throws: ``SiteError`` if the target does not exist or is outside the folder.
    func target(ofLink link: String) throws -> String {
        guard let resolved = Self.resolved("\(path)/\(link)") else {
            throw SiteError("there is no such file")
        }
        let (parts, ownParts) = (Self.parts(of: resolved), Self.parts(of: path))
        guard parts.starts(with: ownParts) else { throw SiteError("it leads outside the folder") }
        var status = stat()
        if stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw SiteError("it is a link to a folder, which is not followed")
        }
        return parts.dropFirst(ownParts.count).joined(separator: "/")
    }

    private func descriptor(of path: String, flags: CInt) throws -> CInt {
        var folder = descriptor
        let parts = Self.parts(of: path)
        defer { if folder != descriptor { close(folder) } }
        for part in parts.dropLast() {
            let next = try Self.open(part, in: folder, flags: O_DIRECTORY)
            if folder != descriptor { close(folder) }
            folder = next
        }
        return try Self.open(parts.last ?? ".", in: folder, flags: flags)
    }

    private static func open(_ name: String, in folder: CInt, flags: CInt) throws -> CInt {
        let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags)
        guard descriptor >= 0 else { throw SiteError(reading: errno) }
        return descriptor
    }

    /// Splits a path by UTF-8 bytes: a combining accent after a slash would merge with it into one character.
    private static func parts(of path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func error(opening path: String, code: CInt) -> SiteError {
        switch code {
        case ENOENT: SiteError("there is no folder '\(path)'")
        case ENOTDIR: SiteError("'\(path)' must be a folder of pictures, but is a file")
        case EACCES, EPERM: SiteError("the folder '\(path)' could not be read: no permission")
        default: SiteError("the folder '\(path)' could not be read: \(String(cString: strerror(code)))")
        }
    }
}
