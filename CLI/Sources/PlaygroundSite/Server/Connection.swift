import NIOCore
import NIOHTTP1
import NIOPosix

/// A connection to a browser: answers one request after the other.
struct Connection: Sendable {
    typealias Channel = NIOAsyncChannel<ReceivedRequest, HTTPServerResponsePart>

    let channel: Channel
    let responder: Responder

    /// Prepares a channel that has been accepted: bytes become requests, and answers bytes.
    static func channel(over channel: any NIOCore.Channel, patience: TimeAmount) throws -> Channel {
        try channel.pipeline.syncOperations.addHandlers(
            [HTTPResponseEncoder()] + RequestReader.handlers() + [Patience(limit: patience)])
        return try Channel(
            wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
    }

    /// Answers until either side has had enough.
    func serve() async {
        channel.channel.pipeline.triggerUserOutboundEvent(Patience.Turn(), promise: nil)
        // What goes wrong here is the browser's going away.
        try? await channel.executeThenClose { requests, answers in
            var requests = requests.makeAsyncIterator()
            while let request = try await requests.next() {
                try await answer(request)
                if request.isLast { break }
            }
            // Whoever still sends would not hear the answer if the connection were closed at once.
            answers.finish()
            while try await requests.next() != nil {}
        }
    }

    private func answer(_ request: ReceivedRequest) async throws {
        var response = await responder.response(to: request)
        if request.isLast { response.headers.add(name: "Connection", value: "close") }
        try await send(
            .head(HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)))
        if !request.isForHead {
            try await response.body.forEachPiece { try await send(.body(.byteBuffer($0))) }
        }
        try await send(.end(nil))
    }

    /// Sends a part of an answer, and waits until the system has taken it: so a connection holds no more than one.
    private func send(_ part: HTTPServerResponsePart) async throws {
        try await channel.channel.writeAndFlush(part)
    }
}

extension ReceivedRequest {
    fileprivate var isForHead: Bool { (try? get())?.method == .HEAD }

    /// Whether the connection ends with it.
    fileprivate var isLast: Bool {
        guard case .success(let head) = self else { return true }
        return !head.isKeepAlive || head.version == .http1_0
    }
}

extension Response.Body {
    /// Hands out the content piece by piece, each once the one before it has been taken.
    fileprivate func forEachPiece(_ take: (ByteBuffer) async throws -> Void) async throws {
        if case .news(let news) = self { return try await news.forEachPiece(take) }
        let length = length ?? 0
        for offset in stride(from: 0, to: length, by: pieceLength) {
            try await take(try await piece(at: offset, length: min(pieceLength, length - offset)))
        }
    }

    private func piece(at offset: Int, length: Int) async throws -> ByteBuffer {
        switch self {
        case .shared(let buffer):
            return buffer.getSlice(at: buffer.readerIndex + offset, length: length) ?? ByteBuffer()
        case .file(let file):
            let bytes = try await NIOThreadPool.singleton.runIfActive {
                try file.bytes(at: offset, upTo: length)
            }
            guard bytes.count == length else { throw SiteError("it has become shorter") }
            return ByteBuffer(bytes: bytes)
        case .news: return ByteBuffer()
        }
    }
}

/// How many bytes are handed to the socket at once.
private let pieceLength = 65_536
