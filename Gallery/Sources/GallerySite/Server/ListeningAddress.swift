import FlyingFox
import FlyingSocks
import Foundation

/// Where the server listens.
public struct ListeningAddress: Sendable {
    let host: String
    let port: UInt16
    let socketAddress: any SocketAddress

    /// Creates an address.
    ///
    /// - Parameters:
    ///   - host: An IPv4 or IPv6 address of this machine, or `localhost`.
    ///   - port: The port; 0 for any that is free.
    /// - Throws: ``SiteError`` where the host is none of these.
    public init(host: String, port: UInt16) throws {
        self.host = host
        self.port = port
        let number = host == "localhost" ? "127.0.0.1" : host
        if let address = try? sockaddr_in.inet(ip4: number, port: port) {
            socketAddress = address
        } else if let address = try? sockaddr_in6.inet6(ip6: number, port: port) {
            socketAddress = address
        } else {
            throw SiteError("write the host as an IP address, such as 127.0.0.1 or ::1, not '\(host)'")
        }
    }

    /// The page's address, once the port is known.
    func url(port: UInt16) -> String {
        "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
    }
}
