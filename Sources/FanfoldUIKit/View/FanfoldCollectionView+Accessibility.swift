#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// The elements that assistive technologies read: the visible cells in item order, and a placeholder for the
    /// items on either side. Other views behind the items are read before them, the rest after them.
    var readElements: [Any] {
        let inFront = readViews.filter { !isBehindItems($0) }
        guard indexPathForOpenedItem == nil else { return reachableCells + inFront }
        let first = readViews.filter { isBehindItems($0) || isRefreshControl($0) }
        return first + cellsAndUnseenItems + inFront.filter { !isRefreshControl($0) }
    }

    /// Whether a view is the refresh control, which is read before the items.
    private func isRefreshControl(_ view: UIView) -> Bool {
        #if os(tvOS)
        false
        #else
        view is UIRefreshControl
        #endif
    }

    /// The subviews that are not items, such as a background with a message for an empty list.
    private var readViews: [UIView] {
        subviews.filter {
            !($0 is UICollectionReusableView) && !$0.isHidden && $0.alpha > 0
                && !$0.accessibilityElementsHidden
        }
    }

    private var cellsAndUnseenItems: [Any] {
        let cells = reachableCells
        guard let first = cells.first, let last = cells.last else { return cells }
        let before = standIn(forItemBesides: first, atEnd: false, elementBefore)
        let behind = standIn(forItemBesides: last, atEnd: true, elementBehind)
        return [before].compactMap { $0 } + cells + [behind].compactMap { $0 }
    }

    /// The cells that other cells do not cover completely, in item order.
    private var reachableCells: [UICollectionViewCell] {
        (fanfoldLayout?.sortedOnScreen(indexPathsForVisibleItems) ?? [])
            .filter { fanfoldLayout?.isCovered($0) == false }.compactMap(cellForItem)
    }

    private func standIn(
        forItemBesides cell: UICollectionViewCell, atEnd: Bool, _ element: UnseenItemElement
    ) -> UnseenItemElement? {
        guard let indexPath = indexPath(for: cell).flatMap({ fanfoldLayout?.item(atEnd ? 1 : -1, from: $0) })
        else { return nil }
        element.stand(for: indexPath, atEnd: atEnd)
        return element
    }

    /// Scrolls to an item, and moves VoiceOver's cursor there.
    func moveAccessibilityFocus(to indexPath: IndexPath) {
        guard hasItem(indexPath) else { return }
        fanfoldLayout?.scrollToItem(at: indexPath, animated: false)
        layoutIfNeeded()
        UIAccessibility.post(notification: .layoutChanged, argument: cellForItem(at: indexPath))
    }

    /// The number of pages for a direction; nil if the layout does not scroll that way. Assistive technologies name
    /// vertical directions after the movement of the viewport, horizontal ones after the movement of the fingers.
    func pages(for direction: UIAccessibilityScrollDirection) -> Int? {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch (direction, fanfoldLayout?.layout.axis) {
        case (.next, _), (.down, .vertical): 1
        case (.previous, _), (.up, .vertical): -1
        case (.left, .horizontal): isRightToLeft ? -1 : 1
        case (.right, .horizontal): isRightToLeft ? 1 : -1
        default: nil
        }
    }
}

/// An element with actions for assistive technologies.
@MainActor
protocol AccessibilityActionHolder: AnyObject {
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
    var accessibilityActivationPoint: CGPoint { get set }
}

extension UIView: AccessibilityActionHolder {
    /// The elements in the view that assistive technologies reach, possibly the view itself.
    fileprivate var reachedElements: [any AccessibilityActionHolder] {
        if isHidden || accessibilityElementsHidden { return [] }
        if isAccessibilityElement { return [self] }
        guard let elements = accessibilityElements else { return subviews.flatMap(\.reachedElements) }
        return elements.flatMap { element -> [any AccessibilityActionHolder] in
            if let view = element as? UIView { return view.reachedElements }
            return (element as? UIAccessibilityElement).map { [$0] } ?? []
        }
    }
}

extension UIAccessibilityElement: AccessibilityActionHolder {}

extension UICollectionViewCell {
    /// The elements that get the actions of the item. VoiceOver's cursor is on one of the cell's elements; a cell
    /// without elements, or one that forwards actions to its content, gets them itself.
    var actionHolders: [any AccessibilityActionHolder] {
        if self is HostingCell { return [self] }
        let elements = reachedElements
        return elements.isEmpty ? [self] : elements
    }
}
#endif
