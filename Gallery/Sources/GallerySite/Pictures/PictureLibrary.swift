import Foundation

/// The pictures of the gallery, and the only way to their contents.
public struct PictureLibrary: Sendable {
    /// The albums; at least one.
    public let albums: [Album]
    /// What was left out and why, one line each.
    public let warnings: [String]

    private let folder: ConfinedFolder

    /// The pictures of a folder.
    ///
    /// - Throws: ``SiteError`` where the folder is missing or holds no picture.
    public init(folder path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            let folder = ConfinedFolder(path: path)
        else { throw SiteError("there is no folder '\(path)'") }
        guard isFolder.boolValue else { throw SiteError("'\(path)' is a file, not a folder of pictures") }
        let scan = FolderScan(of: folder)
        guard !scan.albums.isEmpty else {
            throw SiteError("'\(path)' holds no picture; it takes JPEG, PNG, WebP, GIF, AVIF and SVG files")
        }
        self.init(albums: scan.albums, warnings: scan.warnings, folder: folder)
    }

    /// The pictures that come with the gallery.
    public static func builtIn() throws -> PictureLibrary {
        let folder = SiteResource.pictures.url.path
        let library = try PictureLibrary(folder: folder)
        let credits = Credits(table: try String(contentsOfFile: folder + "/CREDITS.md", encoding: .utf8))
        return PictureLibrary(
            albums: library.albums.map(credits.applied), warnings: [], folder: library.folder)
    }

    private init(albums: [Album], warnings: [String], folder: ConfinedFolder) {
        self.albums = albums
        self.warnings = warnings
        self.folder = folder
    }

    /// The pictures of all albums, in order.
    var pictures: [Picture] { albums.flatMap(\.pictures) }

    /// What a picture's file holds now.
    ///
    /// - Throws: ``SiteError`` where it is no longer a picture within the folder.
    func contents(of picture: Picture) throws -> PictureContents {
        let data = try folder.read(picture.path)
        guard let format = PictureFormat(contents: data) else { throw SiteError("it is no longer a picture") }
        return PictureContents(data: data, format: format)
    }
}

/// What a picture's file holds.
struct PictureContents {
    let data: Data
    let format: PictureFormat
}
