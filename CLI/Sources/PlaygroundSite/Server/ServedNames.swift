import Foundation
import NIOCore

/// The host names and addresses of the server.
///
/// Protects against DNS rebinding: a foreign page can point its own name at this machine and become
/// same-origin with the playground. It cannot change the browser's `Host` header, which contains that name.
struct ServedNames: Sendable {
    private let names: Set<String>
    private let includesAllAddresses: Bool

    /// Creates the names of an address, and additional names.
    init(of address: ListeningAddress, and others: [String]) {
        let number = address.socketAddress.ipAddress ?? address.host
        var names = [number, address.host] + others
        let isLocal = ["127.0.0.1", "::1"].contains(number)
        includesAllAddresses = ["0.0.0.0", "::"].contains(number)
        if isLocal || includesAllAddresses { names.append("localhost") }
        if !isLocal { names += Self.namesOfMachine }
        self.names = Set(names.map { $0.lowercased() })
    }

    /// Whether a `Host` header contains one of the names, with any port.
    func contains(_ host: String) -> Bool {
        guard let name = Self.name(in: host.lowercased()) else { return false }
        return names.contains(name) || includesAllAddresses && Self.isAddress(name)
    }

    private static var namesOfMachine: [String] {
        let name = ProcessInfo.processInfo.hostName
        return [name, "\(name).local"]
    }

    /// The host without port, IPv6 brackets and trailing dot.
    private static func name(in host: String) -> String? {
        let form = /(?:\[([0-9a-f:.]+)\]|([^:\[\]\/@]+?)\.?)(?::[0-9]*)?/
        guard let match = host.wholeMatch(of: form) else { return nil }
        return (match.output.1 ?? match.output.2).map(String.init)
    }

    private static func isAddress(_ name: String) -> Bool {
        (try? SocketAddress(ipAddress: name, port: 0)) != nil
    }
}
