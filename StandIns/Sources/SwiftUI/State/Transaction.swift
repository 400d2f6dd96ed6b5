/// The animation of a change.
public struct Animation {
    private let name: String

    public static let `default` = Animation(name: "default")
    public static var spring: Animation { Animation(name: "spring") }
    public static var linear: Animation { Animation(name: "linear") }
    public static var easeInOut: Animation { Animation(name: "easeInOut") }

    public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Animation: Equatable, Sendable {}

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

    /// The transaction inside an outer one, which keeps the values that this one does not set. Since iOS 17.
    ///
    /// Source: OpenSwiftUI 069dd80b, `Transaction.swift`, audited for SwiftUI 6.5.4.
    fileprivate func merged(into outer: Transaction) -> Transaction {
        var merged = self
        merged.disablesAnimations = disablesAnimations || outer.disablesAnimations
        merged.isContinuous = isContinuous || outer.isContinuous
        return merged
    }
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
    Transaction.current = transaction.merged(into: outer)
    defer { Transaction.current = outer }
    return try body()
}
