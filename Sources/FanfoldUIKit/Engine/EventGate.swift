#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

/// The gate between events and the application.
struct EventGate {
    /// Whether events are being handled, or have to stay pending.
    var isHeld = false
    /// Whether events stay pending until the next frame.
    private(set) var isDeferred = false
    /// Whether a layout pass was performed that the application has not been called about.
    var hasPassed = false
    /// Whether the view has not been at rest since the last update of SwiftUI.
    var hasNewUpdate = false
    /// Events from before the last change of the items, by the present indices in the data source.
    private var events: [CollectionEvent] = []

    /// Whether the application may be called.
    var isOpen: Bool { !isHeld && !isDeferred }

    /// Keeps events pending until the next frame, because SwiftUI updates the view.
    mutating func deferEvents() { (isDeferred, hasNewUpdate) = (true, true) }

    /// Returns whether a pass was performed since the last call.
    mutating func takePass() -> Bool {
        defer { hasPassed = false }
        return hasPassed
    }

    mutating func frameBegins() { isDeferred = false }

    mutating func keep(_ event: CollectionEvent) { events.append(event) }

    /// Takes the oldest event that was kept.
    mutating func takeEvent() -> CollectionEvent? { events.isEmpty ? nil : events.removeFirst() }

    mutating func dropEvents() { events = [] }

    /// Carries the events through a change of the items. Events of removed items are dropped.
    mutating func renumber(by map: ItemMap) {
        events = events.compactMap { $0.renumbered { map.image(of: DataIndex($0))?.value } }
    }
}
#endif
