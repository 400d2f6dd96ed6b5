#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A time that a test advances, instead of the system's.
@MainActor
package final class ManualTime {
    /// In seconds.
    package private(set) var now = CACurrentMediaTime()
    private var controlled: [ControlledView] = []

    package init() {}

    /// Takes over the time of a view.
    package func control(_ view: FanfoldCollectionView) {
        controlled.append(ControlledView(view: view))
        view.host.manualTime = self
        view.layoutIfNeeded()
        view.host.startFrames()
        view.host.awaitAutoplay()
    }

    private var views: [FanfoldCollectionView] { controlled.compactMap(\.view) }

    /// Whether a view moves.
    package var isMoving: Bool { views.contains { !$0.host.isAtRest } }

    /// Advances the time by one frame.
    package func advance(by seconds: Double) {
        now += seconds
        for view in views {
            view.host.alarm.ring(at: now)
            view.host.driver.frame(at: now)
            view.layoutIfNeeded()
        }
    }
}

/// A view retains its time, which must not retain the view.
private struct ControlledView {
    weak var view: FanfoldCollectionView?
}
#endif
