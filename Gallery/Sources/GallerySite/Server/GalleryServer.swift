import FlyingFox
import FlyingSocks
import Foundation

/// Serves the gallery to browsers.
public struct GalleryServer: Sendable {
    private let address: ListeningAddress
    private let server: HTTPServer

    /// Creates a server; it does not listen yet.
    public init(site: GallerySite, address: ListeningAddress) throws {
        self.address = address
        let handler = GalleryHandler(routes: try site.routes(), library: site.library)
        server = HTTPServer(address: address.socketAddress, logger: .disabled, handler: handler)
    }

    /// Serves until the process is asked to end, by Ctrl-C or by a termination signal.
    ///
    /// - Parameter whenListening: Called with the page's address as soon as browsers can connect.
    /// - Throws: ``SiteError`` where it cannot listen at the address.
    public func run(whenListening: @escaping @Sendable (String) -> Void) async throws {
        Interruption.endsProcess()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await serve() }
            group.addTask {
                try await server.waitUntilListening()
                whenListening(address.url(port: await listeningPort))
            }
            try await group.waitForAll()
        }
    }

    private func serve() async throws {
        do {
            try await server.run()
        } catch SocketError.failed(_, let code, let message) {
            throw SiteError(explanation(code: code, message: message))
        }
    }

    private func explanation(code: Int32, message: String) -> String {
        let place = "port \(address.port) on \(address.host)"
        switch code {
        case EADDRINUSE: return "\(place) is in use; name another with --port, or 0 for any free one"
        case EACCES: return "\(place) needs more rights; name a port from 1024 on with --port"
        case EADDRNOTAVAIL: return "\(address.host) is not an address of this machine; try 127.0.0.1"
        default: return "cannot listen to \(place): \(message)"
        }
    }

    private var listeningPort: UInt16 {
        get async {
            switch await server.listeningAddress {
            case .ip4(_, let port), .ip6(_, let port): port
            default: address.port
            }
        }
    }
}
