import Foundation

/// Data about the pictures and the initial layout for the page.
struct PlaygroundData: Encodable {
    struct AlbumData: Encodable {
        let name: String
        let pictures: [PictureData]
    }

    struct PictureData: Encodable {
        let src: String
        let caption: String
        let credit: String?

        enum CodingKeys: CodingKey {
            case src, caption, credit
        }

        /// Writes a missing credit as null: all pictures have the same keys.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(src, forKey: .src)
            try container.encode(caption, forKey: .caption)
            try container.encode(credit, forKey: .credit)
        }
    }

    let albums: [AlbumData]
    let layout: InitialLayout.PageData?

    /// Describes albums and a layout.
    ///
    /// - Parameters:
    /// - layout: The initial layout, if any.
    /// - source: Returns a picture's address for its number and the picture.
    init(
        _ albums: [Album], layout: InitialLayout.PageData?, source: (Int, Picture) throws -> String
    ) rethrows {
        self.layout = layout
        var number = 0
        self.albums = try albums.map { album in
            let pictures = try album.pictures.map { picture in
                defer { number += 1 }
                return PictureData(
                    src: try source(number, picture), caption: picture.caption, credit: picture.credit)
            }
            return AlbumData(name: album.name, pictures: pictures)
        }
    }

    /// The data as JSON that is safe in a script element: no file name can close it.
    func embeddableJSON() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self).replacing("<", with: "\\u003c")
    }
}
