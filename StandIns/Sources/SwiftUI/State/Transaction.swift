/// The animation of a change.
public struct Animation: Equatable, Sendable {
    private let name: String

    public static let `default` = Animation(name: "default")
    public static var spring: Animation { Animation(name: "spring") }
    public static var linear: Animation { Animation(name: "linear") }
    public static var easeInOut: Animation { Animation(name: "easeInOut") }

    public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut") }
}

/// The context of a state change.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    nonisolated(unsafe) static var current = Transaction()
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}
