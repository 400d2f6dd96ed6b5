#if canImport(UIKit)
import UIKit

/// Calls back before every frame, as long as something moves.
@MainActor
final class FrameDriver {
    private let action: @MainActor () -> Void
    // Held and invalidated on the main actor, where views live and die.
    nonisolated(unsafe) private var link: CADisplayLink?

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    var isRunning: Bool { link != nil }

    func start() {
        guard link == nil else { return }
        let target = ActionTarget { [weak self] _ in self?.action() }
        let link = CADisplayLink(target: target, selector: ActionTarget.selector)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    deinit {
        link?.invalidate()
    }
}
#endif
