import NIOCore
import NIOHTTP1

/// Server-sent events (HTML, “Server-sent events”): the current state first, then each new one.
struct EventStream: Sendable {
    /// A state and its number.
    struct Event: Sendable {
        let revision: Int
        /// One line; nil before the first state.
        let data: String?

        /// The identifier by which a browser names the last state that it has received.
        var id: String { "\(startOfServer)-\(revision)" }
    }

    /// Called with true when a browser begins to receive the stream, with false when it ends.
    var whenOpened: @Sendable (Bool) async -> Void = { _ in }
    let current: @Sendable () async throws -> Event
    /// The identifier of the last state that the browser has received, if any.
    private var sent: String?

    init(
        whenOpened: @escaping @Sendable (Bool) async -> Void = { _ in },
        current: @escaping @Sendable () async throws -> Event
    ) {
        self.whenOpened = whenOpened
        self.current = current
    }

    /// The states after one that the browser has received.
    func after(_ id: String?) -> EventStream {
        var rest = self
        rest.sent = id
        return rest
    }

    /// Passes the events to `take`.
    ///
    /// - Parameter isLasting: Whether the stream continues after the current state. A browser opens a stream that ends again
    ///   after a second.
    func forEachPiece(isLasting: Bool, _ take: (ByteBuffer) async throws -> Void) async throws {
        await whenOpened(true)
        do {
            try await sendEvents(isLasting: isLasting, take)
        } catch {
            await whenOpened(false)
            throw error
        }
        await whenOpened(false)
    }

    private func sendEvents(isLasting: Bool, _ take: (ByteBuffer) async throws -> Void) async throws {
        var sent = sent
        // Periodic comments keep the connection alive and detect a closed one.
        for round in 0... {
            let event = try await current()
            if let data = event.data, event.id != sent {
                let fields = "data: \(data)\nid: \(event.id)\nretry: \(retryTime)\n\n"
                try await take(ByteBuffer(string: fields))
                sent = event.id
            } else if round.isMultiple(of: roundsOfSilence) {
                try await take(ByteBuffer(string: ":\n\n"))
            }
            guard isLasting else { return }
            try await Task.sleep(for: interval)
        }
    }
}

extension HTTPRequestHead {
    /// The identifier of the last event that the browser has received, if any.
    var lastEvent: String? { headers.first(name: "Last-Event-ID") }
}

/// Distinguishes the states of this process from those of an earlier one.
private let startOfServer = UInt32.random(in: 0 ... .max)
private let interval = Duration.milliseconds(100)
private let roundsOfSilence = 10
/// The time after which a browser opens a stream again, in milliseconds.
private let retryTime = 1000
