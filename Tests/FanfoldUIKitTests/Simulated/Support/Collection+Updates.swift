import UIKit

extension Collection {
    /// Changes items in one batch, and lets the animation end.
    func update(_ changes: @escaping () -> Void) {
        view.performBatchUpdates(changes)
        StandIn.clock.advance(by: 0.5)
    }
}
