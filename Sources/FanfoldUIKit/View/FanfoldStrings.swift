#if canImport(UIKit) && !os(watchOS)
/// What a ``FanfoldCollectionView`` says to assistive technologies. The default values are English.
public struct FanfoldStrings: Equatable, Sendable {
    /// The action that removes an item. The default value is “Remove”.
    public var remove = "Remove"
    /// The action that makes an item fill the viewport. The default value is “Show”.
    public var open = "Show"
    /// The action that moves an item to the place before. The default value is “Move earlier”.
    public var moveEarlier = "Move earlier"
    /// The action that moves an item to the place after. The default value is “Move later”.
    public var moveLater = "Move later"
    /// What is announced when an item has been removed. The default value is “Removed”.
    public var removed = "Removed"

    /// Creates the default strings.
    public init() {}
}
#endif
