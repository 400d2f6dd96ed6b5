#if canImport(UIKit) && !os(watchOS)
import UIKit

// The former names of renamed declarations. A deprecation at a future version is shown in the documentation, without a warning.

extension FanfoldCollectionView {
    /// Removes an item after asking whether it may be removed: the former name of ``removeItem(at:completion:)``.
    @available(iOS, deprecated: 100000, renamed: "removeItem(at:completion:)")
    @available(tvOS, deprecated: 100000, renamed: "removeItem(at:completion:)")
    @available(visionOS, deprecated: 100000, renamed: "removeItem(at:completion:)")
    public func requestRemoval(at indexPath: IndexPath, completion: ((Bool) -> Void)? = nil) {
        removeItem(at: indexPath, completion: completion)
    }
}

extension FanfoldCollectionViewLayout {
    /// The item that is shown: the former name of ``indexPathForShownItem``.
    @available(iOS, deprecated: 100000, renamed: "indexPathForShownItem")
    @available(tvOS, deprecated: 100000, renamed: "indexPathForShownItem")
    @available(visionOS, deprecated: 100000, renamed: "indexPathForShownItem")
    public var indexPathShown: IndexPath? { indexPathForShownItem }
}
#endif
