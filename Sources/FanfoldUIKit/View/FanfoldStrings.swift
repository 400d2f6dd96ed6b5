#if canImport(UIKit) && !os(watchOS)
/// The strings of a ``FanfoldCollectionView`` for assistive technologies. The default values are English.
public struct FanfoldStrings: Equatable, Sendable {
    /// The action that removes an item. The default value is “Remove”.
    public var remove = "Remove"
    /// The action that opens an item. The default value is “Show”.
    public var open = "Show"
    /// The action that moves an item one index back. The default value is “Move earlier”.
    public var moveEarlier = "Move earlier"
    /// The action that moves an item one index forward. The default value is “Move later”.
    public var moveLater = "Move later"
    /// The announcement after a removal. The default value is “Removed”.
    public var removed = "Removed"

    /// Creates the default strings.
    public init() {}
}
#endif
