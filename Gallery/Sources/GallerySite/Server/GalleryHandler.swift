import FlyingFox
import Foundation

/// Answers the browser's requests.
struct GalleryHandler: HTTPHandler {
    let routes: [String: Route]
    let library: PictureLibrary

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        switch request.method {
        case .GET: return response(to: request)
        case .HEAD: return response(to: request).withoutBody
        default:
            var response = HTTPResponse.text("Only GET and HEAD", .methodNotAllowed)
            response.headers[HTTPHeader("Allow")] = "GET, HEAD"
            return response
        }
    }

    private func response(to request: HTTPRequest) -> HTTPResponse {
        switch routes[request.target.path()] {
        case .file(let data, let gzipped, let mediaType):
            if let gzipped {
                .compressible(data, gzipped, isCompressed: request.acceptsGzip, mediaType: mediaType)
            } else {
                .content(data, mediaType: mediaType)
            }
        case .picture(let picture): response(with: picture)
        case nil: .text("Not found", .notFound)
        }
    }

    private func response(with picture: Picture) -> HTTPResponse {
        guard let contents = try? library.contents(of: picture) else {
            return .text("The picture is gone", .notFound)
        }
        var response = HTTPResponse.content(contents.data, mediaType: contents.format.mediaType)
        if contents.format == .svg {
            response.headers[HTTPHeader("Content-Security-Policy")] = inertDocument
        }
        return response
    }
}

/// Keeps an SVG that is opened by itself from running scripts and from loading anything.
private let inertDocument = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

extension HTTPRequest {
    /// Whether the browser takes what is compressed with gzip: it names the encoding, and not with a weight of 0.
    fileprivate var acceptsGzip: Bool {
        let encodings = headers[HTTPHeader("Accept-Encoding")] ?? ""
        return encodings.lowercased().split(separator: ",").contains { encoding in
            let parts = encoding.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            let isRefused = parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
            return parts.first == "gzip" && !isRefused
        }
    }
}

extension HTTPResponse {
    fileprivate static func content(_ data: Data, mediaType: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: mediaType, .cacheControl: "no-cache",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
                // Alone in its process, a page gets a clock that is fine enough to measure single frames. It may
                // still show pictures from elsewhere.
                HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
                HTTPHeader("Cross-Origin-Embedder-Policy"): "credentialless",
            ],
            body: HTTPBodySequence(data: data, suggestedBufferSize: chunkLength))
    }

    /// Content that some browsers are sent compressed.
    fileprivate static func compressible(
        _ data: Data, _ gzipped: Data, isCompressed: Bool, mediaType: String
    ) -> HTTPResponse {
        var response = content(isCompressed ? gzipped : data, mediaType: mediaType)
        response.headers[HTTPHeader("Vary")] = "Accept-Encoding"
        if isCompressed { response.headers[.contentEncoding] = "gzip" }
        return response
    }

    fileprivate static func text(_ text: String, _ status: HTTPStatusCode) -> HTTPResponse {
        var response = content(Data("\(text)\n".utf8), mediaType: MediaType.plainText)
        response.statusCode = status
        return response
    }

    /// The headers alone, with the length that the body would have.
    fileprivate var withoutBody: HTTPResponse {
        guard case .httpBody(let body) = payload else { return self }
        var response = HTTPResponse(statusCode: statusCode, headers: headers)
        response.headers[.contentLength] = body.count.map { "\($0)" }
        return response
    }

    /// How many bytes are handed to the socket at once.
    private static var chunkLength: Int { 65_536 }
}
