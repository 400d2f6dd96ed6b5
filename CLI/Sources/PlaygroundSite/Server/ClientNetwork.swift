import NIOCore

/// The part of a client's address that a single client cannot vary: an IPv4 address, or the first 64 bits of an
/// IPv6 address (RFC 4291, 2.5.4).
struct ClientNetwork: Hashable {
    private let bytes: [UInt8]

    /// Creates the network of an address. All unknown addresses are one network.
    init(_ address: SocketAddress?) {
        switch address {
        case .v4(let address): bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
        case .v6(let address):
            let all = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
            bytes = Array(all.starts(with: Self.mapped) ? all.suffix(4) : all.prefix(8))
        default: bytes = []
        }
    }

    /// The beginning of IPv4 addresses that are written as IPv6 (RFC 4291, 2.5.5.2).
    private static let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
}
