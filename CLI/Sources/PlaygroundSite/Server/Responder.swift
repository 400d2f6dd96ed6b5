import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Responds to requests.
package struct Responder: Sendable {
    private let routes: [String: Route]
    private let site: PlaygroundSite
    private let names: ServedNames
    /// The preview on other devices, if they can connect.
    let preview: Preview?

    /// - Parameters:
    /// - site: The served site.
    /// - address: The address of the server.
    /// - names: Other host names of the server.
    /// - layout: The file of the initial layout, if any. The default value is nil.
    package init(
        site: PlaygroundSite, address: ListeningAddress, names: [String], following layout: LayoutFile? = nil
    ) throws {
        routes = try site.routes(following: layout)
        self.site = site
        self.names = ServedNames(of: address, and: names)
        preview = address.isExposed ? Preview() : nil
    }

    /// The response to a received request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - isLocal: Whether it comes from this machine. The default value is true.
    package func response(to request: ReceivedRequest, isLocal: Bool = true) async -> Response {
        switch request {
        case .failure(let refusal): Response(refusal.status.reasonPhrase, status: refusal.status)
        case .success(let head): await response(to: head, isLocal: isLocal)
        }
    }

    private func response(to head: HTTPRequestHead, isLocal: Bool) async -> Response {
        let hosts = head.headers["Host"]
        if hosts.count > 1 || hosts.isEmpty && head.version != .http1_0 {
            return Response("The request must have one Host header", status: .badRequest)
        }
        let (authority, path) = head.target
        guard (hosts + (authority.map { [$0] } ?? [])).allSatisfy(names.contains) else {
            return Response(
                "Host name not served; see 'fanfold serve --help', --name", status: .misdirectedRequest)
        }
        if let preview {
            if !isLocal, let refusal = refusal(of: head, key: preview.key) { return refusal }
            if let response = await response(to: head, about: preview) { return response }
        }
        guard [.GET, .HEAD].contains(head.method) else {
            var response = Response("The method must be GET or HEAD", status: .methodNotAllowed)
            response.headers.add(name: "Allow", value: "GET, HEAD")
            return response
        }
        let route = routes[path]
        if head.isForeign, route?.isPersonal == true {
            return Response("Other sites must not load this", status: .forbidden)
        }
        let response = await response(with: route, to: head)
            .unless(head.headers[canonicalForm: "If-None-Match"])
        return head.method == .GET ? response.part(requestedBy: head.headers) : response
    }

    private func response(with route: Route?, to head: HTTPRequestHead) async -> Response {
        switch route {
        case .file(let data, nil, let mediaType):
            // The built-in pictures are numerous and do not change.
            Response(.shared(data), mediaType: mediaType, isLasting: mediaType.hasPrefix("image/"))
        case .file(let data, let gzipped?, let mediaType):
            .compressible(data, gzipped, isCompressed: head.headers.acceptGzip, mediaType: mediaType)
        case .late(let file): await response(with: file)
        case .picture(let picture): await response(with: picture)
        case .page(let html): page(html)
        case .changingPage(let file): page(with: await file.state)
        case .events(let file):
            Response(.events(file.events.after(head.lastEvent)), mediaType: MediaType.events)
        case .module(let file): module(of: await file.state.layout)
        case nil: Response("Not found", status: .notFound)
        }
    }

    private func page(with state: LayoutFile.State) -> Response {
        guard let page = try? site.servedPage(beginningWith: state.layout.pageData(edition: state.edition))
        else {
            return Response("The page could not be created", status: .internalServerError)
        }
        return self.page(ByteBuffer(string: page))
    }

    private func page(_ html: ByteBuffer) -> Response {
        Response(.shared(html), mediaType: MediaType.html, policy: site.page.policy)
    }

    private func module(of layout: InitialLayout) -> Response {
        guard case .module(_, let data) = layout else { return Response("Not found", status: .notFound) }
        return Response(.shared(ByteBuffer(bytes: data)), mediaType: MediaType.webAssembly)
    }

    private func response(with file: LateFile) async -> Response {
        let data = try? await NIOThreadPool.singleton.runIfActive { try file.contents }
        if let data {
            return Response(.shared(ByteBuffer(bytes: data)), mediaType: MediaType.ofPageFile(file.name))
        }
        var response = Response("\(file.name) is not built yet", status: .serviceUnavailable)
        response.headers.add(name: "Retry-After", value: "1")
        return response
    }

    private func response(with picture: Picture) async -> Response {
        let opened = try? await NIOThreadPool.singleton.runIfActive { try site.library.open(picture) }
        guard let opened else { return Response("The picture no longer exists", status: .notFound) }
        return Response(.file(opened.file), mediaType: opened.format.mediaType)
    }
}

extension Response {
    /// Content with an optional compressed form.
    fileprivate static func compressible(
        _ data: ByteBuffer, _ gzipped: ByteBuffer, isCompressed: Bool, mediaType: String
    ) -> Response {
        var response = Response(.shared(isCompressed ? gzipped : data), mediaType: mediaType)
        response.headers.add(name: "Vary", value: "Accept-Encoding")
        if isCompressed { response.headers.add(name: "Content-Encoding", value: "gzip") }
        return response
    }
}

extension HTTPHeaders {
    /// Whether the client accepts gzip: the encoding is listed with a weight above 0.
    fileprivate var acceptGzip: Bool {
        self[canonicalForm: "Accept-Encoding"].contains { encoding in
            let parts = encoding.lowercased().split(separator: ";").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let isRefused = parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
            return parts.first == "gzip" && !isRefused
        }
    }
}
