import Fanfold

/// Frames whose instructions are counted.
public protocol CountedFrames {
    /// Which layout does what, and in how many frames.
    var name: String { get }

    /// Goes on by so many frames.
    ///
    /// - Returns: How often they asked for memory; what begins something may.
    mutating func play(_ frames: Int) -> Int
}

/// An engine at work.
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

    /// How many frames let the buffers grow.
    public static let framesToWarmUp = 240
    /// How many frames are counted: a whole turn there and back.
    public static let framesToCount = 120

    public mutating func play(_ frames: Int) -> Int { session.play(frames).inFrames }
}
