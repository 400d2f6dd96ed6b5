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
        case events(EventStream)

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
    /// The part of the body that is sent, or nil for all of it.
    private(set) var range: Range<Int>?

    /// Content of a type.
    ///
    /// - Parameters:
    ///   - isLasting: Whether browsers may cache it for a day.
    ///   - policy: The content security policy.
    init(
        _ body: Body, mediaType: String, status: HTTPResponseStatus = .ok, isLasting: Bool = false,
        policy: String = ContentPolicy.inert
    ) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type": mediaType, "Cache-Control": isLasting ? "max-age=\(day)" : "no-cache",
            "X-Content-Type-Options": "nosniff", "Content-Security-Policy": policy,
            "Cross-Origin-Resource-Policy": "same-origin",
            // A cross-origin isolated page gets a clock precise enough to measure single frames. Pictures of
            // other sites stay allowed.
            "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "credentialless",
        ]
        if let length = body.length { headers.add(name: "Content-Length", value: "\(length)") }
        if status == .ok, body.length != nil { headers.add(name: "Accept-Ranges", value: "bytes") }
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

    /// The part of the response that a request asks for with `Range` (RFC 9110, 14.2), or all of it.
    func part(requestedBy request: HTTPHeaders) -> Response {
        guard status == .ok, let length = body.length, let header = request.first(name: "Range"),
            let requested = ByteRange(header), matches(request.first(name: "If-Range"))
        else {
            return self
        }
        guard let bounds = requested.bounds(length: length) else {
            var response = Response("The range must begin within the content", status: .rangeNotSatisfiable)
            response.headers.add(name: "Content-Range", value: "bytes */\(length)")
            return response
        }
        var response = self
        response.status = .partialContent
        response.range = bounds
        response.headers.replaceOrAdd(name: "Content-Length", value: "\(bounds.count)")
        response.headers.add(
            name: "Content-Range", value: "bytes \(bounds.lowerBound)-\(bounds.upperBound - 1)/\(length)")
        return response
    }

    /// Whether the content still has the given entity tag, if any.
    private func matches(_ tag: String?) -> Bool {
        tag == nil || tag == headers.first(name: "ETag")
    }

    /// A response with one line of plain text.
    init(_ text: String, status: HTTPResponseStatus) {
        self.init(.shared(ByteBuffer(string: text + "\n")), mediaType: MediaType.plainText, status: status)
    }
}

/// In seconds.
private let day = 86_400
