import NIOCore
import NIOHTTP1

/// A response to a browser.
package struct Response: Sendable {
    /// The body, sent in pieces: a connection buffers one piece at a time.
    enum Body: Sendable {
        /// Content in memory, shared by all connections.
        case shared(ByteBuffer)
        case file(OpenFile)
        /// An endless stream of events.
        case events(LayoutEvents)

        /// The length in bytes, if the body ends.
        var length: Int? {
            switch self {
            case .shared(let buffer): buffer.readableBytes
            case .file(let file): file.length
            case .events: nil
            }
        }

        /// Identifies a version of the content during the lifetime of the process.
        var entityTag: String? {
            switch self {
            case .shared(let buffer): Self.entityTag(of: buffer)
            case .file(let file): Self.entityTag(of: file.stamp)
            case .events: nil
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
    /// - Parameter isLasting: Whether browsers may cache it for a day.
    init(_ body: Body, mediaType: String, status: HTTPResponseStatus = .ok, isLasting: Bool = false) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type": mediaType, "Cache-Control": isLasting ? "max-age=\(day)" : "no-cache",
            "X-Content-Type-Options": "nosniff",
            // A cross-origin isolated page gets a clock precise enough to measure single frames. Pictures of
            // other sites stay allowed.
            "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "credentialless",
        ]
        if let length = body.length { headers.add(name: "Content-Length", value: "\(length)") }
        if status == .ok, let tag = body.entityTag { headers.add(name: "ETag", value: tag) }
    }

    /// The response without its body if the client has one of these entity tags (RFC 9110, 13.1.2).
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

    /// A response with one line of plain text.
    init(_ text: String, status: HTTPResponseStatus) {
        self.init(.shared(ByteBuffer(string: text + "\n")), mediaType: MediaType.plainText, status: status)
    }
}

/// In seconds.
private let day = 86_400
