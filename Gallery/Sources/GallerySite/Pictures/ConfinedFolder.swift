import Foundation

/// A folder that nothing is read outside of, whatever links it holds.
struct ConfinedFolder: Sendable {
    /// The folder's path, without links.
    let path: String

    /// The folder at a path, or nil where there is nothing.
    init?(path: String) {
        guard let resolved = Self.resolved(path) else { return nil }
        self.path = resolved
    }

    /// The folder's name.
    var name: String { (path as NSString).lastPathComponent }

    /// The first bytes of a file in the folder, or all of them.
    ///
    /// - Throws: ``SiteError`` where the path leads outside, once all links are followed, or to something that
    ///   is not a plain file: reading a pipe, say, would wait for ever.
    func read(_ path: String, upTo length: Int? = nil) throws -> Data {
        guard let resolved = Self.resolved(path) else { throw SiteError("there is no such file") }
        guard contains(resolved) else { throw SiteError("it leads outside the folder") }
        var status = stat()
        guard stat(resolved, &status) == 0 else { throw SiteError("it cannot be read") }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw SiteError("it is a link to a folder, which is not followed")
        default: throw SiteError("it is not a plain file")
        }
        guard let file = FileHandle(forReadingAtPath: resolved) else { throw SiteError("it cannot be read") }
        defer { try? file.close() }
        return try (length.map { try file.read(upToCount: $0) } ?? file.readToEnd()) ?? Data()
    }

    private func contains(_ resolved: String) -> Bool {
        let prefix = path.hasSuffix("/") ? path : path + "/"
        return resolved == path || resolved.utf8.starts(with: prefix.utf8)
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
