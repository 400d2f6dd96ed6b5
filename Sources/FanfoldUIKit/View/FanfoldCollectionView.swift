#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A collection view whose items scroll, open, go, come and move as Fanfold's engine says.
///
/// Any collection view shows Fanfold's layouts. This one adds what UIKit leaves to the view: `scrollToItem` lands where
/// the layout shows the item; a tap reaches the item that is seen in front and, where the layout wishes it, brings it
/// to rest; VoiceOver reads the items in order and scrolls by pages; the arrow keys and tvOS's focus move along. Changes
/// of the items are shown along the layout's own path, and go on from what is seen, whatever moves at the time.
///
/// Items fill the view, are removed and reordered by fingers where ``opensTappedItem``, ``allowsRemoval`` and
/// ``allowsReordering`` allow it. With a layout that is not Fanfold's, it is an ordinary collection view.
open class FanfoldCollectionView: UICollectionView {
    /// Whether a tap scrolls to the tapped item. The default value is nil: as the layout wishes.
    public var scrollsToTappedItem: Bool? {
        didSet { collectionViewLayout.invalidateLayout() }
    }

    /// Whether the user brings an item to fill the view: by a tap, a key or an action. In edit mode no item is: there, a
    /// tap selects. The default value is false.
    @IBInspectable public var opensTappedItem: Bool = false {
        didSet { interactionDidChange() }
    }

    /// Whether the user removes an item: by a drag across the scroll axis, where the layout has a rule for it, a key or
    /// an action of assistive technologies, where the data source is a ``FanfoldCollectionViewDataSource``. The default
    /// value is false.
    @IBInspectable public var allowsRemoval: Bool = false {
        didSet { interactionDidChange() }
    }

    /// Whether the user reorders items: by a long press and a drag, or by actions, where the data source moves items.
    /// The default value is false.
    @IBInspectable public var allowsReordering: Bool = false {
        didSet { interactionDidChange() }
    }

    /// Whether a drag that goes where the back swipe of a navigation controller goes is left to that. From iOS 26 on, such
    /// a swipe begins anywhere in the content. The default value is true: then an item is not removed that way, where
    /// there is a screen to go back to.
    public var yieldsToBackSwipe = true

    /// What is said to assistive technologies. The default is English.
    public var strings = FanfoldStrings()

    private(set) lazy var host = EngineHost(of: self)
    private lazy var gestures = ItemGestures(of: self)
    /// Where an element is touched is said in the screen's coordinates, and what the view is in may have moved it since.
    private lazy var cursor = NotificationObserver(
        UIAccessibility.elementFocusedNotification
    ) { [weak self] in
        guard let self, host.isAtRest else { return }
        updateActivationPoints()
    }
    private var isSetUp = false
    private(set) lazy var elementBefore = UnseenItemElement(in: self)
    private(set) lazy var elementBehind = UnseenItemElement(in: self)

    /// Creates a view. With a layout that is not Fanfold's, it is an ordinary collection view.
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        setUp()
    }

    /// Creates a view from a storyboard, with the layout that it has there.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(host.vignetteView)
        gestures.attach()
        cursor.observe()
        fanfoldLayout?.state.owner = self
        #if !os(tvOS)
        // Keys go from item to item.
        if #available(iOS 17, visionOS 1, *), fanfoldLayout != nil { allowsKeyboardScrolling = false }
        #endif
        isSetUp = true
    }

    // MARK: What is in front

    /// Whatever is no item, background or refresh control is in front of the items, unless it has a place of its own: scroll
    /// indicators above all, which UIKit puts among the cells.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard isSetUp, fanfoldLayout != nil, !isBehindItems(subview), subview.layer.zPosition == 0 else {
            return
        }
        subview.layer.zPosition = Self.inFront
    }

    func isBehindItems(_ view: UIView) -> Bool {
        #if !os(tvOS)
        if view is UIRefreshControl { return true }
        #endif
        return view is UICollectionReusableView || view === backgroundView
    }

    /// In edit mode a tap selects an item, and opens none.
    open override var isEditing: Bool {
        didSet { if isEditing != oldValue { interactionDidChange() } }
    }

    open override var backgroundView: UIView? {
        didSet {
            // It may have been added before it was known as what it is.
            guard let layer = backgroundView?.layer, layer.zPosition == Self.inFront else { return }
            layer.zPosition = 0
        }
    }

    /// Before any item, and before a layout's vignette.
    private static let inFront: CGFloat = 2e9

    /// Registers a nib for a layout that shows supplementary views. Refuses, in debug builds, where the layout is one of
    /// Fanfold's: they have none.
    open override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        if fanfoldLayout != nil { refuse("A supplementary view", ofKind: kind) }
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }

    /// Registers a view for a layout that shows supplementary views. Refuses, in debug builds, where the layout is one of
    /// Fanfold's: they have none.
    open override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        if fanfoldLayout != nil { refuse("A supplementary view", ofKind: elementKind) }
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }

    // MARK: Layout

    /// Shows all items anew. One that is open stays so, if its place is still there.
    open override func reloadData() {
        host.letGoOfItems()
        super.reloadData()
        host.forgetItems()
    }

    /// At once, and without the items going there.
    open override var collectionViewLayout: UICollectionViewLayout {
        get { super.collectionViewLayout }
        set {
            adopt(newValue)
            super.collectionViewLayout = newValue
        }
    }

    /// Between two of Fanfold's layouts, items go from where the one shows them to where the other does.
    open override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        adopt(layout)
        host.change(animated: animated) { super.setCollectionViewLayout(layout, animated: animated) }
    }

    /// Between two of Fanfold's layouts, items go from where the one shows them to where the other does.
    open override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        adopt(layout)
        host.change(animated: animated) {
            super.setCollectionViewLayout(layout, animated: animated, completion: completion)
        }
    }

    /// A layout that takes over goes on where the present one is, whatever it has shown before. UIKit tells it of that
    /// one where anything is shown.
    private func adopt(_ layout: UICollectionViewLayout) {
        guard isSetUp, layout !== collectionViewLayout, let adapter = layout as? FanfoldCollectionViewLayout
        else { return }
        // What the scroll view has in motion, or a finger, leads nowhere along another axis.
        if adapter.layout.axis != fanfoldLayout?.layout.axis { stopScrolling() }
        adapter.state.start(after: fanfoldLayout?.state)
        adapter.state.owner = self
    }

    /// What the application changes besides the items, parameters of the layout above all, changes gradually, too.
    open override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let updates = updates.map { updates in { [host] in host.holdEvents(updates) } }
        host.change(animated: UIView.areAnimationsEnabled) {
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    open override func layoutSubviews() {
        fanfoldLayout?.state.owner = self
        super.layoutSubviews()
        host.didLayOut()
        guard host.isAtRest else { return }
        updateAccessibilityActions()
        updateActivationPoints()
    }

    /// What moves by itself waits until it can be seen.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        host.windowDidChange()
        #if !os(tvOS)
        if fanfoldLayout != nil { takeIdleKeys() }
        #endif
    }

    /// Bars that come and go change where items rest.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if fanfoldLayout != nil { collectionViewLayout.invalidateLayout() }
    }

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

    /// Selects an item and, where a scroll position is given, scrolls to where the layout shows it. Does nothing where
    /// selection is not allowed.
    open override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let fanfoldLayout, let indexPath, hasItem(indexPath), allowsSelection, !scrollPosition.isEmpty
        else {
            return super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        super.selectItem(at: indexPath, animated: animated, scrollPosition: [])
        fanfoldLayout.scrollToItem(at: indexPath, animated: animated)
    }

    /// Takes the content over from what moves it by itself.
    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let start = self.contentOffset
        if animated { host.stopAutomaticScrolling() }
        super.setContentOffset(contentOffset, animated: animated)
        if self.contentOffset != start { host.contentWasPut() }
    }

    /// Where the content is. Put elsewhere, it is taken over from what moves it by itself.
    open override var contentOffset: CGPoint {
        didSet { if contentOffset != oldValue { host.contentWasPut() } }
    }

    // MARK: Touches

    /// The front-most cell that is seen at a point gets the touch.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let hit, cell(holding: hit) != nil, let seen = indexPathForItem(at: point).flatMap(cellForItem)
        else { return hit }
        return seen.hitTest(convert(point, to: seen), with: event) ?? hit
    }

    /// The item that is seen at a point, in front of others that are there as well.
    open override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard bounds.contains(point), host.engine != nil else { return super.indexPathForItem(at: point) }
        return host.item(at: inViewport(point))
    }

    /// Content scrolls unless an item is open, or a finger drags one.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer && !gestures.allowsScrolling { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    /// The items that are seen, in their order, whatever their order on screen. Before and behind them stands an element
    /// for the next item on that side, to which the content scrolls when it is reached. A background view comes first, other
    /// subviews last.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? (fanfoldLayout == nil ? nil : readElements) }
        set { super.accessibilityElements = newValue }
    }

    /// Scrolls by one page, and announces what is shown then.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let fanfoldLayout else { return super.accessibilityScroll(direction) }
        guard indexPathForOpenedItem == nil, let pages = pages(for: direction),
            let indexPath = fanfoldLayout.scroll(byPages: pages)
        else { return false }
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

    /// Closes the item that is open.
    open override func accessibilityPerformEscape() -> Bool {
        guard indexPathForOpenedItem != nil else { return super.accessibilityPerformEscape() }
        closeItem()
        return true
    }

    // MARK: Keyboard and focus

    /// Keys go to the first responder: the view is, as soon as it is in a window where nobody is, or is touched where nobody
    /// is but another view of this class.
    open override var canBecomeFirstResponder: Bool { true }

    #if !os(tvOS)
    /// Arrow keys go from item to item, page keys from page to page, Home and End to the ends; Return and the space bar
    /// open the item at rest, Delete removes it, Escape closes. Only keys that do something here and now are among
    /// them.
    open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + itemKeyCommands }
    #endif

    /// A remote control's Select opens the item that has the focus, Menu closes it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { $0.key != nil || !host.perform($0.type) }
        guard !unused.isEmpty else { return }
        if indexPathForOpenedItem == nil {
            super.pressesBegan(unused, with: event)
        } else {
            next?.pressesBegan(unused, with: event)
        }
    }

    /// Notes which item gets the focus, so that the focus engine scrolls to where the layout shows it.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard super.shouldUpdateFocus(in: context) else { return false }
        fanfoldLayout?.state.itemToFocus = itemToFocus(in: context)
        return true
    }

    /// The item that has the focus is brought to where the layout shows it.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if let indexPath = itemToFocus(in: context) { bringToRest(indexPath, with: coordinator) }
    }
}
#endif
