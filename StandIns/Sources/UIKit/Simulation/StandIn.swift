/// What a test can see and steer that UIKit itself does not show.
public enum StandIn {
    /// Time as the stand-ins know it. It stands still until a test advances it.
    nonisolated(unsafe) public static let clock = SimulatedClock()

    /// Whether a layout is told of an animated change of the bounds after the pass with the new ones, not before it. The
    /// documentation of `UICollectionViewLayout.prepare(forAnimatedBoundsChange:)` says that it is called before the bounds
    /// change is animated, and nothing about the pass.
    nonisolated(unsafe) public static var tellsOfBoundsChangesAfterThePass = false

    /// How far beyond the bounds the rectangle reaches that a layout is asked about, in points. The documentation of
    /// `UICollectionViewLayout.layoutAttributesForElements(in:)` says nothing of it being the bounds; cells are shown for
    /// what is in these.
    nonisolated(unsafe) public static var askedMargin: CGFloat = 0

    /// What is done with an exception that UIKit would have thrown. The default stops the program.
    nonisolated(unsafe) public static var exceptionHandler: (StandInException) -> Void = stopProgram

    /// The exceptions that `body` causes, which then do not stop the program.
    @MainActor
    public static func exceptions(in body: @MainActor () throws -> Void) rethrows -> [StandInException] {
        var exceptions: [StandInException] = []
        let handler = exceptionHandler
        exceptionHandler = { exceptions.append($0) }
        defer { exceptionHandler = handler }
        try body()
        return exceptions
    }

    /// Fails as UIKit would. Where a handler lets the program go on, the caller goes on too, as well as it can.
    static func raise(_ name: StandInException.Name, _ reason: String) {
        exceptionHandler(StandInException(name: name, reason: reason))
    }

    private static func stopProgram(_ exception: StandInException) {
        fatalError("\(exception)")
    }
}

/// An `NSException` that UIKit would have thrown.
public struct StandInException: Error, Equatable, CustomStringConvertible {
    /// The names that UIKit and Core Animation use.
    public enum Name: String, Sendable {
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case invalidGeometry = "CALayerInvalidGeometry"
        /// Not thrown by UIKit, which writes a warning to the log.
        case logged = "Logged"
    }

    public let name: Name
    public let reason: String

    public var description: String {
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
    }
}
