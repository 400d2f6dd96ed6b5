import NIOCore
import NIOHTTP1

/// An answer to a browser.
package struct Response: Sendable {
    /// What is sent after the headers, in pieces, so that a connection never holds more than one in memory.
    enum Body: Sendable {
        /// What is in memory anyway, and shared by all connections.
        case shared(ByteBuffer)
        case file(OpenFile)
        /// What goes on for as long as somebody listens.
        case news(LayoutNews)

        /// How long it is, in bytes, if it has an end.
        var length: Int? {
            switch self {
            case .shared(let buffer): buffer.readableBytes
            case .file(let file): file.length
            case .news: nil
            }
        }

        /// What tells it from other content of the same address, as long as this program runs.
        var entityTag: String? {
            switch self {
            case .shared(let buffer): Self.entityTag(of: buffer)
            case .file(let file): Self.entityTag(of: file.stamp)
            case .news: nil
            }
        }

        private static func entityTag(of content: some Hashable) -> String {
            "\"\(String(UInt(bitPattern: content.hashValue), radix: 36))\""
        }
    }

    package private(set) var status: HTTPResponseStatus
    var headers: HTTPHeaders
    private(set) var body: Body

    /// Content of a type.
    ///
    /// - Parameter isLasting: Whether a browser need not ask for it again today.
    init(_ body: Body, mediaType: String, status: HTTPResponseStatus = .ok, isLasting: Bool = false) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type": mediaType, "Cache-Control": isLasting ? "max-age=\(day)" : "no-cache",
            "X-Content-Type-Options": "nosniff",
            // Alone in its process, a page gets a clock that is fine enough to measure single frames. It may
            // still show pictures from elsewhere.
            "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "credentialless",
        ]
        if let length = body.length { headers.add(name: "Content-Length", value: "\(length)") }
        if status == .ok, let tag = body.entityTag { headers.add(name: "ETag", value: tag) }
    }

    /// The same, without what a browser has that asks for other content than such with these tags (RFC 9110, 13.1.2).
    func unless(_ tags: [Substring]) -> Response {
        guard let tag = headers.first(name: "ETag"), tags.contains(where: { $0 == "*" || $0.hasSuffix(tag) })
        else {
            return self
        }
        var response = self
        response.status = .notModified
        response.body = .shared(ByteBuffer())
        response.headers.remove(name: "Content-Length")
        return response
    }

    /// One line of plain text.
    init(_ text: String, status: HTTPResponseStatus) {
        self.init(.shared(ByteBuffer(string: text + "\n")), mediaType: MediaType.plainText, status: status)
    }
}

/// In seconds.
private let day = 86_400
