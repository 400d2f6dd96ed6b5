import UIKit

/// Lets time pass on the stand-in's clock, in seconds.
@MainActor func passTime(_ duration: TimeInterval, in view: UIView) {
    StandIn.clock.advance(by: duration)
    view.layoutIfNeeded()
}
