import Foundation

/// The playground's pictures, with exclusive access to their contents.
public struct PictureLibrary: Sendable {
    /// The albums; at least one.
    public let albums: [Album]
    /// Skipped files with reasons, one line each.
    public let warnings: [String]

    private let folder: ConfinedFolder

    /// Loads the pictures of a folder.
    ///
    /// - Throws: ``SiteError`` if the folder is missing or contains no picture.
    public init(folder path: String) throws {
        let folder = try ConfinedFolder(path: path)
        let scan = FolderScan(of: folder)
        guard !scan.albums.isEmpty else {
            throw SiteError(
                "'\(path)' must contain a JPEG, PNG, WebP, GIF, AVIF or SVG picture, but has none")
        }
        self.init(albums: scan.albums, warnings: scan.warnings, folder: folder)
    }

    /// The built-in pictures.
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

    /// Opens a picture's current file.
    ///
    /// - Throws: ``SiteError`` if it is no longer a picture within the folder.
    func open(_ picture: Picture) throws -> OpenPicture {
        let file = try folder.open(picture.path)
        guard let format = try PictureFormat(of: file) else { throw SiteError("it is no longer a picture") }
        return OpenPicture(file: file, format: format)
    }

    /// The path of a picture's file.
    func path(of picture: Picture) -> String { "\(folder.path)/\(picture.path)" }
}

/// An open picture file.
struct OpenPicture: Sendable {
    let file: OpenFile
    let format: PictureFormat

    /// The content of the file.
    func contents() throws -> Data { Data(try file.bytes(at: 0, upTo: file.length)) }
}
