#if canImport(UIKit)
import Fanfold
import UIKit

/// A stack of pages, as a browser shows its tabs: a tap brings a page to fill the view, a drag to the left removes one.
///
///     let tabs = TabStackCollectionView(frame: view.bounds)
///     tabs.register(PageCell.self, forCellWithReuseIdentifier: "page")
///     tabs.dataSource = self  // also a TabStackCollectionViewDataSource, so that pages can be removed and appended
///     tabs.delegate = self  // may be a TabStackCollectionViewDelegate
///
/// It is a collection view: data sources, diffable ones too, batch updates and cells work as ever. Changes of the items
/// are shown along the layout's own path, and go on from what is seen, whatever moves at the time.
open class TabStackCollectionView: FanfoldCollectionView {
    /// Whether the user removes a page: by a drag across the stack, a key or an action of assistive technologies, where
    /// the data source is a ``TabStackCollectionViewDataSource``. The default value is true.
    @IBInspectable public var removesByDrag: Bool = true {
        didSet { setNeedsLayout() }
    }

    /// Whether the user highlights a page: by a tap, a key or an action. The default value is true.
    @IBInspectable public var highlightsTappedItem: Bool = true {
        didSet { setNeedsLayout() }
    }

    /// Whether the user reorders pages: by a long press and a drag, or by actions, where the data source moves items.
    /// The default value is false.
    @IBInspectable public var reordersByLongPress: Bool = false {
        didSet { setNeedsLayout() }
    }

    /// What is said to assistive technologies. The default is English.
    public var strings = TabStackStrings()

    private(set) lazy var driver = FrameDriver { [weak self] in self?.frameWillBeShown() }
    let veilView = VeilView()
    lazy var gestures = TabStackGestures(of: self)

    /// What is done next, in order.
    var steps: [TabStackStep] = []
    /// Everybody who waits for an item.
    var trackedItems: [TrackedItem] = []
    /// Who wants to know how the highlight on its way ends.
    var highlightCompletions: [(Bool) -> Void] = []
    var isHighlightReported = false
    /// Whether fingers hold the highlighted item on its way.
    var isHighlightHeld = false
    /// The item that is highlighted as soon as it has been scrolled to.
    var awaitedItem: TrackedItem?
    /// The offset, while the stack itself scrolls.
    var scroll: AnimatedValue?

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - frame: In the superview's coordinates.
    ///   - layout: The default is a tab stack with its default parameters; any other layout of Fanfold's will do.
    public convenience init(
        frame: CGRect, layout: CollectionViewLayoutAdapter = TabStackCollectionViewLayout()
    ) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    /// Creates a stack. With a layout that is not Fanfold's, it is an ordinary collection view.
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        setUp()
    }

    /// Creates a stack from a storyboard, with the layout that it has there.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(veilView)
        gestures.attach()
        adoptLayout()
    }

    // MARK: Layout

    /// Shows all items anew. A page that is highlighted stays so, if its place is still there.
    open override func reloadData() {
        super.reloadData()
        movement.motions = []
        for item in trackedItems { item.index = nil }
        trackedItems = []
        dropMissingHighlight()
    }

    open override func layoutSubviews() {
        adoptLayout()
        super.layoutSubviews()
        updateVeil()
        updateAccessibility()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { driver.stop() } else { startMoving() }
    }

    override var canScrollAutomatically: Bool {
        super.canScrollAutomatically && movement.highlight == nil && awaitedItem == nil && scroll == nil
    }

    // MARK: Touches

    /// Nothing scrolls while a page is highlighted.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer && (movement.highlight != nil || awaitedItem != nil) {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility and keyboard

    /// Dismisses the page that is highlighted.
    open override func accessibilityPerformEscape() -> Bool {
        guard highlightedIndexPath != nil else { return super.accessibilityPerformEscape() }
        dismissHighlightedItem()
        return true
    }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        highlightedIndexPath == nil && super.accessibilityScroll(direction)
    }

    /// Return and the space bar highlight the page at rest, Delete removes it, Escape dismisses; so do a remote
    /// control's Select, with the page that has the focus, and Menu. What scrolls does so unless a page is highlighted.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { press in
            guard let key = press.key else { return !perform(press.type) }
            return !key.modifierFlags.isEmpty || !perform(key.keyCode)
        }
        guard !unused.isEmpty else { return }
        if highlightedIndexPath == nil {
            super.pressesBegan(unused, with: event)
        } else {
            next?.pressesBegan(unused, with: event)
        }
    }
}

extension TabStackCollectionView {
    /// What moves items besides scrolling.
    var movement: Movement {
        get { fanfoldLayout?.state.movement ?? Movement() }
        set { fanfoldLayout?.state.movement = newValue }
    }

    /// The time of the next frame, in seconds.
    var time: Double { CACurrentMediaTime() }

    /// The layout as it is shown now.
    var snapshot: LayoutSnapshot? {
        guard var snapshot = fanfoldLayout?.state.current(in: self) else { return nil }
        snapshot.movement = movement
        snapshot.movement?.time = time
        return snapshot
    }

    private func adoptLayout() {
        guard let fanfoldLayout else { return }
        let state = fanfoldLayout.state
        guard state.movement == nil else { return }
        alwaysBounceVertical = fanfoldLayout.layout.axis == .vertical
        alwaysBounceHorizontal = fanfoldLayout.layout.axis == .horizontal
        state.movement = Movement()
        state.didFollow = { [weak self] map in self?.follow(map) }
    }

    private func updateVeil() {
        veilView.veil = fanfoldLayout?.layout.veil
        veilView.frame = bounds
        veilView.alpha = 1 - min(max(movement.highlightAmount, 0), 1)
    }

    /// Whether a button of a remote control does anything.
    private func perform(_ button: UIPress.PressType) -> Bool {
        if button == .menu, highlightedIndexPath != nil {
            dismissHighlightedItem()
            return true
        }
        let focused = visibleCells.first(where: \.isFocused).flatMap(indexPath)
        guard button == .select, highlightsTappedItem, highlightedIndexPath == nil, let focused else {
            return false
        }
        highlightItem(at: focused)
        return true
    }

    private func perform(_ key: UIKeyboardHIDUsage) -> Bool {
        if highlightedIndexPath != nil {
            if key == .keyboardEscape { dismissHighlightedItem() }
            return key == .keyboardEscape
        }
        guard let indexPath = fanfoldLayout?.indexPathShown else { return false }
        switch key {
        case .keyboardReturnOrEnter where highlightsTappedItem, .keyboardSpacebar where highlightsTappedItem:
            highlightItem(at: indexPath)
        case .keyboardDeleteOrBackspace where removesByDrag, .keyboardDeleteForward where removesByDrag:
            requestRemoval(at: indexPath)
        default: return false
        }
        return true
    }
}
#endif
