#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Says why a layout is invalid: scrolling changes where items are, and nothing else.
open class LayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// What has changed.
    public enum Reason: Sendable {
        /// The content offset.
        case scrolling
        /// The size of the bounds. The item that rested stays at rest.
        case resizing
        /// The items, the layout's parameters, or the user's settings.
        case other
    }

    /// What has changed. The default value is ``Reason/other``.
    open var reason = Reason.other
}
#endif
