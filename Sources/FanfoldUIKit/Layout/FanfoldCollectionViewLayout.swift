#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// A `UICollectionViewLayout` that shows items as a `CollectionLayout` does.
///
/// UIKit scrolls, recycles and animates; this class answers its queries, by lookup in the frame that the owner of the engine
/// publishes. Use one of the subclasses, such as ``ExpandingCollectionViewLayout``, or ``CustomCollectionViewLayout`` for a
/// custom layout. To make a custom layout available in Interface Builder, subclass this class and override ``layout``.
///
/// All sections count as one run of items: there are no headers and footers between them, nor decoration views. A separator
/// between two sections is an item. The cost of scrolling depends on the visible items, not on their number;
/// ``longestExactContent`` limits the content.
open class FanfoldCollectionViewLayout: UICollectionViewLayout {
    /// The layout of the items. The default value is an expanding list with its default parameters.
    ///
    /// A subclass that overrides it calls ``layoutDidChange()`` when it changes.
    open var layout: any CollectionLayout { ExpandingLayout() }

    /// The item at which the collection view starts, if it has not been laid out yet. The default value is nil: the first
    /// item. An item that does not exist yet is shown as soon as it does.
    public var initialIndexPath: IndexPath? {
        get { owner.initialIndexPath }
        set { owner.initialIndexPath = newValue }
    }

    /// The owner of the engine: that of the collection view or, in a view that is not a ``FanfoldCollectionView``, a
    /// custom one.
    private(set) var owner = EngineOwner()
    private lazy var settings = NotificationObserver(
        UIAccessibility.reduceMotionStatusDidChangeNotification
    ) { [weak self] _ in self?.invalidateLayout() }

    /// Applies a change of ``layout`` or of its parameters. The item at rest stays at rest. If the layout scrolls along
    /// another axis now, movements of the content end.
    public func layoutDidChange() {
        if let former = owner.frame?.geometry.axis, former != layout.axis { collectionView?.stopScrolling() }
        owner.layoutDidChange()
        invalidateLayout()
    }

    /// Requests a pass in which only the items move.
    func invalidateItems() {
        let context = LayoutInvalidationContext()
        context.reason = .scrolling
        invalidateLayout(with: context)
    }

    // MARK: Classes

    /// ``FanfoldLayoutAttributes``.
    open override class var layoutAttributesClass: AnyClass { FanfoldLayoutAttributes.self }

    /// ``LayoutInvalidationContext``.
    open override class var invalidationContextClass: AnyClass { LayoutInvalidationContext.self }

    // MARK: Layout

    /// Takes in the state of the collection view. An override calls `super`.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        settings.observe()
        adoptOwner(of: collectionView)
        if owner.axis == nil { collectionView.refuseSupplementaryViews() }
        owner.prepare(self, in: collectionView)
    }

    open override var collectionViewContentSize: CGSize { owner.frame?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        owner.attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner.attributes(at: indexPath)
    }

    // MARK: Decoration views

    /// Stops a debug build: there are no decoration views.
    open override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        refuse("A decoration view", ofKind: elementKind)
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }

    // Nibs are deprecated on visionOS.
    #if !os(visionOS)
    /// Rejects decoration views in debug builds.
    open override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        refuse("A decoration view", ofKind: elementKind)
        super.register(nib, forDecorationViewOfKind: elementKind)
    }
    #endif

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner.invalidate(with: context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return true }
        let bounds = collectionView.bounds
        return newBounds != bounds || owner.hasOtherInsets(collectionView)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView else { return context }
        let isResized = newBounds.size != collectionView.bounds.size
        if isResized { owner.noteOffset(in: collectionView) }
        (context as? LayoutInvalidationContext)?.reason = isResized ? .resizing : .scrolling
        return context
    }

    // MARK: Scrolling

    /// The content offset at which scrolling settles. UIKit's `velocity` is in points per millisecond.
    open override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView, let geometry = owner.currentGeometry else { return proposedContentOffset }
        let focused = collectionView.isDragging ? nil : owner.itemToFocus
        if let offset = focused.flatMap(contentOffset(showing:)) { return offset }
        let target = geometry.restingOffset(
            forProposed: proposedContentOffset, velocity: velocity,
            snapping: owner.host?.view.presentSnapping ?? .layout,
            style: owner.host?.view.motionStyle, from: owner.hasEngine ? owner.engine.restingPosition : .nan)
        if collectionView.isDragging {
            owner.decelerationTarget = target
            owner.host?.willEndDragging(withTarget: target, in: geometry)
        }
        return geometry.contentOffset(at: target, keeping: proposedContentOffset)
    }

    /// The content offset after a change of the items or of the bounds: the item at rest stays at rest.
    open override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        guard let collectionView else { return proposedContentOffset }
        return owner.target(forProposed: proposedContentOffset, in: collectionView)
    }

    // MARK: Direction

    /// UIKit mirrors horizontal layouts in a right-to-left collection view; vertical ones never flip.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { axis == .horizontal }

    /// Layouts are written left to right, whatever the language of the application's developer.
    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Shows the item at rest in another Fanfold layout. Decelerating content stops, because its target is a resting
    /// offset of the other layout.
    open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        let view = collectionView ?? oldLayout.collectionView
        if let view, !view.isTracking { view.stopDecelerating() }
        if let oldLayout = oldLayout as? FanfoldCollectionViewLayout {
            // The application may have scrolled since the last pass.
            if let view { oldLayout.owner.noteOffset(in: view) }
            goOn(with: oldLayout.owner)
        } else if !(owner.view is FanfoldCollectionView) {
            startAnew()
        }
        if owner.host?.morphs == true { owner.beginTransition() }
    }

    open override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        owner.endChange()
    }

    // MARK: Updates and bounds changes

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        if owner.begin(updateItems) { invalidateItems() }
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        owner.endChange()
    }

    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        owner.beginChange(from: oldBounds.size)
    }

    open override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        owner.endChange()
    }

    /// The start of an item: its attributes before the change or, for a new item, those of the layout's insertion.
    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner.initialAttributes(at: itemIndexPath)
            ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    /// The end of an item: its attributes after the change or, for a removed item, those of the layout's removal.
    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner.finalAttributes(at: itemIndexPath)
            ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    // MARK: Reordering

    /// The item whose center is nearest to the finger, along the axis.
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        owner.host?.reordering.takeTarget() ?? owner.frame?.nearestItem(to: position) ?? previousIndexPath
    }

    /// The attributes of an item that a finger holds: in front of all others.
    open override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
            at: indexPath, withTargetPosition: position)
        attributes.zIndex = StackingOrder.front
        return attributes
    }
}

// MARK: The owner of the engine

extension FanfoldCollectionViewLayout {
    /// The scroll axis. Reading it from ``layout`` takes longer.
    private var axis: Fanfold.Axis { owner.axis ?? layout.axis }

    /// Continues with the engine of the collection view, or of the former layout.
    func goOn(with other: EngineOwner) {
        if other !== owner {
            if let item = owner.initialIndexPath { other.initialIndexPath = item }
            owner = other
        }
        owner.layoutWasReplaced()
    }

    /// Makes sure that the owner belongs to the collection view: several views may use a layout one after the other.
    private func adoptOwner(of view: UICollectionView) {
        if let view = view as? FanfoldCollectionView {
            if owner !== view.host.owner { goOn(with: view.host.owner) }
        } else if let other = owner.view, other !== view {
            startAnew()
        }
    }

    private func startAnew() {
        let item = owner.initialIndexPath
        owner = EngineOwner()
        owner.initialIndexPath = item
    }
}
#endif
