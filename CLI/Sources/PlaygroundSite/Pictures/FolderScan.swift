import Foundation

/// Scans a folder of pictures: the folder and each subfolder become albums.
struct FolderScan {
    /// The non-empty albums found, the folder's own first.
    private(set) var albums: [Album] = []
    /// Skipped files with reasons, one line each.
    private(set) var warnings: [String] = []

    private let folder: ConfinedFolder

    /// Scans a folder.
    init(of folder: ConfinedFolder) {
        self.folder = folder
        visit("", albumName: folder.name)
    }

    /// Adds the pictures of the folder at a relative path, then those of its subfolders.
    private mutating func visit(_ path: String, albumName: String) {
        let entries: [FolderEntry]
        do { entries = try folder.entries(of: path) } catch { return skip(path, because: "\(error)") }
        var (pictures, folders) = ([Picture](), [String]())
        for entry in entries.sorted(by: { Self.naturalOrder($0.name, $1.name) }) {
            let place = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
            if entry.name.hasPrefix(".") {
                skip(place, because: "it is hidden")
            } else if !entry.isNamedInUTF8 {
                skip(place, because: "its name is not in UTF-8")
            } else if entry.kind == .folder {
                folders.append(place)
            } else if let file = picture(at: place, isLink: entry.kind == .link) {
                let caption = Caption.text(fileName: entry.name)
                pictures.append(Picture(path: file, fileName: entry.name, caption: caption))
            }
        }
        if !pictures.isEmpty { albums.append(Album(name: albumName, pictures: pictures)) }
        for folder in folders { visit(folder, albumName: folder.replacing("/", with: " / ")) }
    }

    /// The path of a picture without links, or nil with a warning. Links to folders are not followed, which
    /// avoids cycles.
    private mutating func picture(at place: String, isLink: Bool) -> String? {
        do {
            let file = isLink ? try folder.target(ofLink: place) : place
            let format = try PictureFormat(of: folder.open(file))
            if format != nil { return file }
            skip(place, because: "it is not a JPEG, PNG, WebP, GIF, AVIF or SVG picture")
        } catch {
            skip(place, because: "\(error)")
        }
        return nil
    }

    private mutating func skip(_ path: String, because reason: String) {
        warnings.append("skipped '\(path)': \(reason)")
    }

    /// Natural order: `2.jpg` before `10.jpg`, ignoring case.
    private static func naturalOrder(_ left: String, _ right: String) -> Bool {
        let order = left.compare(right, options: [.numeric, .caseInsensitive])
        return order == .orderedSame ? left < right : order == .orderedAscending
    }
}
