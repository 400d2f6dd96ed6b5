/// State and settings of the simulation that UIKit does not expose.
public enum StandIn {
    /// The simulated time. It stops until a test advances it.
    nonisolated(unsafe) public static let clock = SimulatedClock()

    /// The undocumented behaviors of UIKit that are simulated in the current task.
    @TaskLocal public static var variant = UIKitVariant.ofEnvironment

    /// Whether `prepare(forAnimatedBoundsChange:)` is called after the layout pass with the new bounds
    /// instead of before it. Its documentation states that it precedes the animation, and does not mention
    /// the pass.
    nonisolated(unsafe) public static var tellsOfBoundsChangesAfterThePass = false

    /// The margin around the bounds of the rectangle passed to the layout, in points. The documentation of
    /// `layoutAttributesForElements(in:)` does not state that the rectangle equals the bounds; cells are
    /// shown for elements in the bounds.
    nonisolated(unsafe) public static var askedMargin: CGFloat = 0

    /// The number of layout passes that changes of observed properties have requested, with the variant `tracksLayout`.
    @MainActor public internal(set) static var trackedLayoutRequests = 0

    /// The classes of views that track the properties of their content themselves.
    @MainActor public static var untrackedViews: Set<ObjectIdentifier> = []

    /// Posts a notification of UIKit, on this thread or on another one.
    static func post(_ name: Notification.Name) {
        guard variant.contains(.postsOnAnotherThread) else {
            return NotificationCenter.default.post(name: name, object: nil)
        }
        let isPosted = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            NotificationCenter.default.post(name: name, object: nil)
            isPosted.signal()
        }
        isPosted.wait()
    }

    /// Handles exceptions that UIKit would throw. The default stops the program.
    nonisolated(unsafe) public static var exceptionHandler: (StandInException) -> Void = stopProgram

    /// Collects the exceptions that `body` causes instead of stopping the program.
    @MainActor
    public static func exceptions(in body: @MainActor () throws -> Void) rethrows -> [StandInException] {
        var exceptions: [StandInException] = []
        let handler = exceptionHandler
        exceptionHandler = { exceptions.append($0) }
        defer { exceptionHandler = handler }
        try body()
        return exceptions
    }

    /// Fails like UIKit. If a handler returns, the caller continues as well as possible.
    static func raise(_ name: StandInException.Name, _ reason: String) {
        exceptionHandler(StandInException(name: name, reason: reason))
    }

    private static func stopProgram(_ exception: StandInException) {
        fatalError("\(exception)")
    }
}

/// An `NSException` that UIKit would throw.
public struct StandInException: Error, Equatable, CustomStringConvertible {
    /// The names used by UIKit and Core Animation.
    public enum Name: String, Sendable {
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case invalidGeometry = "CALayerInvalidGeometry"
        /// Logged by UIKit as a warning instead of thrown.
        case logged = "Logged"
    }

    public let name: Name
    public let reason: String

    public var description: String {
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
    }
}
