import NIOCore

/// The open connections, limited in total and for each client.
///
/// If a new connection needs room, the oldest idle one is closed. A client that has its share of connections,
/// all of them active, gets no further one: it cannot exclude other clients.
actor OpenConnections {
    private struct Entry {
        let channel: any Channel
        let client: ClientNetwork
        /// The end of the last response, or nil while a request is being answered.
        var idleSince: ContinuousClock.Instant?
        /// Whether it is held by a stream of events.
        var isStream = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private let limit: Int
    private var limitOfEachClient: Int { max(1, limit / 2) }

    /// - Parameter limit: The maximum number of connections.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a connection as soon as there is room for it.
    ///
    /// - Returns: False if the client has its share of connections, and all of them are active.
    func admit(_ channel: any Channel) async -> Bool {
        let client = ClientNetwork(channel.remoteAddress)
        while true {
            let own = entries.filter { $0.value.client == client }
            let hasShare = own.count >= limitOfEachClient
            guard hasShare || entries.count >= limit else { break }
            let idle = (hasShare ? own : entries).filter { $0.value.idleSince != nil }
            if hasShare && idle.isEmpty { return false }
            if !closeOldest(of: idle) { try? await Task.sleep(for: pause) }
        }
        entries[ObjectIdentifier(channel)] = Entry(channel: channel, client: client, idleSince: .now)
        return true
    }

    /// Notes that a connection answers a request, or that it is idle again.
    func setIdle(_ isIdle: Bool, _ channel: any Channel) {
        entries[ObjectIdentifier(channel)]?.idleSince = isIdle ? .now : nil
    }

    /// Notes that a connection sends a stream of events.
    ///
    /// - Returns: Whether the stream may last. A browser opens six connections to a server, for all of its tabs together:
    ///   the streams of further tabs end after the current state, and begin again a second later.
    func beginStream(_ channel: any Channel) -> Bool {
        let client = ClientNetwork(channel.remoteAddress)
        let streams = entries.values.count { $0.isStream && $0.client == client }
        let isLasting = streams < lastingStreams
        entries[ObjectIdentifier(channel)]?.isStream = isLasting
        return isLasting
    }

    /// Notes that a stream of events has ended.
    func endStream(_ channel: any Channel) { entries[ObjectIdentifier(channel)]?.isStream = false }

    /// Removes a closed connection.
    func remove(_ channel: any Channel) {
        entries[ObjectIdentifier(channel)] = nil
    }

    /// Closes the connection that has been idle for the longest time.
    ///
    /// - Returns: False if none has been idle for long enough: the request of a new connection may be on its way.
    private func closeOldest(of idle: [ObjectIdentifier: Entry]) -> Bool {
        let now = ContinuousClock.now
        let oldest = idle.min { $0.value.idleSince ?? now < $1.value.idleSince ?? now }
        guard let oldest, let start = oldest.value.idleSince, now - start >= grace else { return false }
        oldest.value.channel.close(promise: nil)
        entries[oldest.key] = nil
        return true
    }
}

/// Time for the request of a new connection to arrive.
private let grace = Duration.milliseconds(250)
/// The number of a client's streams that last, of the six connections of a browser.
private let lastingStreams = 3
/// Interval of checks for room.
private let pause = Duration.milliseconds(10)
