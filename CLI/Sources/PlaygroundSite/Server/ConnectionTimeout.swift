import NIOCore
import NIOHTTP1

/// Closes a connection without progress: no complete request arrives, and no piece of a response is accepted.
/// Single bytes do not count as progress. Connections that wait for acceptance do not time out.
final class ConnectionTimeout: ChannelDuplexHandler {
    typealias InboundIn = ReceivedRequest
    typealias OutboundIn = HTTPServerResponsePart

    /// Reports that the connection is accepted.
    struct Turn {}

    private let limit: TimeAmount
    private var context: ChannelHandlerContext?
    private var hasTurn = false
    private var end: Scheduled<Void>?

    /// - Parameter limit: The time without progress after which the connection closes.
    init(limit: TimeAmount) {
        self.limit = limit
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func triggerUserOutboundEvent(
        context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
    ) {
        guard event is Turn else { return context.triggerUserOutboundEvent(event, promise: promise) }
        hasTurn = true
        wait()
        promise?.succeed()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        end?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        wait()
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let written = promise ?? context.eventLoop.makePromise()
        written.futureResult.assumeIsolated().whenSuccess(wait)
        context.write(data, promise: written)
    }

    /// Restarts the timeout.
    private func wait() {
        end?.cancel()
        guard let context, hasTurn else { return }
        end = context.eventLoop.assumeIsolated().scheduleTask(in: limit) { context.close(promise: nil) }
    }
}
