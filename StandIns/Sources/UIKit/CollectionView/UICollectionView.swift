/// Shows items at the positions given by a layout.
///
/// Simulated, in UIKit's documented order: `prepare()`, the content size, the attributes of visible elements;
/// dequeuing, display and reuse of cells; bounds changes, batch updates and layout transitions with their
/// initial and final attributes; prefetching; selection by taps. UIKit's exceptions are reported to
/// `StandIn.exceptionHandler`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { if delegateOfScrollView !== delegate { delegateOfScrollView = delegate } }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open var dragInteractionEnabled = true

    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { replaceLayout(with: newValue, animated: false, completion: nil) }
    }

    open var isPrefetchingEnabled = true
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    var layout: UICollectionViewLayout
    /// The item count of each section; nil if the data source has to be asked.
    var counts: [Int]?
    var isLayoutPrepared = false
    var pendingOffsetAdjustment = CGPoint.zero
    /// The layout's attributes since its last invalidation.
    var answers = LayoutAnswers()
    var shown: [ElementKey: UICollectionReusableView] = [:]
    var reuseQueues = ReuseQueues()
    /// The current request to the data source.
    var request: ElementRequest?
    var selection = SelectionState()
    /// The batch update in progress.
    var batch: BatchUpdate?
    /// The change of contents, bounds or layout in progress.
    var change: LayoutChange?
    /// The animated bounds change that is about to start.
    var boundsChange: (change: LayoutChange, oldBounds: CGRect)?
    /// The bounds before the last change of their size.
    var earlierBounds: CGRect?
    /// The interactively moved item.
    var movingItem: InteractiveMovement?
    /// The cells that are being reconfigured.
    var reconfigured: [IndexPath: UICollectionViewCell] = [:]
    var lastVisibleOrigin: CGPoint?
    var prefetched: Set<IndexPath> = []
    /// Prefetched cells that are configured and not yet displayed.
    var prepared: [IndexPath: UICollectionViewCell] = [:]
    /// Whether a layout pass is in progress.
    var isLayingOut = false

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.owner = self
    }

    /// Inherited, because Objective-C cannot remove an initializer. UIKit: "must be initialized with a
    /// non-nil layout parameter".
    public convenience override init(frame: CGRect) {
        StandIn.raise(
            .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
        self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
    }

    /// Simulated: a storyboard's collection view with a flow layout until another one is set.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.owner = self
    }

    // MARK: Contents

    open var numberOfSections: Int { currentCounts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        guard currentCounts.indices.contains(section) else {
            StandIn.raise(
                .internalInconsistency,
                "request for number of items in section \(section) when there are only "
                    + "\(currentCounts.count) sections in the collection view")
            return 0
        }
        return currentCounts[section]
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? { foremostItem(at: point) }

    open func reloadData() {
        batch?.isReloaded = true
        forgetPrepared()
        selection.clear(in: self)
        for key in Array(shown.keys) { endDisplaying(key) }
        let context = layout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        counts = nil
        layout.invalidateLayout(with: context)
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuseQueues.register(cellClass, for: ReuseKey(.cell, nil, identifier))
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuseQueues.register(
            nib.map { _ in UICollectionViewCell.self }, for: ReuseKey(.cell, nil, identifier))
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuseQueues.register(viewClass, for: ReuseKey(.supplementaryView, elementKind, identifier))
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let viewClass = nib.map { _ in UICollectionReusableView.self }
        reuseQueues.register(viewClass, for: ReuseKey(.supplementaryView, kind, identifier))
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(ReuseKey(.cell, nil, identifier), for: .cell(indexPath))
        return view as? UICollectionViewCell ?? UICollectionViewCell()
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(
            ReuseKey(.supplementaryView, elementKind, identifier),
            for: ElementKey(.supplementaryView, elementKind, indexPath))
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
    }

    /// No documentation states that the setter or one of the two methods calls another.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        replaceLayout(with: layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        replaceLayout(with: layout, animated: animated, completion: completion)
    }

    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
    private var interactive:
        (layout: UICollectionViewTransitionLayout, completion: LayoutInteractiveTransitionCompletion?)?

    /// Simulated: the views do not follow the progress.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition =
            delegate?.collectionView?(self, transitionLayoutForOldLayout: self.layout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: self.layout, nextLayout: layout)
        interactive = (transition, completion)
        return transition
    }

    open func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

    open func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

    private func endInteractiveTransition(isFinished: Bool) {
        guard let (transition, completion) = interactive else { return }
        interactive = nil
        guard isFinished else { return completion?(false, false) ?? () }
        replaceLayout(with: transition.nextLayout, animated: true) { completion?(true, $0) }
    }

    // MARK: Scrolling

    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(toItemAt: indexPath, scrollPosition, animated: animated)
    }

    override func target(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        if isPagingEnabled { return proposed }
        return layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        invalidateLayout(forBoundsChange: newBounds)
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        finishAnimatedBoundsChange()
    }

    override func delegateDidChange() {
        if delegate !== delegateOfScrollView {
            delegate = delegateOfScrollView as? any UICollectionViewDelegate
        }
    }

    // MARK: Changes

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        collectUpdates(updates, completion: completion)
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.insertedItems += indexPaths }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deletedItems += indexPaths }
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloadedItems += indexPaths }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedItems.append((indexPath, newIndexPath)) }
    }

    open func insertSections(_ sections: IndexSet) {
        update { $0.insertedSections += Array(sections) }
    }

    open func deleteSections(_ sections: IndexSet) {
        update { $0.deletedSections += Array(sections) }
    }

    open func reloadSections(_ sections: IndexSet) {
        update { $0.reloadedSections += Array(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append((section, newSection)) }
    }

    open func reconfigureItems(at indexPaths: [IndexPath]) {
        reconfigure(indexPaths)
    }

    // MARK: Interactive movement

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(ofItemAt: indexPath)
    }

    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveItem(to: targetPosition)
    }

    open func endInteractiveMovement() {
        endMovement(isCancelled: false)
    }

    open func cancelInteractiveMovement() {
        endMovement(isCancelled: true)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { touchItem(under: touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        liftFromItem()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        unhighlight()
    }

    // MARK: Selection

    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        changeSelection(to: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath, in: self)
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }
}
