#if canImport(UIKit) && !os(watchOS)
import FanfoldUIKit
import UIKit

/// A clock that a test advances: the views under its control move only then.
///
///     let clock = ManualClock(for: tabs)
///     tabs.openItem(at: IndexPath(item: 2, section: 0))
///     clock.advance(by: 0.2)
///     try assertFrame(tabs, named: "halfway open")
///
/// It controls all movements of Fanfold: scrolling to items, opening, changes of items and layouts, and autoplay.
/// UIKit's own deceleration continues on the system's time.
@MainActor
public final class ManualClock {
    private let time = ManualTime()

    /// Creates a clock for views, which it does not retain.
    public init(for views: FanfoldCollectionView...) {
        for view in views { time.control(view) }
    }

    /// Advances the time, with 60 frames per second.
    ///
    /// - Parameter seconds: The duration; a negative one counts as 0.
    public func advance(by seconds: TimeInterval) {
        var rest = max(seconds, 0)
        while rest > 0 {
            let step = rest < 1.5 * Self.frame ? rest : Self.frame
            time.advance(by: step)
            rest -= step
        }
    }

    /// Advances the time until no view moves.
    ///
    /// - Parameter limit: The longest time, in seconds. The default value is 10.
    /// - Returns: Whether no view moves.
    @discardableResult
    public func settle(within limit: TimeInterval = 10) -> Bool {
        var rest = limit
        while time.isMoving && rest > 0 {
            time.advance(by: Self.frame)
            rest -= Self.frame
        }
        return !time.isMoving
    }

    private static var frame: TimeInterval { 1 / 60 }
}
#endif
