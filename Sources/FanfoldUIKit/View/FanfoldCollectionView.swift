#if canImport(UIKit)
import Fanfold
import UIKit

/// A collection view that scrolls, hit-tests and speaks to assistive technologies as Fanfold's layouts show items.
///
/// Any collection view shows these layouts. This one adds what UIKit leaves to the view: `scrollToItem` lands where
/// the layout shows the item; a tap reaches the item that is seen in front and, where the layout wishes it, brings it
/// to rest; VoiceOver reads the items in order and scrolls by pages; the arrow keys and tvOS's focus move along. With a
/// layout that is not Fanfold's, it is an ordinary collection view.
open class FanfoldCollectionView: UICollectionView {
    /// The layout, if it is one of Fanfold's.
    public var fanfoldLayout: CollectionViewLayoutAdapter? {
        collectionViewLayout as? CollectionViewLayoutAdapter
    }

    /// Whether a tap scrolls to the tapped item. The default value is nil: as the layout wishes.
    public var scrollsToTappedItem: Bool?

    let automaticScroll = AutomaticScroll()

    // MARK: Scrolling

    /// Scrolls to where the layout shows an item; each layout shows an item in one place, so that the scroll position
    /// does not matter.
    open override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let fanfoldLayout, hasItem(indexPath) else {
            return super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
        fanfoldLayout.scrollToItem(at: indexPath, animated: animated)
    }

    /// Selects an item and, where a scroll position is given, scrolls to where the layout shows it.
    open override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let fanfoldLayout, let indexPath, hasItem(indexPath), !scrollPosition.isEmpty else {
            return super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        super.selectItem(at: indexPath, animated: animated, scrollPosition: [])
        fanfoldLayout.scrollToItem(at: indexPath, animated: animated)
    }

    /// Bars that come and go change where items rest.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if fanfoldLayout != nil { collectionViewLayout.invalidateLayout() }
    }

    /// Takes the content over from automatic scrolling.
    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { automaticScroll.stop() }
        super.setContentOffset(contentOffset, animated: animated)
    }

    /// Automatic scrolling waits until it can be seen.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        automaticScroll.goOn()
    }

    /// Whether the content may move by itself: where nobody has it, and nobody would mind.
    var canScrollAutomatically: Bool {
        fanfoldLayout != nil && !isTracking && !isDragging && !UIAccessibility.isReduceMotionEnabled
            && !UIAccessibility.isVoiceOverRunning
    }

    // MARK: Taps

    /// The front-most cell that is seen at a point gets the touch.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard fanfoldLayout != nil, let hit, cell(holding: hit) != nil else { return hit }
        let cells = visibleCells.sorted { $0.layer.zPosition > $1.layer.zPosition }
        return cells.lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first ?? hit
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard scrollsToTappedItem ?? fanfoldLayout?.layout.scrollsToTappedItem ?? false else { return }
        guard touches.count == 1, let touched = touches.first?.view, let cell = cell(holding: touched),
            let indexPath = indexPath(for: cell)
        else { return }
        fanfoldLayout?.scrollToItem(at: indexPath, animated: true)
    }

    // MARK: Accessibility

    /// The items that are seen, in their order, whatever their order on screen.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? (fanfoldLayout == nil ? nil : reachableCells) }
        set { super.accessibilityElements = newValue }
    }

    /// Scrolls by one page, and announces what is shown then.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let fanfoldLayout else { return super.accessibilityScroll(direction) }
        guard let pages = pages(for: direction), let indexPath = fanfoldLayout.scroll(byPages: pages) else {
            return false
        }
        UIAccessibility.post(
            notification: .pageScrolled, argument: accessibilityScrollStatus(showing: indexPath))
        return true
    }

    /// What assistive technologies announce after scrolling. The default is “3 of 31”, in English; override it to
    /// localise it, or to say more.
    open func accessibilityScrollStatus(showing indexPath: IndexPath) -> String {
        guard let place = fanfoldLayout?.place(of: indexPath) else { return "" }
        return "\(place.number) of \(place.count)"
    }

    // MARK: Keyboard and focus

    open override var canBecomeFirstResponder: Bool { true }

    /// Arrow keys go from item to item, page keys from page to page, Home and End to the ends.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { press in
            // Arrow keys may count as part of the numeric pad.
            guard let key = press.key, key.modifierFlags.isDisjoint(with: Self.modifiers) else { return true }
            return !scroll(for: key.keyCode)
        }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    /// The item that has the focus is brought to where the layout shows it.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard let view = context.nextFocusedView, let cell = cell(holding: view),
            let indexPath = indexPath(for: cell)
        else { return }
        fanfoldLayout?.scrollToItem(at: indexPath, animated: true)
    }
}

extension FanfoldCollectionView {
    /// What makes a key another one.
    private static let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    private func hasItem(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && (0..<numberOfSections).contains(indexPath.section)
            && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    }

    /// The cell of this collection view in which a view is.
    private func cell(holding view: UIView) -> UICollectionViewCell? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }
            .first { $0.superview === self }
    }

    private var reachableCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.sorted().filter { fanfoldLayout?.isCovered($0) == false }
            .compactMap(cellForItem)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// How many pages a direction means, or nil where the layout does not scroll that way. Assistive technologies name
    /// vertical directions by where the viewport goes, horizontal ones by where the fingers go.
    private func pages(for direction: UIAccessibilityScrollDirection) -> Int? {
        switch (direction, fanfoldLayout?.layout.axis) {
        case (.next, _), (.down, .vertical): 1
        case (.previous, _), (.up, .vertical): -1
        case (.left, .horizontal): isRightToLeft ? -1 : 1
        case (.right, .horizontal): isRightToLeft ? 1 : -1
        default: nil
        }
    }

    /// Whether a key scrolls.
    private func scroll(for key: UIKeyboardHIDUsage) -> Bool {
        guard let fanfoldLayout else { return false }
        let target =
            switch (key, fanfoldLayout.layout.axis) {
            case (.keyboardDownArrow, .vertical): fanfoldLayout.scroll(byItems: 1)
            case (.keyboardUpArrow, .vertical): fanfoldLayout.scroll(byItems: -1)
            case (.keyboardRightArrow, .horizontal): fanfoldLayout.scroll(byItems: isRightToLeft ? -1 : 1)
            case (.keyboardLeftArrow, .horizontal): fanfoldLayout.scroll(byItems: isRightToLeft ? 1 : -1)
            case (.keyboardPageDown, _): fanfoldLayout.scroll(byPages: 1)
            case (.keyboardPageUp, _): fanfoldLayout.scroll(byPages: -1)
            case (.keyboardHome, _): fanfoldLayout.scroll(byItems: -Int.max)
            case (.keyboardEnd, _): fanfoldLayout.scroll(byItems: Int.max)
            default: IndexPath?.none
            }
        return target != nil
    }
}
#endif
