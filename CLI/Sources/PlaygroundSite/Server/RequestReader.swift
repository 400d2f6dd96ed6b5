import NIOCore
import NIOHTTP1

/// A request, or the reason why no further one is read.
package typealias ReceivedRequest = Result<HTTPRequestHead, Rejection>

/// The status for a rejected request.
package struct Rejection: Error {
    let status: HTTPResponseStatus
}

/// Converts the decoder's parts to requests, and its errors to rejections, in order.
package final class RequestReader: ChannelInboundHandler {
    package typealias InboundIn = HTTPServerRequestPart
    package typealias InboundOut = ReceivedRequest

    private let lines: LineWatch
    private var head: HTTPRequestHead?
    private var hasRefused = false

    /// The handlers that decode requests.
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
        case .head where lines.isFirstTooLong: reject(.uriTooLong, context)
        case .head(let head) where head.announcesContent: reject(.payloadTooLarge, context)
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
            reject(lines.isFirstTooLong ? .uriTooLong : .requestHeaderFieldsTooLarge, context)
        case is HTTPParserError: reject(.badRequest, context)
        case is ByteToMessageDecoderError: break  // Errors after a rejection are irrelevant.
        default: context.close(promise: nil)
        }
    }

    private func reject(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
        if hasRefused { return }
        hasRefused = true
        context.fireChannelRead(wrapInboundOut(.failure(Rejection(status: status))))
    }
}

/// Measures the first line of a request: the decoder reports the same error for a long line and a long
/// header. For pipelined requests, only the first line is measured.
final class LineWatch: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var length = 0
    private var hasEnded = false

    /// Whether the first line exceeds the limit.
    var isFirstTooLong: Bool { length > RequestLimits.lineLength }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !hasEnded { read(unwrapInboundIn(data).readableBytesView) }
        context.fireChannelRead(data)
    }

    /// Starts the next request.
    func beginRequest() { (length, hasEnded) = (0, false) }

    private func read(_ bytes: ByteBufferView) {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        length += (end ?? bytes.endIndex) - bytes.startIndex
        hasEnded = end != nil
    }
}

extension HTTPRequestHead {
    /// Whether a body follows. Requests with a body are rejected.
    fileprivate var announcesContent: Bool {
        headers.contains(name: "Transfer-Encoding") || headers["Content-Length"].contains { $0 != "0" }
    }
}
