#if canImport(UIKit)
import Fanfold
import UIKit

/// What a layout remembers from one pass to the next.
///
/// An object, because moving the content in a pass makes UIKit ask the layout about that at once.
@MainActor
final class LayoutState {
    /// The item at which to start, until it has been shown.
    var initialIndexPath: IndexPath?
    /// Whether the layout is the one of the last pass.
    var isLayoutCurrent = false
    /// All as it was in the last pass; nil before the first one.
    private(set) var snapshot: LayoutSnapshot?
    /// The last pass before the items changed.
    private(set) var snapshotBeforeItemsChanged: LayoutSnapshot?
    private(set) var stage: Stage?
    /// What is being changed, while UIKit asks where items come from and where they go.
    private(set) var change: LayoutChange?
    /// What moves items besides scrolling; nil where the collection view knows no such thing.
    var movement: Movement?
    /// Called when the items have changed and the movement has followed.
    var didFollow: (@MainActor (ItemMap) -> Void)?
    /// Why there has to be another pass; nil where there is no telling.
    private var reason: LayoutInvalidationContext.Reason?
    private var rest = Rest()
    private weak var view: UICollectionView?

    /// Where the content is that nobody moves.
    private struct Rest {
        /// The position that is shown.
        var position = 0.0
        /// The offset at which it was shown last.
        var offset: Double?

        /// As much as rounding to pixels may change an offset, in points.
        static var tolerance: Double { 0.5 }
        /// How far a position may be off, in items.
        static var rounding: Double { 1e-6 }
    }
}

extension LayoutState {
    /// Takes in what a collection view is like now. Where more than its offset has changed, brings the item that
    /// rested back to rest.
    func prepare(_ layout: any CollectionLayout, in view: UICollectionView) {
        if !isLayoutCurrent { layout.requireValidParameters() }
        if view !== self.view { start(after: nil) }
        self.view = view
        let isMoved = reason == .scrolling || reason == .resizing
        reason = nil
        if !isMoved { snapshotBeforeItemsChanged = snapshot }
        let sections = (isMoved ? snapshot?.sections : nil) ?? SectionRuns(of: view)
        var now = LayoutSnapshot(layout, of: view, sections)
        movement?.time = CACurrentMediaTime()
        now.movement = movement
        adoptDecelerationRate(of: layout, in: view)
        if let offset = restingOffset(in: now, of: view) {
            move(view, to: offset, now)
            now.context.offset = offset
            rest.offset = offset
        } else {
            noteRest(in: now)
        }
        isLayoutCurrent = true
        snapshot = now
        stage = Stage(of: now)
    }

    /// Something has changed; of several changes between two passes the greatest counts.
    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        let isOther = context.invalidateEverything || context.invalidateDataSourceCounts
        let new = isOther ? .other : (context as? LayoutInvalidationContext)?.reason ?? .other
        if reason != .other { reason = reason == .resizing && new == .scrolling ? .resizing : new }
    }

    /// Starts anew, where another layout stops: shows the item that rests there.
    func start(after other: LayoutState?) {
        snapshot = other?.snapshot
        rest = other?.rest ?? Rest()
        view = other?.view
        movement = other?.movement ?? movement
        didFollow = other?.didFollow ?? didFollow
        isLayoutCurrent = false
        reason = .other
    }

    /// A layout as a collection view shows it now, be it in a pass or between two.
    ///
    /// - Parameter layout: The default is the one of the last pass.
    func current(in view: UICollectionView, _ layout: (any CollectionLayout)? = nil) -> LayoutSnapshot? {
        snapshot.map { LayoutSnapshot(layout ?? $0.layout, of: view, $0.sections) }
    }

    /// Remembers what is shown, before the size changes.
    func noteRest(in view: UICollectionView) {
        guard let now = current(in: view), let snapshot, now.isLike(snapshot),
            now.context.insets == snapshot.context.insets
        else { return }
        noteRest(in: now)
    }

    private func noteRest(in now: LayoutSnapshot) {
        guard now.hasArea && now.context.count > 0 else { return }
        if let offset = rest.offset, abs(offset - now.context.offset) <= Rest.tolerance { return }
        // UIKit rounds offsets to pixels; an item that rests does so exactly.
        let item = now.positionShown.rounded(.toNearestOrEven)
        let isItem = abs(now.offset(showing: item) - now.context.offset) <= Rest.tolerance
        rest = Rest(position: isItem ? item : now.positionShown, offset: now.context.offset)
    }

    /// The offset to which the content has to be moved, or nil where it is right.
    private func restingOffset(in now: LayoutSnapshot, of view: UICollectionView) -> Double? {
        guard now.hasArea else { return nil }
        if let indexPath = initialIndexPath, let index = now.sections.index(of: indexPath) {
            initialIndexPath = nil
            rest.position = Double(index)
            return now.offset(showing: rest.position)
        }
        guard let snapshot, rest.offset != nil else { return offsetAtStart(in: now, of: view) }
        if isLayoutCurrent && now.isLike(snapshot) {
            let isMoving = view.isTracking || view.isDragging || view.isDecelerating
            if now.context.insets == snapshot.context.insets || isMoving { return nil }
            // Bars may shrink because the content scrolls, and must not hold it.
            let isMoved = abs(now.context.offset - snapshot.context.offset) > Rest.tolerance
            if isMoved { return rest.position == 0 ? offsetAtStart(in: now, of: view) : nil }
        }
        return now.offset(showing: rest.position)
    }

    /// Where content that is at its beginning shows the first item at rest; nil where it does, as far as can be seen, or
    /// where the application has put it elsewhere.
    private func offsetAtStart(in now: LayoutSnapshot, of view: UICollectionView) -> Double? {
        guard now.context.count > 0, isAtBeginning(now, of: view) else { return nil }
        var resting = now
        resting.context.offset = now.offset(showing: 0)
        return now.pose(of: 0) == resting.pose(of: 0) ? nil : resting.context.offset
    }

    private func isAtBeginning(_ now: LayoutSnapshot, of view: UICollectionView) -> Bool {
        let beginning = now.layout.offsetRange(in: now.context).lowerBound
        let isBefore = abs(now.context.offset - beginning) <= Rest.tolerance
        // Mirrored content is at its left end until UIKit knows its size.
        let isNew = rest.offset == nil && now.layout.axis == .horizontal
        return isBefore
            || isNew && abs(view.contentOffset.x + view.adjustedContentInset.left) <= Rest.tolerance
    }

    private func move(_ view: UICollectionView, to offset: Double, _ now: LayoutSnapshot) {
        let target = now.contentOffset(at: offset, in: view, keeping: view.contentOffset)
        if target != view.contentOffset { view.contentOffset = target }
    }

    /// Once for each rate, so that the application may choose another one.
    private func adoptDecelerationRate(of layout: any CollectionLayout, in view: UICollectionView) {
        let rate = layout.decelerationRate
        guard snapshot?.layout.decelerationRate != rate else { return }
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.perMillisecond)
    }
}

extension LayoutState {
    /// The items change. The one that rested goes on resting.
    ///
    /// - Returns: Whether items are shown in other places now than the last pass said.
    func begin(_ updates: [UICollectionViewUpdateItem]) -> Bool {
        guard let before = snapshotBeforeItemsChanged, let snapshot else { return false }
        let map = ItemMap(updates, before: before.sections, after: snapshot.sections)
        change = LayoutChange(before: before, map: map)
        let item = Int((rest.position + Rest.rounding).rounded(.down))
        // Where there was none, none rested: the first items come to the beginning.
        let moved = before.context.count > 0 ? map.place(ofRestingItem: item) - item : 0
        if moved != 0 {
            rest.position += Double(moved)
            rest.offset = snapshot.offset(showing: rest.position)
            change?.restingOffset = rest.offset
        }
        return follow(map, from: before, to: snapshot)
    }

    /// What moves goes on from what is seen.
    private func follow(_ map: ItemMap, from before: LayoutSnapshot, to snapshot: LayoutSnapshot) -> Bool {
        guard var movement else { return false }
        movement.time = CACurrentMediaTime()
        var (seen, after) = (before, snapshot)
        seen.movement?.time = movement.time
        let range = after.layout.offsetRange(in: after.context)
        after.context.offset = change?.restingOffset ?? before.context.offset.clamped(to: range)
        movement.follow(map, from: seen, to: after)
        self.movement = movement
        change = LayoutChange(
            before: seen, map: map, restingOffset: after.context.offset, isFollowed: true)
        didFollow?(map)
        return true
    }

    /// The size changes. The items stay what they are.
    func beginBoundsChange() {
        change = snapshot.map { LayoutChange(before: $0, map: .identity) }
    }

    func end() {
        change = nil
    }

    /// Where the content is after a change: within its range, unless a finger holds it.
    func target(forProposed proposed: CGPoint, in view: UICollectionView) -> CGPoint {
        guard let now = current(in: view) else { return proposed }
        if let offset = change?.restingOffset {
            return now.contentOffset(at: offset, in: view, keeping: proposed)
        }
        if view.isTracking || view.isDragging || view.isDecelerating { return proposed }
        return now.contentOffset(at: now.offsetInRange(of: proposed, in: view), in: view, keeping: proposed)
    }

    /// How an item is shown, as UIKit has it.
    func attributes(
        of index: Int, _ pose: ItemAttributes, in snapshot: LayoutSnapshot
    ) -> FanfoldLayoutAttributes {
        let attributes = FanfoldLayoutAttributes(
            pose, at: snapshot.sections.indexPath(of: index), center: snapshot.inContent(pose.center))
        attributes.isCovered = stage?.isCovered(index) ?? false
        return attributes
    }

    /// Where an item starts that a change brings into view; nil where nothing changes.
    func initialAttributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let change, let snapshot, let index = snapshot.sections.index(of: indexPath) else { return nil }
        let pose = change.initialPose(of: index, after: snapshot)
        return FanfoldLayoutAttributes(pose, at: indexPath, center: change.before.inContent(pose.center))
    }

    /// Where an item ends that a change takes out of view; nil where nothing changes.
    func finalAttributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let change, let snapshot, let index = change.before.sections.index(of: indexPath) else {
            return nil
        }
        let pose = change.finalPose(of: index, after: snapshot)
        return FanfoldLayoutAttributes(pose, at: indexPath, center: snapshot.inContent(pose.center))
    }
}
#endif
