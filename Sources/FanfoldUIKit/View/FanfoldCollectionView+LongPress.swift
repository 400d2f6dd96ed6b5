#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The effect of a long press on an item.
extension FanfoldCollectionView {
    /// Whether a long press at a point reorders an item. An item with a context menu or with a drag to other views begins
    /// these instead, and is moved by actions of assistive technologies.
    func longPressReorders(_ indexPath: IndexPath, at point: CGPoint) -> Bool {
        #if os(tvOS)
        return allowsReordering
        #else
        return allowsReordering && !offersMenu(for: indexPath, at: point) && !offersDrags
            && !contentTakesLongPress(at: point)
        #endif
    }
}

#if !os(tvOS)
extension FanfoldCollectionView {
    private func offersMenu(for indexPath: IndexPath, at point: CGPoint) -> Bool {
        if #available(iOS 16, macCatalyst 16, visionOS 1, *),
            delegate?.collectionView?(self, contextMenuConfigurationForItemsAt: [indexPath], point: point)
                != nil
        {
            return true
        }
        #if os(visionOS)
        return false
        #else
        return delegate?.collectionView?(self, contextMenuConfigurationForItemAt: indexPath, point: point)
            != nil
        #endif
    }

    private var offersDrags: Bool { dragDelegate != nil && dragInteractionEnabled }

    /// Whether a view of an item at a point has a context menu or a drag. SwiftUI adds these interactions to the view that
    /// hosts the content, once a view of the content has a menu or can be dragged.
    private func contentTakesLongPress(at point: CGPoint) -> Bool {
        guard let touched = hitTest(point, with: nil) else { return false }
        let path = sequence(first: touched, next: \.superview).prefix { $0 !== self }
        return path.contains { view in
            view.interactions.contains { interaction in
                if let menu = interaction as? UIContextMenuInteraction {
                    let location = convert(point, to: view)
                    return menu.delegate?.contextMenuInteraction(
                        menu, configurationForMenuAtLocation: location)
                        != nil
                }
                return (interaction as? UIDragInteraction)?.isEnabled == true
            }
        }
    }
}
#endif
#endif
