import NIOCore
import NIOHTTP1
import NIOPosix

/// A connection to a browser: answers its requests in order.
struct Connection: Sendable {
    typealias Channel = NIOAsyncChannel<ReceivedRequest, HTTPServerResponsePart>

    let channel: Channel
    let responder: Responder
    let connections: OpenConnections

    /// Configures an accepted channel: decodes requests and encodes responses.
    static func channel(over channel: any NIOCore.Channel, timeout: TimeAmount) throws -> Channel {
        try channel.pipeline.syncOperations.addHandlers(
            [HTTPResponseEncoder()] + RequestReader.handlers() + [ConnectionTimeout(limit: timeout)])
        return try Channel(
            wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
    }

    /// Answers requests until either side closes the connection.
    func serve() async {
        channel.channel.pipeline.triggerUserOutboundEvent(ConnectionTimeout.Turn(), promise: nil)
        // Errors here mean that the browser disconnected.
        try? await channel.executeThenClose { requests, answers in
            var requests = requests.makeAsyncIterator()
            while let request = try await requests.next() {
                await connections.setIdle(false, channel.channel)
                try await answer(request)
                await connections.setIdle(true, channel.channel)
                if request.isLast { break }
            }
            // Closing at once would discard the response while the client still sends.
            answers.finish()
            while try await requests.next() != nil {}
        }
        await connections.remove(channel.channel)
    }

    /// Closes the connection without reading from it.
    func reject() async {
        try? await channel.executeThenClose { _, _ in }
    }

    private func answer(_ request: ReceivedRequest) async throws {
        let client = channel.channel.remoteAddress
        var response = await responder.response(to: request, isLocal: client.isThisMachine)
        if request.isLast { response.headers.add(name: "Connection", value: "close") }
        try await send(
            .head(HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)))
        if !request.isForHead {
            try await sendContent(of: response)
        }
        try await send(.end(nil))
    }

    /// Sends the content piece by piece, each after the previous one was accepted.
    private func sendContent(of response: Response) async throws {
        guard case .events(let events) = response.body else {
            return try await response.forEachPiece { try await send(.body(.byteBuffer($0))) }
        }
        let isLasting = await connections.beginStream(channel.channel)
        try await events.forEachPiece(isLasting: isLasting) { try await send(.body(.byteBuffer($0))) }
        await connections.endStream(channel.channel)
    }

    /// Sends a part of a response and waits until the system accepts it: a connection buffers a single part.
    private func send(_ part: HTTPServerResponsePart) async throws {
        try await channel.channel.writeAndFlush(part)
    }
}

extension SocketAddress? {
    /// Whether a client runs on this machine.
    fileprivate var isThisMachine: Bool {
        ["127.0.0.1", "::1", "::ffff:127.0.0.1"].contains(self?.ipAddress)
    }
}

extension ReceivedRequest {
    fileprivate var isForHead: Bool { (try? get())?.method == .HEAD }

    /// Whether the connection closes after this request.
    fileprivate var isLast: Bool {
        guard case .success(let head) = self else { return true }
        return !head.isKeepAlive || head.version == .http1_0
    }
}

extension Response {
    /// Passes the content piece by piece, each after the previous one was accepted.
    fileprivate func forEachPiece(_ take: (ByteBuffer) async throws -> Void) async throws {
        let range = range ?? 0..<(body.length ?? 0)
        for offset in stride(from: range.lowerBound, to: range.upperBound, by: pieceLength) {
            try await take(
                try await body.piece(at: offset, length: min(pieceLength, range.upperBound - offset)))
        }
    }
}

extension Response.Body {
    fileprivate func piece(at offset: Int, length: Int) async throws -> ByteBuffer {
        switch self {
        case .shared(let buffer):
            return buffer.getSlice(at: buffer.readerIndex + offset, length: length) ?? ByteBuffer()
        case .file(let file):
            let bytes = try await NIOThreadPool.singleton.runIfActive {
                try file.bytes(at: offset, upTo: length)
            }
            guard bytes.count == length else { throw SiteError("the file was truncated") }
            return ByteBuffer(bytes: bytes)
        case .events: return ByteBuffer()
        }
    }
}

/// The length of a piece, in bytes.
private let pieceLength = 65_536
