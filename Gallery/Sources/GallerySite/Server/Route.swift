import Foundation
import NIOCore

/// What is sent for a path.
enum Route: Sendable {
    /// A file of the page; compressed as well, where that was done beforehand.
    case file(ByteBuffer, gzipped: ByteBuffer? = nil, mediaType: String)
    /// A picture, which is read anew each time.
    case picture(Picture)
}

extension GallerySite {
    /// Every path that is answered, as browsers write it. Nothing else is, so no path leads to another file.
    func routes() throws -> [String: Route] {
        var routes: [String: Route] = [:]
        for (name, file) in component.files {
            routes["/" + name] = .file(
                ByteBuffer(bytes: file.plain), gzipped: ByteBuffer(bytes: file.gzipped),
                mediaType: name.hasSuffix(".js") ? MediaType.javaScript : MediaType.webAssembly)
        }
        for (path, data) in page.others {
            routes["/" + path.percentEncoded] = .file(
                ByteBuffer(bytes: data), gzipped: page.gzipped[path].map(ByteBuffer.init(bytes:)),
                mediaType: MediaType.ofPageFile(path))
        }
        for (number, picture) in library.pictures.enumerated() {
            routes["/" + picture.source(number: number)] = .picture(picture)
        }
        let data = GalleryData(library.albums) { number, picture in picture.source(number: number) }
        let page = try PageTemplate.fill(page.index, with: data)
        routes["/"] = .file(ByteBuffer(string: page), mediaType: MediaType.html)
        return routes
    }
}

extension Picture {
    /// The picture's address, relative to the page. The number makes it unique; the name is for people.
    fileprivate func source(number: Int) -> String {
        "pictures/\(number)/\(fileName.percentEncoded)"
    }
}

extension String {
    /// The text with everything escaped that could mean something in an address but the slash.
    fileprivate var percentEncoded: String {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
        return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
