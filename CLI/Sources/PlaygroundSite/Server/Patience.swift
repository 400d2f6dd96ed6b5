import NIOCore
import NIOHTTP1

/// Closes a connection on which nothing gets done for a while: no whole request arrives, and no piece of an answer is
/// taken. A byte now and then is not enough. Nobody is impatient with a connection that still waits for its turn.
final class Patience: ChannelDuplexHandler {
    typealias InboundIn = ReceivedRequest
    typealias OutboundIn = HTTPServerResponsePart

    /// Says that it is the connection's turn.
    struct Turn {}

    private let limit: TimeAmount
    private var context: ChannelHandlerContext?
    private var hasTurn = false
    private var end: Scheduled<Void>?

    /// - Parameter limit: How long nothing may get done.
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

    /// Begins to wait anew.
    private func wait() {
        end?.cancel()
        guard let context, hasTurn else { return }
        end = context.eventLoop.assumeIsolated().scheduleTask(in: limit) { context.close(promise: nil) }
    }
}
