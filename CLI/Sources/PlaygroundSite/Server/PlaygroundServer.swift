import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves the playground to browsers.
///
/// SwiftNIO's decoder reads requests with limits and in linear time. A web framework would add routing,
/// middleware and services, which a dozen routes do not need, and would double the build time.
public struct PlaygroundServer: Sendable {
    private let address: ListeningAddress
    private let responder: Responder
    private let layout: LayoutFile?
    private let timeout: TimeAmount

    /// Creates a server that does not listen yet.
    ///
    /// - Parameters:
    /// - site: The served site.
    /// - address: The address to listen on.
    /// - names: Host names by which browsers reach it, besides those of the address.
    /// - timeout: The timeout of connections without progress, in seconds.
    /// - layout: The file of the initial layout, if any. Changes of the file are shown at once.
    public init(
        site: PlaygroundSite, address: ListeningAddress, names: [String], timeout: Double,
        following layout: LayoutFile?
    ) throws {
        self.address = address
        self.layout = layout
        self.timeout = .nanoseconds(Int64(timeout * 1e9))
        responder = try Responder(site: site, address: address, names: names, following: layout)
    }

    /// Serves until Ctrl-C or a termination signal.
    ///
    /// - Parameter whenListening: Called as soon as browsers can connect, with the page's address and with the links
    ///   for other machines, which contain a key.
    /// - Throws: ``SiteError`` if it cannot listen at the address.
    public func run(whenListening: @escaping @Sendable (String, [String]) throws -> Void) async throws {
        Interruption.endsProcess()
        let server = try await listen()
        let following = Task { await layout?.follow() }
        defer { following.cancel() }
        let port = server.channel.localAddress?.port ?? Int(address.port)
        let network = address.networkURLs(port: port)
        if let first = network.first { await responder.preview?.open(at: first) }
        let links = network.map { Preview.link(to: $0, key: responder.preview?.key ?? "") }
        try whenListening(address.isLocal ? address.url(port: port) : links[0], links)
        try await server.executeThenClose { channels in
            await withTaskGroup(of: Void.self) { group in
                let limit = ConnectionLimit.ofProcess
                let connections = OpenConnections(limit: limit)
                var count = 0
                do {
                    for try await channel in channels {
                        let connection = Connection(
                            channel: channel, responder: responder, connections: connections)
                        guard await connections.admit(channel.channel) else {
                            await connection.reject()
                            continue
                        }
                        count += 1
                        // A connection that was closed for this one still holds its descriptor.
                        if count > limit { await group.next() }
                        group.addTask { await connection.serve() }
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
                // The system's default buffers megabytes per browser that does not read.
                .childChannelOption(.socketOption(.so_sndbuf), value: sendBufferLength)
                // A browser can close its sending side and still read the response.
                .childChannelOption(.allowRemoteHalfClosure, value: true)
                .bind(to: address.socketAddress) { [timeout] channel in
                    channel.eventLoop.makeCompletedFuture {
                        try Connection.channel(over: channel, timeout: timeout)
                    }
                }
        } catch let error as IOError {
            throw SiteError(explanation(code: error.errnoCode))
        }
    }

    private func explanation(code: Int32) -> String {
        let place = "port \(address.port) on \(address.host)"
        switch code {
        case EADDRINUSE: return "\(place) is in use; choose another one with --port, or 0 for a free one"
        case EACCES: return "\(place) requires more privileges; choose a port of at least 1024 with --port"
        case EADDRNOTAVAIL:
            return "--host must be an address of this machine, such as 127.0.0.1, but is \(address.host)"
        default: return "\(place) could not be opened: \(String(cString: strerror(code)))"
        }
    }
}

/// The system's send buffer per connection, in bytes.
private let sendBufferLength: SocketOptionValue = 262_144
