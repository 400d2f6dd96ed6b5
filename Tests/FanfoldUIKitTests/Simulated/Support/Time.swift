import UIKit

/// Lets time pass for UIKit, in seconds: on the stand-in's clock.
@MainActor func passSystemTime(_ seconds: Double) async { StandIn.clock.advance(by: seconds) }

/// Lets observers act on notifications that were posted on another thread.
@MainActor func handleNotifications() { StandIn.clock.advance(by: 1e-3) }
