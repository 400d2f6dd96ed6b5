@_exported import ObjectiveC

/// What `#selector` makes.
public struct Selector: ExpressibleByStringLiteral, Hashable {
    public init(stringLiteral value: String) {}
    public init(_ string: String) {}
}

/// What `copy(with:)` is given.
public struct NSZone {}

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
