#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Tells of what UIKit posts: of changes of one of the user's settings, say.
final class NotificationObserver {
    private let name: Notification.Name
    private let action: @MainActor () -> Void
    private var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
        self.name = name
        self.action = action
    }

    /// Starts, unless it has.
    @MainActor
    func observe() {
        guard token == nil else { return }
        let action = action
        token = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: nil
        ) { _ in
            // UIKit posts it on the main thread.
            MainActor.assumeIsolated(action)
        }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
#endif
