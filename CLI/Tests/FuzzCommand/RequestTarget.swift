import PlaygroundSite
import NIOCore
import NIOEmbedded
import NIOHTTP1

/// Requests to `fanfold serve`, split into pieces like socket reads: each is answered or rejected.
struct RequestTarget {
    private let responder: Responder
    private let damage = Damage(samples: samples, pieces: pieces)

    /// Valid status codes.
    private static let statuses: Set<UInt> = [
        200, 206, 304, 400, 403, 404, 405, 413, 414, 416, 421, 431,
    ]
    /// Maximum length of a piece, in bytes.
    private static let longestPiece = 2_000

    init() throws {
        let address = try ListeningAddress(host: "127.0.0.1", port: 0)
        responder = try Responder(site: PlaygroundSite(library: .builtIn()), address: address, names: [])
    }

    /// Tries the bytes of one connection.
    func run(_ random: inout SeededGenerator) async throws {
        let requests = try received(damage.sample(&random), &random)
        for (number, request) in requests.enumerated() {
            if case .failure = request, number < requests.count - 1 {
                throw Finding("the connection is read after a rejection")
            }
            let status = await responder.response(to: request).status.code
            guard Self.statuses.contains(status) else { throw Finding("the status is \(status)") }
        }
    }

    private func received(_ bytes: [UInt8], _ random: inout SeededGenerator) throws -> [ReceivedRequest] {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandlers(RequestReader.handlers())
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...Self.longestPiece, using: &random))
            try channel.writeInbound(ByteBuffer(bytes: piece))
            rest = rest.dropFirst(piece.count)
        }
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        var requests = [ReceivedRequest]()
        while let request = try channel.readInbound(as: ReceivedRequest.self) { requests.append(request) }
        _ = try channel.finish(acceptAlreadyClosed: true)
        return requests
    }

    private static let samples = [
        "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /?layout=album-fan#x HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nAccept-Encoding: gzip;q=0.5, br\r\n\r\n",
        "GET /page.css HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: W/\"x\", *\r\n\r\n",
        "GET /fanfold.wasm HTTP/1.1\r\nHost: localhost\r\nRange: bytes=10-99\r\nSec-Fetch-Site: cross-site\r\n\r\n",
        "HEAD /fanfold.wasm HTTP/1.0\r\nConnection: keep-alive\r\nAccept-Encoding: gzip\r\n\r\n",
        "GET /playground.js HTTP/1.1\r\nHost: localhost\r\n\r\nGET /nothing HTTP/1.1\r\nHost: [::1]:80\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello",
        "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        "GET http://localhost/pictures/0/first.png HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 8_000))\r\n\r\n",
    ]

    private static let pieces = [
        "\r\n", "\n", "\r", " ", "\t", "\0", ":", ";", ",", "/", "../", "%2e%2e/", "%", "?", "#", "@", "[",
        "]", "\u{e9}",
        "HTTP/1.1", "HTTP/9.9", "HTTP/2.0", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "CONNECT localhost:80 ",
        "OPTIONS * ",
        "Host: localhost\r\n", "Host: evil.example\r\n", "Content-Length: 0\r\n", "Content-Length: 5\r\n",
        "Content-Length: -1\r\n", "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: identity\r\n",
        "Connection: close\r\n",
        "Connection: upgrade\r\nUpgrade: websocket\r\n", "Expect: 100-continue\r\n",
        "Accept-Encoding: gzip;q=x\r\n", "If-None-Match: *\r\n", "\"",
        "Range: bytes=-99999999999999999999\r\n", "Range: bytes=99999999999999999999-\r\n", "If-Range: x\r\n",
        "ffffffffffffffff\r\n", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ]
}
