import NIOCore

/// Server-sent events (HTML, “Server-sent events”): the current state first, then each new one.
struct EventStream: Sendable {
    /// A state and its number.
    struct Event: Sendable {
        let revision: Int
        /// One line; nil before the first state.
        let data: String?
    }

    let current: @Sendable () async throws -> Event

    func forEachPiece(_ take: (ByteBuffer) async throws -> Void) async throws {
        var sent: Int?
        // Periodic comments keep the connection alive and detect a closed one.
        for round in 0... {
            let event = try await current()
            if let data = event.data, event.revision != sent {
                try await take(ByteBuffer(string: "data: \(data)\n\n"))
                sent = event.revision
            } else if round.isMultiple(of: roundsOfSilence) {
                try await take(ByteBuffer(string: ":\n\n"))
            }
            try await Task.sleep(for: interval)
        }
    }
}

private let interval = Duration.milliseconds(100)
private let roundsOfSilence = 10
