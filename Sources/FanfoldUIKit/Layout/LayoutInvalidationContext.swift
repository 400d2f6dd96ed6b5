#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An invalidation context with a reason: scrolling changes the positions of items, and nothing else.
open class LayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The kind of a change.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reason: Sendable {
        /// The content offset.
        case scrolling
        /// The size of the bounds. The item that rested stays at rest.
        case resizing
        /// The items, the layout's parameters, or the user's settings.
        case other
    }

    /// The kind of the change. The default value is ``Reason/other``.
    open var reason = Reason.other
}
#endif
