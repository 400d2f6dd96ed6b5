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
    }

    package let status: HTTPResponseStatus
    var headers: HTTPHeaders
    let body: Body

    /// Content of a type.
    init(_ body: Body, mediaType: String, status: HTTPResponseStatus = .ok) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type": mediaType, "Cache-Control": "no-cache",
            "X-Content-Type-Options": "nosniff",
            // Alone in its process, a page gets a clock that is fine enough to measure single frames. It may
            // still show pictures from elsewhere.
            "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "credentialless",
        ]
        if let length = body.length { headers.add(name: "Content-Length", value: "\(length)") }
    }

    /// One line of plain text.
    init(_ text: String, status: HTTPResponseStatus) {
        self.init(.shared(ByteBuffer(string: text + "\n")), mediaType: MediaType.plainText, status: status)
    }
}
