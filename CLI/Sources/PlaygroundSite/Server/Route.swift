import Foundation
import NIOCore

/// The resource at a path.
enum Route: Sendable {
    /// A file of the page, with an optional precompressed form.
    case file(ByteBuffer, gzipped: ByteBuffer? = nil, mediaType: String)
    /// A file that may be built while the page is served.
    case late(LateFile)
    /// A picture, read for each request.
    case picture(Picture)
    /// The page.
    case page(ByteBuffer)
    /// The page with the current layout of a file.
    case changingPage(LayoutFile)
    /// Events about a layout file.
    case events(LayoutFile)
    /// The WebAssembly compiled from a layout file.
    case module(LayoutFile)

    /// Whether the resource comes from the user's files. Pages of other sites must not load it.
    var isPersonal: Bool {
        switch self {
        case .picture, .events, .module: true
        case .file, .late, .page, .changingPage: false
        }
    }
}

extension PlaygroundSite {
    /// All paths with a response. No other path reaches a file.
    ///
    /// - Parameter layout: The file of the initial layout, if any.
    func routes(following layout: LayoutFile?) throws -> [String: Route] {
        var routes = Dictionary(
            uniqueKeysWithValues: LateFile.requested.map { ("/" + $0.name, Route.late($0)) })
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
        let page = try servedPage(beginningWith: self.layout?.pageData(edition: 0))
        routes["/"] = .page(ByteBuffer(string: page))
        if let layout {
            routes["/"] = .changingPage(layout)
            routes["/layout-events"] = .events(layout)
            if case .module = self.layout {
                for name in WebComponent.binaryNames { routes["/" + name] = .module(layout) }
            }
        }
        return routes
    }

    /// The page with separate picture files.
    func servedPage(beginningWith layout: InitialLayout.PageData?) throws -> String {
        let data = PlaygroundData(library.albums, layout: layout) { number, picture in
            picture.source(number: number)
        }
        return try PageTemplate.fill(page.index, with: data)
    }
}

extension Picture {
    /// A picture's address relative to the page. The number makes it unique; the name is for readability.
    fileprivate func source(number: Int) -> String {
        "pictures/\(number)/\(fileName.percentEncoded)"
    }
}

extension String {
    /// The text with all characters except slashes percent-encoded unless they are unreserved.
    fileprivate var percentEncoded: String {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
        return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
