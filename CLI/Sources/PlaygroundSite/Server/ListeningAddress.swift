import NIOCore

/// The address on which the server listens.
public struct ListeningAddress: Sendable {
    let host: String
    let port: UInt16
    let socketAddress: SocketAddress

    /// Creates an address.
    ///
    /// - Parameters:
    ///   - host: An IPv4 or IPv6 address of this machine, or `localhost`.
    /// - port: The port; 0 selects a free one.
    /// - Throws: ``SiteError`` if the host is invalid.
    public init(host: String, port: UInt16) throws {
        self.host = host
        self.port = port
        let number = host == "localhost" ? "127.0.0.1" : host
        guard let address = try? SocketAddress(ipAddress: number, port: Int(port)) else {
            throw SiteError("--host must be an IP address, such as 127.0.0.1 or ::1, but is '\(host)'")
        }
        socketAddress = address
    }

    /// Whether other machines can connect.
    public var isExposed: Bool {
        switch socketAddress {
        case .v4: socketAddress.ipAddress?.hasPrefix("127.") != true
        default: socketAddress.ipAddress != "::1"
        }
    }

    /// Whether programs on this machine can connect without a key.
    var isLocal: Bool { !isExposed || listensEverywhere }

    /// The page's address for the actual port, on this machine if the server listens on all addresses.
    func url(port: Int) -> String {
        Self.url(host: listensEverywhere ? "127.0.0.1" : host, port: port)
    }

    /// The page's addresses for other machines, if these can connect.
    func networkURLs(port: Int) -> [String] {
        guard isExposed else { return [] }
        guard listensEverywhere else { return [url(port: port)] }
        guard let devices = try? System.enumerateDevices() else { return [] }
        let addresses = devices.compactMap(\.address).filter { $0.protocol == .inet }.compactMap(\.ipAddress)
        return addresses.filter { !$0.hasPrefix("127.") }.map { Self.url(host: $0, port: port) }
    }

    private var listensEverywhere: Bool { ["0.0.0.0", "::"].contains(socketAddress.ipAddress) }

    private static func url(host: String, port: Int) -> String {
        "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
    }
}
