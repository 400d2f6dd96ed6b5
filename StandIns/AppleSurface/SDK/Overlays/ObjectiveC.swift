@_exported import ObjectiveC

/// The result of `#selector`.
public struct Selector: ExpressibleByStringLiteral, Hashable {
    public init(stringLiteral value: String) {}
    public init(_ string: String) {}
}

/// The argument of `copy(with:)`.
public struct NSZone {}

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
