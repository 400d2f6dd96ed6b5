#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An observer of a notification of UIKit, such as a change of the user's settings.
///
/// `NotificationCenter` calls observers on the thread of the sender. No documentation names that thread, so the action may
/// have to move to the main actor.
final class NotificationObserver {
    private let name: Notification.Name
    private let action: @MainActor (Any?) -> Void
    private var token: (any NSObjectProtocol)?

    /// - Parameter action: Called with the sender of the notification.
    init(_ name: Notification.Name, _ action: @escaping @MainActor (_ sender: Any?) -> Void) {
        self.name = name
        self.action = action
    }

    /// Starts observing, unless it has started already.
    @MainActor
    func observe() {
        guard token == nil else { return }
        let (target, thread) = (ActionTarget(action), ObjectIdentifier(Thread.current))
        token = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: nil
        ) { notification in
            // On the main thread, the call acts at once.
            target.performSelector(
                onMainThread: ActionTarget.selector, with: notification.object,
                waitUntilDone: ObjectIdentifier(Thread.current) == thread)
        }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
#endif
