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
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: absolute(path)) else {
            return skip(path, because: "it cannot be read")
        }
        var (pictures, folders) = ([Picture](), [String]())
        for name in names.sorted(by: Self.naturalOrder) {
            let entry = path.isEmpty ? name : "\(path)/\(name)"
            if name.hasPrefix(".") {
                skip(entry, because: "it is hidden")
            } else if isFolder(entry) {
                folders.append(entry)
            } else if isPicture(entry) {
                pictures.append(
                    Picture(path: absolute(entry), fileName: name, caption: Caption.text(fileName: name)))
            }
        }
        if !pictures.isEmpty { albums.append(Album(name: albumName, pictures: pictures)) }
        for folder in folders { visit(folder, albumName: folder.replacing("/", with: " / ")) }
    }

    /// Whether there is a folder; a link to one is not, so that no walk goes round in circles.
    private func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: absolute(path))
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    /// Whether there is a picture; warns where there is not.
    private mutating func isPicture(_ path: String) -> Bool {
        do {
            let start = try folder.read(absolute(path), upTo: PictureFormat.prefixLength)
            if PictureFormat(contents: start) != nil { return true }
            skip(path, because: "it is not a JPEG, PNG, WebP, GIF, AVIF or SVG picture")
        } catch {
            skip(path, because: "\(error)")
        }
        return false
    }

    private mutating func skip(_ path: String, because reason: String) {
        warnings.append("skipped '\(path)': \(reason)")
    }

    private func absolute(_ path: String) -> String {
        path.isEmpty ? folder.path : "\(folder.path)/\(path)"
    }

    /// As people count: `2.jpg` before `10.jpg`, whatever the case.
    private static func naturalOrder(_ left: String, _ right: String) -> Bool {
        let order = left.compare(right, options: [.numeric, .caseInsensitive])
        return order == .orderedSame ? left < right : order == .orderedAscending
    }
}
