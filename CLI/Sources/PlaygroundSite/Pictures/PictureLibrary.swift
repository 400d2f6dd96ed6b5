import Foundation

/// The pictures of the playground, and the only way to their contents.
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
        let folder = try ConfinedFolder(path: path)
        let scan = FolderScan(of: folder)
        guard !scan.albums.isEmpty else {
            throw SiteError("'\(path)' holds no picture; it takes JPEG, PNG, WebP, GIF, AVIF and SVG files")
        }
        self.init(albums: scan.albums, warnings: scan.warnings, folder: folder)
    }

    /// The pictures that come with the playground.
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

    /// Opens a picture's file, as it is now.
    ///
    /// - Throws: ``SiteError`` where it is no longer a picture within the folder.
    func open(_ picture: Picture) throws -> OpenPicture {
        let file = try folder.open(picture.path)
        guard let format = try PictureFormat(of: file) else { throw SiteError("it is no longer a picture") }
        return OpenPicture(file: file, format: format)
    }

    /// Where a picture's file is.
    func path(of picture: Picture) -> String { "\(folder.path)/\(picture.path)" }
}

/// A picture whose file is open.
struct OpenPicture: Sendable {
    let file: OpenFile
    let format: PictureFormat

    /// All that the file holds.
    func contents() throws -> Data { Data(try file.bytes(at: 0, upTo: file.length)) }
}
