import Foundation
import NIOCore

/// The preview on other devices: the address with the key, and the state that they follow.
actor Preview {
    /// The secret in the link. Other machines without it receive nothing.
    nonisolated let key = (0..<keyLength).map { _ in String(UInt8.random(in: 0...15), radix: 16) }.joined()
    private var address = ""
    private var state: String?
    /// Changes with each state.
    private var revision = 0
    /// The number of pages that follow the state.
    private(set) var followers = 0

    /// Sets the address for other devices.
    func open(at address: String) { self.address = address }

    /// Sets the followed state, as the page writes it.
    func show(_ state: String) {
        self.state = state
        revision += 1
    }

    /// The states, from the current one on.
    nonisolated var events: EventStream {
        EventStream(whenOpened: { await self.count($0) }) { await self.event }
    }

    private func count(_ isOpened: Bool) { followers += isOpened ? 1 : -1 }

    private var event: EventStream.Event {
        EventStream.Event(revision: revision, data: state)
    }

    /// The link for other devices and its QR code, as JSON.
    var description: ByteBuffer {
        get throws {
            let link = Self.link(to: address, key: key)
            let content = Description(link: link + "#follow", code: QRCode(link + "#follow")?.svg)
            return ByteBuffer(bytes: try JSONEncoder().encode(content))
        }
    }

    /// The name of the cookie with a key. Browsers send the cookies of all servers of a machine to each of them, whatever
    /// their ports are: each key has a cookie of its own.
    static func cookieName(of key: String) -> String { "\(keyName)-\(key.prefix(cookieNameLength))" }

    /// The address of the page with the key.
    static func link(to address: String, key: String) -> String { "\(address)?\(keyName)=\(key)" }

    private struct Description: Encodable {
        let link: String
        let code: String?
    }
}

/// The name of the key in links.
let keyName = "key"
/// In hexadecimal digits: 128 bits.
private let keyLength = 32
/// In hexadecimal digits.
private let cookieNameLength = 8
