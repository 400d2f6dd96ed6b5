#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// What assistive technologies read: the cells that are seen, in the order of their items, and what stands for the items
    /// before and behind them. What else is in the view is read before where it is behind the items, and otherwise after.
    var readElements: [Any] {
        let inFront = readViews.filter { !isBehindItems($0) }
        guard indexPathForOpenedItem == nil else { return reachableCells + inFront }
        return readViews.filter(isBehindItems) + cellsAndUnseenItems + inFront
    }

    /// What is in the view and is no item: a background that says that there are none, say.
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

    /// The cells that are not wholly behind others, in the order of their items.
    private var reachableCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.sorted().filter { fanfoldLayout?.isCovered($0) == false }
            .compactMap(cellForItem)
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

    /// How many pages a direction means, or nil where the layout does not scroll that way. Assistive technologies name
    /// vertical directions by where the viewport goes, horizontal ones by where the fingers go.
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

/// What has actions for assistive technologies.
@MainActor
protocol AccessibilityActionHolder: AnyObject {
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
    var accessibilityActivationPoint: CGPoint { get set }
}

extension UIView: AccessibilityActionHolder {
    /// The elements in a view that assistive technologies reach; it may be one itself.
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
    /// What gets the actions of the item: the elements of the cell, of which the cursor is on one; the cell itself where it
    /// has none, or hands them on to its content.
    var actionHolders: [any AccessibilityActionHolder] {
        if self is HostingCell { return [self] }
        let elements = reachedElements
        return elements.isEmpty ? [self] : elements
    }
}
#endif
