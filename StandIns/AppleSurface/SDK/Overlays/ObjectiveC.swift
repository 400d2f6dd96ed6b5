@_exported import ObjectiveC

/// The result of `#selector`.
public struct Selector: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
    public init(_ string: String) {}
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension Selector: Hashable {}

/// The argument of `copy(with:)`.
public struct NSZone {}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
