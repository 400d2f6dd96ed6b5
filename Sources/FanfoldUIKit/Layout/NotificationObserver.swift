#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An observer of a notification of UIKit, such as a change of the user's settings.
final class NotificationObserver {
    private let name: Notification.Name
    private let action: @MainActor () -> Void
    private var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
        self.name = name
        self.action = action
    }

    /// Starts observing, unless it has started already.
    @MainActor
    func observe() {
        guard token == nil else { return }
        let action = action
        token = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: nil
        ) { _ in
            // UIKit posts the notification on the main thread.
            MainActor.assumeIsolated(action)
        }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
#endif
