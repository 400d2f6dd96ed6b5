import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves the playground to browsers.
///
/// Requests are read by SwiftNIO's decoder, which limits them as it reads and in linear time; all above it is here.
/// A framework over it would bring routing, middleware and services, which a dozen routes do not need, and take twice as
/// long to build.
public struct PlaygroundServer: Sendable {
    private let address: ListeningAddress
    private let responder: Responder
    private let layout: LayoutFile?
    private let patience: TimeAmount

    /// Creates a server; it does not listen yet.
    ///
    /// - Parameters:
    ///   - site: What is served.
    ///   - address: Where to listen.
    ///   - names: Under which names browsers reach it, besides those that go with the address.
    ///   - patience: How long a connection may get nothing done, in seconds.
    ///   - layout: The file of the layout that the playground begins with, if it comes from one. What is changed in it is
    ///     shown at once.
    public init(
        site: PlaygroundSite, address: ListeningAddress, names: [String], patience: Double,
        following layout: LayoutFile?
    ) throws {
        self.address = address
        self.layout = layout
        self.patience = .nanoseconds(Int64(patience * 1e9))
        responder = try Responder(site: site, address: address, names: names, following: layout)
    }

    /// Serves until the process is asked to end, by Ctrl-C or by a termination signal.
    ///
    /// - Parameter whenListening: Called with the page's address as soon as browsers can connect.
    /// - Throws: ``SiteError`` where it cannot listen at the address.
    public func run(whenListening: @escaping @Sendable (String) throws -> Void) async throws {
        Interruption.endsProcess()
        let server = try await listen()
        let following = Task { await layout?.follow() }
        defer { following.cancel() }
        try whenListening(address.url(port: server.channel.localAddress?.port ?? Int(address.port)))
        try await server.executeThenClose { channels in
            await withTaskGroup(of: Void.self) { group in
                var count = 0
                // Who is not accepted yet waits until another is gone.
                do {
                    for try await channel in channels {
                        count += 1
                        if count > OpenConnections.limit { await group.next() }
                        group.addTask { await Connection(channel: channel, responder: responder).serve() }
                    }
                } catch {}
            }
        }
    }

    private func listen() async throws -> NIOAsyncChannel<Connection.Channel, Never> {
        do {
            return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .serverChannelOption(.backlog, value: 256)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                // By itself, the system would take megabytes for each browser that does not read.
                .childChannelOption(.socketOption(.so_sndbuf), value: sendBufferLength)
                // A browser may have said all that it has to say, and still want the answer.
                .childChannelOption(.allowRemoteHalfClosure, value: true)
                .bind(to: address.socketAddress) { [patience] channel in
                    channel.eventLoop.makeCompletedFuture {
                        try Connection.channel(over: channel, patience: patience)
                    }
                }
        } catch let error as IOError {
            throw SiteError(explanation(code: error.errnoCode))
        }
    }

    private func explanation(code: Int32) -> String {
        let place = "port \(address.port) on \(address.host)"
        switch code {
        case EADDRINUSE: return "\(place) is in use; name another with --port, or 0 for any free one"
        case EACCES: return "\(place) needs more rights; name a port from 1024 on with --port"
        case EADDRNOTAVAIL: return "\(address.host) is not an address of this machine; try 127.0.0.1"
        default: return "cannot listen to \(place): \(String(cString: strerror(code)))"
        }
    }
}

/// How many bytes the system keeps for a browser that has not taken them yet.
private let sendBufferLength: SocketOptionValue = 262_144
