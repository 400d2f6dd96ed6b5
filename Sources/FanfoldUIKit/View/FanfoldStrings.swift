#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The strings of a ``FanfoldCollectionView`` for assistive technologies.
///
/// The default values are in the application's language, if it is one of iOS, and in English otherwise. Set them to use
/// other words or another language.
public struct FanfoldStrings: Sendable {
    /// The action that removes an item. The default value is “Remove”.
    public var remove = localized("Remove")
    /// The action that opens an item. The default value is “Show”.
    public var open = localized("Show")
    /// The action that moves an item one index back. The default value is “Move earlier”.
    public var moveEarlier = localized("Move earlier")
    /// The action that moves an item one index forward. The default value is “Move later”.
    public var moveLater = localized("Move later")
    /// The announcement after a removal. The default value is “Removed”.
    public var removed = localized("Removed")
    /// Returns the announcement after scrolling, from the number of an item and the number of all items. The default is
    /// “3 of 31”.
    public var position: @Sendable (_ number: Int, _ count: Int) -> String = {
        String.localizedStringWithFormat(localized("%1$lld of %2$lld"), $0, $1)
    }
    /// Returns the hint of the first and the last element, from the number of items that are out of sight. The default is
    /// “28 more items”.
    public var moreItems: @Sendable (_ count: Int) -> String = {
        String.localizedStringWithFormat(localized("%lld more items"), $0)
    }

    /// Creates the default strings.
    public init() {}
}

/// Returns a string of the catalog in the application's language.
private func localized(_ key: String) -> String {
    Bundle.module.localizedString(forKey: key, value: key, table: nil)
}
#endif
