import Foundation
import NIOCore

/// What is sent for a path.
enum Route: Sendable {
    /// A file of the page; compressed as well, where that was done beforehand.
    case file(ByteBuffer, gzipped: ByteBuffer? = nil, mediaType: String)
    /// A picture, which is read anew each time.
    case picture(Picture)
    /// The page, with the layout that its file holds at this moment.
    case page(LayoutFile)
    /// What the page hears of that file.
    case news(LayoutFile)
    /// The WebAssembly that the file was compiled to.
    case module(LayoutFile)
}

extension PlaygroundSite {
    /// Every path that is answered, as browsers write it. Nothing else is, so no path leads to another file.
    ///
    /// - Parameter layout: The file of the layout that the page begins with, if it comes from one.
    func routes(following layout: LayoutFile?) throws -> [String: Route] {
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
        let page = try servedPage(beginningWith: self.layout?.told(edition: 0))
        routes["/"] = .file(ByteBuffer(string: page), mediaType: MediaType.html)
        if let layout {
            routes["/"] = .page(layout)
            routes["/layout-news"] = .news(layout)
            if case .module = self.layout {
                for name in WebComponent.binaryNames { routes["/" + name] = .module(layout) }
            }
        }
        return routes
    }

    /// The page, whose pictures have addresses of their own.
    func servedPage(beginningWith layout: OwnLayout.Told?) throws -> String {
        let data = PlaygroundData(library.albums, layout: layout) { number, picture in
            picture.source(number: number)
        }
        return try PageTemplate.fill(page.index, with: data)
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
