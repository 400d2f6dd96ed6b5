/// A clock that tests advance. Animations, scrolling and display links follow it at 60 frames per second.
public final class SimulatedClock {
    /// The time, in seconds.
    public private(set) var now: TimeInterval = 0

    private var actions: [(time: TimeInterval, action: () -> Void)] = []
    private var frameObservers: [(owner: ObjectIdentifier, observer: () -> Void)] = []
    public static let frameDuration: TimeInterval = 1 / 60
    private static let tolerance: TimeInterval = 1e-9

    init() {}

    /// Advances time frame by frame and runs due actions in order.
    ///
    /// - Parameter frame: The time between two frames, in seconds. The default value is that of 60 frames per second.
    public func advance(by duration: TimeInterval, frame: TimeInterval = frameDuration) {
        let end = now + duration
        var nextFrame = min(end, now + frame)
        while now < end - Self.tolerance {
            now = min(nextFrame, max(now, actions.first?.time ?? end))
            runDueActions()
            guard now >= nextFrame - Self.tolerance else { continue }
            nextFrame = min(end, now + frame)
            for entry in frameObservers where observes(entry.owner) { entry.observer() }
        }
    }

    /// Runs `action` after a delay, in seconds.
    package func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
        let time = now + delay
        let index = actions.firstIndex { $0.time > time } ?? actions.endIndex
        actions.insert((time, action), at: index)
    }

    /// Calls `observer` on each frame until `owner` stops observing, in the order of registration.
    func observeFrames(_ owner: AnyObject, _ observer: @escaping () -> Void) {
        stopObservingFrames(owner)
        frameObservers.append((ObjectIdentifier(owner), observer))
    }

    func stopObservingFrames(_ owner: AnyObject) {
        frameObservers.removeAll { $0.owner == ObjectIdentifier(owner) }
    }

    /// Whether the owner has not stopped observing during this frame.
    private func observes(_ owner: ObjectIdentifier) -> Bool { frameObservers.contains { $0.owner == owner } }

    private func runDueActions() {
        while let first = actions.first, first.time <= now + Self.tolerance {
            actions.removeFirst()
            first.action()
        }
    }
}

/// The simulated time, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { StandIn.clock.now }
