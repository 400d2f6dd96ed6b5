#if canImport(UIKit)
import UIKit

/// Tells of changes of the user's settings on which layouts depend.
final class SettingsObserver {
    private let action: @MainActor () -> Void
    private var token: (any NSObjectProtocol)?

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Starts, unless it has.
    @MainActor
    func observe() {
        guard token == nil else { return }
        let action = action
        token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
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
