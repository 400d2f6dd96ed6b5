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
/// Interval of checks for room.
private let pause = Duration.milliseconds(10)
