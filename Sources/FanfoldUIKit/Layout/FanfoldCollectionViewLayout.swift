#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A `UICollectionViewLayout` that shows items where a `CollectionLayout` says that they are.
///
/// UIKit scrolls, recycles and animates; this class answers what it asks. Use one of the subclasses, such as
/// ``ExpandingCollectionViewLayout``, or ``CustomCollectionViewLayout`` for a layout of your own. To make a layout of
/// your own available in Interface Builder, subclass this class and override ``layout``.
///
/// All sections count as one run of items: there are no headers and footers between them, nor decoration views. What is
/// to stand between two sections is an item of its own. Scrolling costs what is visible, whatever the number of items; see
/// ``longestExactContent`` for how far content may reach.
open class FanfoldCollectionViewLayout: UICollectionViewLayout {
    /// The layout that places the items. The default is an expanding list with its default parameters.
    ///
    /// A subclass that overrides it calls ``layoutDidChange()`` when it changes.
    open var layout: any CollectionLayout { ExpandingLayout() }

    /// The item at which the collection view starts, for a collection view that has not been laid out yet. The
    /// default value is nil: the first one. An item that does not exist yet is waited for.
    public var initialIndexPath: IndexPath? {
        get { state.initialIndexPath }
        set { state.initialIndexPath = newValue }
    }

    let state = LayoutState()
    private lazy var settings = NotificationObserver(
        UIAccessibility.reduceMotionStatusDidChangeNotification
    ) { [weak self] in self?.invalidateLayout() }

    /// Tells that ``layout`` is another one, or has other parameters. The item at rest stays at rest.
    public func layoutDidChange() {
        state.isLayoutCurrent = false
        invalidateLayout()
    }

    /// Tells that items are somewhere else, though nothing but time has changed.
    func invalidatePlaces() {
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

    /// Takes in what the collection view is like now. An override calls `super`.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        settings.observe()
        if !state.isLayoutCurrent { collectionView.refuseSupplementaryViews() }
        state.prepare(layout, in: collectionView)
    }

    open override var collectionViewContentSize: CGSize { state.snapshot?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let snapshot = state.snapshot else { return [] }
        return snapshot.items(in: rect).map { state.attributes(of: $0.index, $0.pose, in: snapshot) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let snapshot = state.snapshot, let index = snapshot.sections.index(of: indexPath) else {
            return nil
        }
        return state.attributes(of: index, snapshot.pose(of: index), in: snapshot)
    }

    // MARK: Decoration views

    /// Refuses, in debug builds: there are no decoration views.
    open override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        refuse("A decoration view", ofKind: elementKind)
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }

    /// Refuses, in debug builds: there are no decoration views.
    open override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        refuse("A decoration view", ofKind: elementKind)
        super.register(nib, forDecorationViewOfKind: elementKind)
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        state.invalidate(with: context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return true }
        let bounds = collectionView.bounds
        if newBounds.size != bounds.size || state.hasOtherInsets(collectionView) { return true }
        return layout.axis == .vertical ? newBounds.minY != bounds.minY : newBounds.minX != bounds.minX
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView else { return context }
        let isResized = newBounds.size != collectionView.bounds.size
        if isResized { state.noteOffset(in: collectionView) }
        (context as? LayoutInvalidationContext)?.reason = isResized ? .resizing : .scrolling
        return context
    }

    // MARK: Scrolling

    /// Where scrolling comes to rest; `velocity` is in points per millisecond, as UIKit has it.
    open override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView, let snapshot = state.current(in: collectionView) else {
            return proposedContentOffset
        }
        let focused = collectionView.isDragging ? nil : state.itemToFocus
        if let offset = focused.flatMap(contentOffset(showing:)) { return offset }
        return snapshot.restingContentOffset(
            forProposed: proposedContentOffset, velocity: velocity, in: collectionView)
    }

    /// Where the content is after a change of the items or of the bounds: the item that rested stays at rest.
    open override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        guard let collectionView else { return proposedContentOffset }
        return state.target(forProposed: proposedContentOffset, in: collectionView)
    }

    // MARK: Direction

    /// UIKit mirrors horizontal layouts where the collection view reads right to left; vertical ones never flip.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { layout.axis == .horizontal }

    /// Layouts are written left to right, whatever the language of the application's developer.
    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Shows the item that rests in another layout, where that is one of Fanfold's, too. Content that moves on by itself
    /// stops: it is on its way to where the other layout would rest.
    open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        if let view = collectionView ?? oldLayout.collectionView, !view.isTracking { view.stopDecelerating() }
        state.start(after: (oldLayout as? FanfoldCollectionViewLayout)?.state)
        if state.host?.morphs == true { state.beginTransition() }
    }

    open override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        state.end()
    }

    // MARK: Updates and bounds changes

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        if state.begin(updateItems) { invalidatePlaces() }
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        state.end()
    }

    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        state.beginChange(from: oldBounds.size)
    }

    open override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        state.end()
    }

    /// Where an item starts: where it was before the change or, a new one, where the layout has new ones come from.
    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        state.initialAttributes(at: itemIndexPath)
            ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    /// Where an item ends: where it is after the change or, a removed one, where the layout has such ones go.
    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        state.finalAttributes(at: itemIndexPath)
            ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    // MARK: Reordering

    /// The item whose place along the axis is nearest to the finger.
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        state.host?.movementTarget ?? state.snapshot?.nearestItem(to: position) ?? previousIndexPath
    }

    /// Where the finger holds an item: in front of all others.
    open override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
            at: indexPath, withTargetPosition: position)
        attributes.zIndex = StackingOrder.front
        return attributes
    }
}
#endif
