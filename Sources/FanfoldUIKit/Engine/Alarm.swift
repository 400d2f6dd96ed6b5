#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A timer that is set again and again. It does not fire while a finger scrolls.
@MainActor
final class Alarm {
    private let action: @MainActor () -> Void
    private let target: ActionTarget
    /// The time at which it fires; infinite if it is not set.
    private var time = Double.infinity

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        target = ActionTarget { _ in action() }
    }

    /// Calls the action at a time, and not at the time that was set before.
    ///
    /// - Parameter isManual: Whether a test calls ``ring(at:)`` instead of the system.
    func set(at time: Double, now: Double, isManual: Bool) {
        cancel()
        self.time = time
        guard !isManual else { return }
        target.perform(ActionTarget.selector, with: nil, afterDelay: max(time - now, 0))
    }

    func cancel() {
        time = .infinity
        NSObject.cancelPreviousPerformRequests(withTarget: target)
    }

    /// Calls the action if its time has come.
    func ring(at now: Double) {
        guard time <= now else { return }
        time = .infinity
        action()
    }
}
#endif
