import Foundation
import NIOCore

/// The names and addresses under which browsers reach the playground.
///
/// A page from elsewhere can let its own name lead to this machine, and would then, to the browser, be of the same
/// origin as the playground. It cannot choose what the browser writes into `Host`, which is that name.
struct ServedNames: Sendable {
    private let names: Set<String>
    private let includesAllAddresses: Bool

    /// The names that go with an address, and others that were given.
    init(of address: ListeningAddress, and others: [String]) {
        let number = address.socketAddress.ipAddress ?? address.host
        var names = [number, address.host] + others
        let isLocal = ["127.0.0.1", "::1"].contains(number)
        includesAllAddresses = ["0.0.0.0", "::"].contains(number)
        if isLocal || includesAllAddresses { names.append("localhost") }
        if !isLocal { names += Self.namesOfMachine }
        self.names = Set(names.map { $0.lowercased() })
    }

    /// Whether a request's `Host` is one of them, whatever the port.
    func contains(_ host: String) -> Bool {
        guard let name = Self.name(in: host.lowercased()) else { return false }
        return names.contains(name) || includesAllAddresses && Self.isAddress(name)
    }

    private static var namesOfMachine: [String] {
        let name = ProcessInfo.processInfo.hostName
        return [name, "\(name).local"]
    }

    /// What stands before the port, without the brackets of IPv6 and the dot that may end a name.
    private static func name(in host: String) -> String? {
        let form = /(?:\[([0-9a-f:.]+)\]|([^:\[\]\/@]+?)\.?)(?::[0-9]*)?/
        guard let match = host.wholeMatch(of: form) else { return nil }
        return (match.output.1 ?? match.output.2).map(String.init)
    }

    private static func isAddress(_ name: String) -> Bool {
        (try? SocketAddress(ipAddress: name, port: 0)) != nil
    }
}
