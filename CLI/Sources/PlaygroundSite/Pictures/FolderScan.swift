import Foundation

/// A walk through a folder of pictures: the folder itself and each folder in it become albums.
struct FolderScan {
    /// The albums found, the folder's own first; none is empty.
    private(set) var albums: [Album] = []
    /// What was left out and why, one line each.
    private(set) var warnings: [String] = []

    private let folder: ConfinedFolder

    /// Walks through a folder.
    init(of folder: ConfinedFolder) {
        self.folder = folder
        visit("", albumName: folder.name)
    }

    /// Adds the pictures of the folder at a path relative to the root, then those of the folders in it.
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

    /// The path of a picture without links, or nil where there is none; warns of that. A link to a folder is not
    /// followed, so that no walk goes round in circles.
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

    /// As people count: `2.jpg` before `10.jpg`, whatever the case.
    private static func naturalOrder(_ left: String, _ right: String) -> Bool {
        let order = left.compare(right, options: [.numeric, .caseInsensitive])
        return order == .orderedSame ? left < right : order == .orderedAscending
    }
}
