#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Calls a closure before every frame, as long as something moves, with the time at which the frame will be
/// displayed.
@MainActor
final class FrameDriver {
    private let action: @MainActor (CFTimeInterval) -> Void
    // The link is created and invalidated on the main actor alone, as views are.
    nonisolated(unsafe) private var link: CADisplayLink?

    init(_ action: @escaping @MainActor (CFTimeInterval) -> Void) {
        self.action = action
    }

    /// Whether frames are requested.
    private(set) var isRunning = false
    /// Whether a test calls ``frame(at:)`` instead of the system.
    var isManual = false {
        didSet { if isManual != oldValue { stop() } }
    }

    /// Makes a frame if one is requested.
    func frame(at time: CFTimeInterval) {
        if isRunning { action(time) }
    }

    func start() {
        guard !isRunning else { return }
        isRunning = true
        if !isManual { startLink() }
    }

    private func startLink() {
        let target = ActionTarget { [weak self] sender in
            if let link = sender as? CADisplayLink { self?.action(link.targetTimestamp) }
        }
        let link = CADisplayLink(target: target, selector: ActionTarget.selector)
        link.preferredFrameRateRange = Self.frameRates
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        isRunning = false
        link?.invalidate()
        link = nil
    }

    deinit {
        link?.invalidate()
    }

    /// The maximum frame rate of the screen, if the application's Info.plist permits it.
    private static let frameRates = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
}
#endif
