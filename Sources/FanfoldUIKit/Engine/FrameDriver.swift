#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Calls back before every frame, as long as something moves, with the time at which the frame will be seen.
@MainActor
final class FrameDriver {
    private let action: @MainActor (CFTimeInterval) -> Void
    // Held and invalidated on the main actor, where views live and die.
    nonisolated(unsafe) private var link: CADisplayLink?

    init(_ action: @escaping @MainActor (CFTimeInterval) -> Void) {
        self.action = action
    }

    func start() {
        guard link == nil else { return }
        let target = ActionTarget { [weak self] sender in
            if let link = sender as? CADisplayLink { self?.action(link.targetTimestamp) }
        }
        let link = CADisplayLink(target: target, selector: ActionTarget.selector)
        link.preferredFrameRateRange = Self.frameRates
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

    /// As many frames a second as the screen shows, where the application's Info.plist allows that.
    private static let frameRates = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
}
#endif
