@_spi(Host) import Fanfold
import FanfoldStandard

/// Frames whose instructions are counted.
public protocol CountedFrames {
    /// The layout, the activity and the number of items.
    var name: String { get }

    /// Plays a number of frames.
    ///
    /// - Returns: The number of allocations in frames; calls that start an activity may allocate.
    mutating func play(_ frames: Int) -> Int
}

/// Frames of an engine.
public struct CountedScene: CountedFrames {
    public let name: String
    private var session: Session<StandardLayout>

    /// Every layout with every activity.
    public static var all: [CountedScene] {
        StandardLayout.names.enumerated().flatMap { number, layout in
            Activity.allCases.map { activity in
                CountedScene(
                    name: "\(framesToCount) frames of \(layout), \(activity.rawValue)",
                    session: Session(activity, layoutNumber: number))
            }
        }
    }

    /// Frames in which buffers reach their size.
    public static let framesToWarmUp = 240
    /// Counted frames: a full scroll cycle.
    public static let framesToCount = 120

    public mutating func play(_ frames: Int) -> Int { session.play(frames).inFrames }
}
