@_spi(Host) import Fanfold
import FanfoldStandard
import UIKit

/// Frames of a `FanfoldCollectionView` whose instructions are counted.
@MainActor public struct CountedView {
    /// The number of frames, the layout and the activity.
    public let name: String
    private let session: ViewSession

    /// Frames in which buffers reach their size: two activities.
    public static let framesToWarmUp = 2 * framesPerAction
    /// Counted frames: two activities.
    public static let framesToCount = 2 * framesPerAction

    /// Counts every layout in every activity, one after the other.
    public static func forEach(_ body: (CountedView) -> Void) {
        for (index, layout) in StandardLayout.names.enumerated() {
            for activity in ViewActivity.allCases {
                let layouts = [index, (index + 1) % StandardLayout.names.count].map(StandardLayout.init(at:))
                let view = CountedView(
                    name: "\(framesToCount) frames of \(layout), \(activity.rawValue), in a view",
                    session: ViewSession(activity, layouts))
                body(view)
                view.session.end()
            }
        }
    }

    /// Plays a number of frames.
    public func play(_ frames: Int) {
        for _ in 0..<frames {
            session.act()
            StandIn.clock.advance(by: secondsPerFrame)
        }
    }
}
