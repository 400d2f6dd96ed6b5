#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// A collection view whose items scroll, open, and change under the control of Fanfold's engine.
///
/// Any collection view can show Fanfold's layouts. This class adds the features that UIKit leaves to the view:
/// - `scrollToItem` ends at the offset at which the layout shows the item.
/// - A tap reaches the front item and, if the layout requests it, scrolls to that item.
/// - VoiceOver reads the items in order and scrolls by pages.
/// - The arrow keys and tvOS's focus move from item to item.
/// - Changes of the items are animated along the layout's path. They continue from the present state, even during
///   other movements.
///
/// The user opens, removes and reorders items if ``opensTappedItem``, ``allowsRemoval`` and ``allowsReordering``
/// allow it. With a layout of another kind, the view is an ordinary collection view.
open class FanfoldCollectionView: UICollectionView {
    /// Whether a tap scrolls to the tapped item. The default value is nil: the layout decides.
    public var scrollsToTappedItem: Bool? {
        didSet { collectionViewLayout.invalidateLayout() }
    }

    /// Whether the first item follows the last one, endlessly and in both directions. The default value is false.
    ///
    /// The content loops as long as there are more items than the viewport shows; no item is shown twice. Looping
    /// content has no beginning: its content offset has no meaning, and it hides the scroll indicators.
    @IBInspectable public var loops: Bool = false {
        didSet { if loops != oldValue { loopDidChange() } }
    }

    /// The offsets at which released content rests. The default value is `layout`: the layout decides.
    public var snapping = Snapping.layout {
        didSet { if snapping != oldValue { interactionDidChange() } }
    }

    /// The feel of motions that begin. The default value is nil: that of the layout. A style sets the deceleration rate; the
    /// resistance beyond an end remains that of the scroll view.
    public var motionStyle: MotionStyle? {
        didSet { if motionStyle != oldValue { motionStyleDidChange() } }
    }

    /// Whether autoplay pauses. The default value is false.
    public var isAutoplayPaused = false {
        didSet { if isAutoplayPaused != oldValue { host.autoplayDidChange() } }
    }

    /// Whether the user opens items: by a tap, a key or an action. In edit mode, a tap selects instead. The default
    /// value is false.
    @IBInspectable public var opensTappedItem: Bool = false {
        didSet { interactionDidChange() }
    }

    /// Whether the user removes items: by a drag across the scroll axis if the layout has a removal rule, by a key,
    /// or by an action of assistive technologies. It requires the handler ``FanfoldHandlers/didRemove``, or a data source
    /// that is a ``FanfoldCollectionViewDataSource``. The default value is false.
    @IBInspectable public var allowsRemoval: Bool = false {
        didSet { interactionDidChange() }
    }

    /// Whether removals by the user are registered with the `undoManager`, so that a shake or Command-Z undoes them, the last one
    /// first, also after insertions and moves; a reload with another number of items ends them. It requires the handler
    /// ``FanfoldHandlers/didUndoRemoval`` or a ``FanfoldCollectionViewDataSource``. The default value is false.
    ///
    /// The system sends shakes and Command-Z to the first responder, such as to this view with ``handlesKeyboard``. The
    /// registration ends when the view leaves its window.
    @IBInspectable public var registersUndo: Bool = false {
        didSet { if !registersUndo { host.forgetUndo() } }
    }

    /// Whether the user reorders items, by a long press and a drag, or by actions. It requires the handler
    /// ``FanfoldHandlers/didMove``, or a data source that supports moves. The default value is false.
    @IBInspectable public var allowsReordering: Bool = false {
        didSet { interactionDidChange() }
    }

    /// Whether the view becomes first responder by itself, so that a hardware keyboard controls it. The default value is
    /// false.
    ///
    /// It does when it enters a window without a first responder, and when it is touched while there is none or another
    /// view of this class is the first responder. A text field keeps its keyboard. A view inside an item of another view
    /// of this class leaves the keys to that one.
    @IBInspectable public var handlesKeyboard: Bool = false {
        didSet { if handlesKeyboard != oldValue { keyboardHandlingDidChange() } }
    }

    /// Whether a drag in the direction of a navigation controller's back swipe goes to the navigation controller.
    /// From iOS 26 on, a back swipe begins anywhere in the content. The default value is true: items cannot be
    /// removed in that direction if there is a screen to go back to.
    public var yieldsToBackSwipe = true

    /// Whether items rest in one half of a half-folded device, and an open item fills one half, from iOS 27.1 on. The default
    /// value is true.
    public var avoidsFold = true {
        didSet { if avoidsFold != oldValue { setNeedsLayout() } }
    }

    /// Whether the bars of the enclosing controllers follow the view.
    var followsBars = false {
        didSet { if followsBars != oldValue { registerWithBars() } }
    }

    /// A page control that shows the position, and scrolls when the user chooses a page. The default value is nil.
    ///
    /// The view sets its number of pages and its current page. If the control has a `UIPageControlProgress`, from iOS 17
    /// on, the progress is the distance to the next item.
    public weak var pageControl: UIPageControl? {
        didSet { pageControlDidChange(from: oldValue) }
    }

    /// Closures for the changes of the user. By default, the delegate and the data source are called instead.
    public var handlers = FanfoldHandlers() {
        didSet { interactionDidChange() }
    }

    /// The strings for assistive technologies. The default is in the application's language.
    public var strings = FanfoldStrings()

    private(set) lazy var host = EngineHost(of: self)
    private(set) lazy var gestures = ItemGestures(of: self)
    /// Updates the activation points when the cursor moves. They use screen coordinates, and an ancestor may have
    /// moved the view.
    private lazy var cursor = NotificationObserver(
        UIAccessibility.elementFocusedNotification
    ) { [weak self] _ in
        guard let self, host.isAtRest else { return }
        updateActivationPoints()
    }
    private lazy var voiceOver = NotificationObserver(
        UIAccessibility.voiceOverStatusDidChangeNotification
    ) { [weak self] _ in self?.host.autoplayDidChange() }
    private lazy var visits = BackgroundVisits(of: self)
    /// The page that the user has chosen in the page control, while the content scrolls to it.
    var chosenPage: Int?
    private(set) lazy var pageAction = UIAction { [weak self] _ in self?.scrollToPage() }
    private var isSetUp = false
    /// Whether the application allows the tap on the status bar to scroll the view.
    private var allowsScrollToTop = true
    /// The recognizer of a pointer, at which autoplay waits.
    var pointer: UIGestureRecognizer?
    private(set) lazy var elementBefore = UnseenItemElement(in: self)
    private(set) lazy var elementBehind = UnseenItemElement(in: self)

    /// Creates a view. With a layout of another kind, it is an ordinary collection view.
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        setUp()
    }

    /// Creates a view from a storyboard, with the storyboard's layout.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(host.vignetteView)
        gestures.attach()
        cursor.observe()
        voiceOver.observe()
        visits.observe()
        fanfoldLayout?.goOn(with: host.owner)
        #if !os(tvOS)
        allowsScrollToTop = super.scrollsToTop
        #endif
        isSetUp = true
    }

    // MARK: Painting order

    /// Places new subviews in front of the items, unless they are items or a background, or have a z position. This
    /// includes scroll indicators and a refresh control, which UIKit inserts among or behind the cells.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard isSetUp, fanfoldLayout != nil, !isBehindItems(subview), subview.layer.zPosition == 0 else {
            return
        }
        subview.layer.zPosition = Self.inFront
    }

    func isBehindItems(_ view: UIView) -> Bool {
        view is UICollectionReusableView || view === backgroundView
    }

    /// Whether edit mode is on: a tap then selects an item instead of opening it.
    open override var isEditing: Bool {
        didSet { if isEditing != oldValue { interactionDidChange() } }
    }

    open override var backgroundView: UIView? {
        didSet {
            // UIKit may add the background view before it sets the property.
            guard let layer = backgroundView?.layer, layer.zPosition == Self.inFront else { return }
            layer.zPosition = 0
        }
    }

    /// The z position in front of all items and of a layout's vignette.
    private static let inFront: CGFloat = 2e9

    // Nibs are deprecated on visionOS.
    #if !os(visionOS)
    /// Registers a nib for a layout that shows supplementary views.
    ///
    /// Fanfold's layouts have no supplementary views and reject them in debug builds.
    open override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        if fanfoldLayout != nil { refuse("A supplementary view", ofKind: kind) }
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    #endif

    /// Registers a view for a layout that shows supplementary views.
    ///
    /// Fanfold's layouts have no supplementary views and reject them in debug builds.
    open override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        if fanfoldLayout != nil { refuse("A supplementary view", ofKind: elementKind) }
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }

    // MARK: Layout

    /// Reloads all items. An open item stays open if its index still exists.
    open override func reloadData() {
        host.letGoOfItems()
        super.reloadData()
        host.forgetItems()
    }

    /// The layout. Setting it takes effect at once, without animation, and ends a change of the layout in progress.
    open override var collectionViewLayout: UICollectionViewLayout {
        get { super.collectionViewLayout }
        set {
            adopt(newValue)
            super.collectionViewLayout = newValue
        }
    }

    /// Changes the layout. Between two Fanfold layouts, items move from their old positions to the new ones.
    open override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        host.change(animated: animated) {
            adopt(layout)
            super.setCollectionViewLayout(layout, animated: animated)
        }
    }

    /// Changes the layout. Between two Fanfold layouts, items move from their old positions to the new ones.
    open override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        host.change(animated: animated) {
            adopt(layout)
            super.setCollectionViewLayout(layout, animated: animated, completion: completion)
        }
    }

    /// Begins a change to another layout whose progress the application sets, such as during a pinch.
    ///
    /// Between two Fanfold layouts, the view follows the `transitionProgress` of the returned object at once, and
    /// ``collectionViewLayout`` is the new layout. After ``finishInteractiveTransition()`` or
    /// ``cancelInteractiveTransition()``, the items continue by a spring. The completion is called when they have arrived,
    /// or when another layout is set.
    open override func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        guard let current = fanfoldLayout, let layout = layout as? FanfoldCollectionViewLayout else {
            return super.startInteractiveTransition(to: layout, completion: completion)
        }
        return beginInteractiveTransition(to: layout, from: current, completion: completion)
    }

    /// Lets the items continue to the new layout.
    open override func finishInteractiveTransition() {
        if host.interactiveTransition == nil { return super.finishInteractiveTransition() }
        host.release(finishing: true)
    }

    /// Lets the items return to the old layout.
    open override func cancelInteractiveTransition() {
        if host.interactiveTransition == nil { return super.cancelInteractiveTransition() }
        host.release(finishing: false)
    }

    /// Connects a new layout to the view's engine, and ends changes of the layout unless this one is animated. After a layout
    /// of another kind, the engine restarts.
    private func adopt(_ layout: UICollectionViewLayout) {
        guard isSetUp, layout !== collectionViewLayout else { return }
        if let transition = host.interactiveTransition, transition.isFinished == nil {
            host.endInteractiveTransition()
        }
        if !host.morphs { host.owner.perform { $0.endLayoutChanges(time: $1) } }
        guard let layout = layout as? FanfoldCollectionViewLayout else { return }
        // Movements of the scroll view and of fingers have no meaning along another axis.
        if layout.layout.axis != fanfoldLayout?.layout.axis { stopScrolling() }
        if fanfoldLayout == nil { host.owner.start(in: self) }
        layout.goOn(with: host.owner)
    }

    /// Performs updates. Other changes of the application, such as layout parameters, are animated as well.
    open override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let updates = updates.map { updates in { [host] in host.holdEvents(updates) } }
        host.change(animated: UIView.areAnimationsEnabled) {
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    /// Lays the items out, and calls the delegate and the handlers about the changes.
    open override func layoutIfNeeded() {
        host.reportPass { super.layoutIfNeeded() }
    }

    open override func layoutSubviews() {
        if fanfoldLayout != nil {
            noteDivision()
            host.owner.recenter()
        }
        super.layoutSubviews()
        host.didLayOut()
        updateScrollsToTop()
        registerWithBars()
        if host.isAtRest { updateAccessibility() }
    }

    /// Completes or continues movements when the view leaves or enters a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        host.windowDidChange()
        removeStandardReorderingGesture()
        registerWithBars()
        #if !os(tvOS)
        if fanfoldLayout != nil { takeIdleKeys() }
        #endif
    }

    /// Bars change the offsets at which items rest.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if fanfoldLayout != nil { collectionViewLayout.invalidateLayout() }
    }

    // MARK: Scrolling

    /// Scrolls to an item: to the offset at which the layout shows it or, with a scroll position along the scroll axis, to the
    /// one at which it is at that edge, or in the middle, of the adjusted bounds.
    open override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let fanfoldLayout, hasItem(indexPath) else {
            return super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
        fanfoldLayout.scrollToItem(at: indexPath, align: alignment(at: scrollPosition), animated: animated)
    }

    /// Returns the alignment of a scroll position. The other axis is ignored.
    private func alignment(at scrollPosition: UICollectionView.ScrollPosition) -> ItemAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, center, end): (ScrollPosition, ScrollPosition, ScrollPosition) =
            fanfoldLayout?.layout.axis == .vertical
            ? (.top, .centeredVertically, .bottom)
            : (isMirrored ? .right : .left, .centeredHorizontally, isMirrored ? .left : .right)
        if scrollPosition.contains(start) { return .start }
        if scrollPosition.contains(center) { return .center }
        return scrollPosition.contains(end) ? .end : .resting
    }

    /// Selects an item and, with a scroll position, scrolls to it. The call has no effect if selection is not
    /// allowed.
    open override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let fanfoldLayout, let indexPath, hasItem(indexPath), allowsSelection, !scrollPosition.isEmpty
        else {
            return super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        super.selectItem(at: indexPath, animated: animated, scrollPosition: [])
        fanfoldLayout.scrollToItem(at: indexPath, align: alignment(at: scrollPosition), animated: animated)
    }

    /// Scrolls to an offset, and ends other movements of the content.
    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let start = self.contentOffset
        if animated { host.stopAutomaticScrolling() }
        super.setContentOffset(contentOffset, animated: animated && UIView.areAnimationsEnabled)
        if self.contentOffset != start { host.contentWasScrolled() }
    }

    /// The content offset. Setting it ends movements of the content.
    open override var contentOffset: CGPoint {
        didSet { if contentOffset != oldValue { host.contentWasScrolled() } }
    }

    #if !os(tvOS)
    /// Whether a tap on the status bar scrolls to the first item. The default value is true.
    ///
    /// UIKit scrolls only if exactly one scroll view on the screen allows it. The value is therefore false while the layout
    /// scrolls horizontally or an item is open, and the tap reaches the page around the view, or the content of the open item.
    open override var scrollsToTop: Bool {
        get { super.scrollsToTop }
        set {
            allowsScrollToTop = newValue
            updateScrollsToTop()
        }
    }
    #endif

    private func updateScrollsToTop() {
        #if !os(tvOS)
        // Each pass comes here: the frame is read in place, without copies of the geometry and the engine.
        let frame = fanfoldLayout == nil ? nil : host.owner.frame
        let isOwnTop = frame.map { $0.geometry.axis == .vertical && $0.openedItem == nil } ?? true
        let scrollsToTop = allowsScrollToTop && isOwnTop
        if super.scrollsToTop != scrollsToTop { super.scrollsToTop = scrollsToTop }
        #endif
    }

    // MARK: Touches

    /// Returns the front cell that is visible at a point.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let hit, cell(holding: hit) != nil, let seen = indexPathForItem(at: point).flatMap(cellForItem)
        else { return hit }
        return seen.hitTest(convert(point, to: seen), with: event) ?? hit
    }

    /// The front item that is visible at a point.
    open override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard bounds.contains(point), host.hasEngine else { return super.indexPathForItem(at: point) }
        return host.item(at: inViewport(point))
    }

    /// Lets the content scroll unless an item is open or being dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer && !gestures.allowsScrolling { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    /// The visible items in item order, whatever their painting order. An element for the next item stands on either
    /// side; the content scrolls to that item when the cursor reaches the element. A background view comes first,
    /// other subviews last.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? (fanfoldLayout == nil ? nil : readElements) }
        set { super.accessibilityElements = newValue }
    }

    /// Scrolls by one page, and announces the item that is shown then.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let fanfoldLayout else { return super.accessibilityScroll(direction) }
        guard indexPathForOpenedItem == nil, let pages = pages(for: direction),
            let indexPath = fanfoldLayout.scroll(byPages: pages)
        else { return false }
        UIAccessibility.post(
            notification: .pageScrolled, argument: accessibilityScrollStatus(showing: indexPath))
        return true
    }

    /// The announcement of assistive technologies after scrolling. The default is “3 of 31”, as in ``strings``. Override
    /// it to extend the announcement.
    open func accessibilityScrollStatus(showing indexPath: IndexPath) -> String {
        guard let ordinal = fanfoldLayout?.ordinal(of: indexPath) else { return "" }
        return strings.position(ordinal.number, ordinal.count)
    }

    /// Closes the open item.
    open override func accessibilityPerformEscape() -> Bool {
        guard indexPathForOpenedItem != nil else { return super.accessibilityPerformEscape() }
        closeItem()
        return true
    }

    // MARK: Keyboard and focus

    /// Whether ``handlesKeyboard`` is true.
    open override var canBecomeFirstResponder: Bool { handlesKeyboard || super.canBecomeFirstResponder }

    #if !os(tvOS)
    /// Arrow keys move from item to item, page keys from page to page, Home and End to the ends. Return and the space
    /// bar open the item at rest, Delete removes it, Escape closes. The list contains only keys that have an effect
    /// now.
    open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + itemKeyCommands }
    #endif

    /// A remote control's Select button opens the focused item, Menu closes it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { $0.key != nil || !host.perform($0.type) }
        guard !unused.isEmpty else { return }
        if indexPathForOpenedItem == nil {
            super.pressesBegan(unused, with: event)
        } else {
            next?.pressesBegan(unused, with: event)
        }
    }

    /// Notes the item that gets the focus, so that the focus engine scrolls to the offset of the layout.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard super.shouldUpdateFocus(in: context) else { return false }
        host.owner.itemToFocus = itemToFocus(in: context)
        return true
    }

    /// Scrolls to the focused item.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if let indexPath = itemToFocus(in: context) { bringToRest(indexPath, with: coordinator) }
    }
}
#endif
