import NIOCore
import NIOHTTP1

/// What has been read from a connection: a request, or why there will be no other.
package typealias ReceivedRequest = Result<HTTPRequestHead, Refusal>

/// Why a request is not read any further.
package struct Refusal: Error {
    let status: HTTPResponseStatus
}

/// Makes requests of the parts that the decoder reads, and refusals of what it cannot read, each in its place.
package final class RequestReader: ChannelInboundHandler {
    package typealias InboundIn = HTTPServerRequestPart
    package typealias InboundOut = ReceivedRequest

    private let lines: LineWatch
    private var head: HTTPRequestHead?
    private var hasRefused = false

    /// What makes requests of bytes.
    package static func handlers() -> [any ChannelHandler] {
        let lines = LineWatch()
        let decoder = HTTPRequestDecoder(limitConfiguration: RequestLimits.ofDecoder)
        return [lines, ByteToMessageHandler(decoder), RequestReader(lines: lines)]
    }

    private init(lines: LineWatch) {
        self.lines = lines
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if hasRefused { return }
        switch unwrapInboundIn(data) {
        case .head where lines.isFirstTooLong: refuse(.uriTooLong, context)
        case .head(let head) where head.announcesContent: refuse(.payloadTooLarge, context)
        case .head(let head): self.head = head
        case .body: break
        case .end:
            guard let head = head.take() else { return }
            lines.beginRequest()
            context.fireChannelRead(wrapInboundOut(.success(head)))
        }
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case HTTPParserError.headerOverflow:
            refuse(lines.isFirstTooLong ? .uriTooLong : .requestHeaderFieldsTooLarge, context)
        case is HTTPParserError: refuse(.badRequest, context)
        case is ByteToMessageDecoderError: break  // What comes after a refusal is of no interest.
        default: context.close(promise: nil)
        }
    }

    private func refuse(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
        if hasRefused { return }
        hasRefused = true
        context.fireChannelRead(wrapInboundOut(.failure(Refusal(status: status))))
    }
}

/// Knows how long a request's first line is: the decoder's error is the same for a line and for a header that is too
/// long. Of requests that come at once, it knows that of the first alone.
final class LineWatch: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var length = 0
    private var hasEnded = false

    /// Whether the first line is longer than it may be.
    var isFirstTooLong: Bool { length > RequestLimits.lineLength }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !hasEnded { read(unwrapInboundIn(data).readableBytesView) }
        context.fireChannelRead(data)
    }

    /// From here on another request is read.
    func beginRequest() { (length, hasEnded) = (0, false) }

    private func read(_ bytes: ByteBufferView) {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        length += (end ?? bytes.endIndex) - bytes.startIndex
        hasEnded = end != nil
    }
}

extension HTTPRequestHead {
    /// Whether a body follows: no request that is answered has one.
    fileprivate var announcesContent: Bool {
        headers.contains(name: "Transfer-Encoding") || headers["Content-Length"].contains { $0 != "0" }
    }
}
