import Foundation

/// A folder that nothing is read outside of, whatever links it holds, and whoever changes them meanwhile.
///
/// Paths are relative to the folder, and free of links: each part is opened from the one before it, and none is
/// followed that has become a link. What was checked is therefore what is read.
final class ConfinedFolder: Sendable {
    /// Where the folder is, without links.
    let path: String
    private let descriptor: CInt

    /// Opens a folder.
    ///
    /// - Throws: ``SiteError`` where there is none, or where it may not be read.
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
    /// - Throws: ``SiteError`` where there is none any longer.
    func open(_ path: String) throws -> OpenFile {
        // A pipe that nobody writes to must not hold up whoever opens it.
        try OpenFile(descriptor: descriptor(of: path, flags: O_NONBLOCK))
    }

    /// What is in the folder at a path; "" for the folder itself.
    func entries(of path: String) throws -> [FolderEntry] {
        try FolderEntry.all(inFolder: descriptor(of: path.isEmpty ? "." : path, flags: O_DIRECTORY))
    }

    /// Where the link at a path leads, as a path without links.
    ///
    /// - Throws: ``SiteError`` where that is nowhere, or outside the folder.
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

    /// The names in a path, whatever letters they begin with: an accent would make one with the slash before it.
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
        case ENOTDIR: SiteError("'\(path)' is a file, not a folder of pictures")
        case EACCES, EPERM: SiteError("the folder '\(path)' cannot be read: there is no permission")
        default: SiteError("the folder '\(path)' cannot be read: \(String(cString: strerror(code)))")
        }
    }
}
