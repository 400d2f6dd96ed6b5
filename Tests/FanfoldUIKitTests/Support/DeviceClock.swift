#if canImport(UIKit)
import FanfoldTesting
import FanfoldUIKit
import UIKit

/// A clock that lets the same time pass for the engine of a view and for UIKit's animations.
@MainActor struct DeviceClock {
    private let clock: ManualClock
    private let view: FanfoldCollectionView

    init(for view: FanfoldCollectionView) {
        self.view = view
        clock = ManualClock(for: view)
    }

    /// Lets time pass, in seconds, frame by frame.
    func pass(_ seconds: Double) async {
        for _ in 0..<Int((seconds / Self.frame).rounded(.up)) {
            await passSystemTime(Self.frame)
            clock.advance(by: Self.frame)
        }
        view.layoutIfNeeded()
    }

    /// The duration of a frame, in seconds.
    private static let frame = 1.0 / 60
}

#if canImport(ObjectiveC)
/// Lets time pass for UIKit, in seconds.
@MainActor func passSystemTime(_ seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
}
#endif
#endif
