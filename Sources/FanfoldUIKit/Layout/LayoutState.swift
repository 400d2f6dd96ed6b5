#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// What a layout remembers from one pass to the next: the engine above all, which says where items are.
///
/// An object, because moving the content in a pass makes UIKit ask the layout about that at once.
@MainActor
final class LayoutState {
    /// The item at which to start, until it has been shown.
    var initialIndexPath: IndexPath?
    /// The item that gets the focus, until the focus engine has scrolled to it.
    var itemToFocus: IndexPath?
    /// Whether the layout is the one of the last pass.
    var isLayoutCurrent = false
    /// Says where items are; nil before the first pass.
    var engine: HostedEngine?
    /// What the engine's frames, gestures and events are for; nil in a collection view that is not one of Fanfold's.
    weak var host: EngineHost?
    /// All as it was in the last pass; nil before the first one.
    private(set) var snapshot: LayoutSnapshot?
    /// The last pass before the items changed.
    private(set) var snapshotBeforeItemsChanged: LayoutSnapshot?
    /// The last pass in which the viewport had another size. UIKit may tell of an animated change of the bounds before or
    /// after the pass with the new ones.
    private var snapshotOfFormerSize: LayoutSnapshot?
    /// The items in the viewport that others cover wholly, as of when everything was last at rest.
    private var covered: Set<Int> = []
    /// What is being changed, while UIKit asks where items come from and where they go.
    private(set) var change: LayoutChange?
    /// Why there has to be another pass; nil where there is no telling.
    private var reason: LayoutInvalidationContext.Reason?
    private var isReloaded = false
    private var awaitsUpdates = false
    private weak var view: UICollectionView?
}

extension LayoutState {
    /// Takes in what a collection view is like now, and brings the content to where the engine wants it.
    func prepare(_ layout: any CollectionLayout, in view: UICollectionView) {
        if !isLayoutCurrent { layout.requireValidParameters() }
        if view !== self.view { start(after: nil) }
        self.view = view
        let isMoved = reason == .scrolling || reason == .resizing
        reason = nil
        if !isMoved { snapshotBeforeItemsChanged = snapshot }
        let sections = (isMoved ? snapshot?.sections : nil) ?? SectionRuns(of: view)
        var now = LayoutSnapshot(layout, of: view, sections)
        adoptDecelerationRate(of: layout, in: view)
        if sync(now, with: view, isOnlyMoved: isMoved) {
            carryOutRequest(&now, in: view)
            perform { $0.advance(to: $1) }
            now.adopt(engine, reordering: host?.reordering)
        } else {
            now.adopt(nil)
        }
        isLayoutCurrent = true
        if let snapshot, snapshot.context.viewport != now.context.viewport { snapshotOfFormerSize = snapshot }
        snapshot = now
        noteCoverage()
    }

    /// Does something with the engine, at the present time.
    @discardableResult
    func perform<Result>(_ action: (inout HostedEngine, Double) -> Result) -> Result? {
        guard var current = engine.take() else { return nil }
        defer { engine = current }
        return action(&current, max(CACurrentMediaTime(), current.time))
    }

    /// Something has changed; of several changes between two passes the greatest counts.
    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { isReloaded = true }
        let isOther = context.invalidateEverything || context.invalidateDataSourceCounts
        let new = isOther ? .other : (context as? LayoutInvalidationContext)?.reason ?? .other
        if reason != .other { reason = reason == .resizing && new == .scrolling ? .resizing : new }
    }

    /// Starts anew, where another layout stops: shows the item that rests there.
    func start(after other: LayoutState?) {
        snapshot = other?.snapshot
        snapshotOfFormerSize = nil
        engine = other?.engine
        view = other?.view
        host = other?.host ?? host
        isLayoutCurrent = false
        reason = .other
    }

    /// A layout as a collection view shows it now, be it in a pass or between two.
    ///
    /// - Parameter layout: The default is the one of the last pass.
    func current(in view: UICollectionView, _ layout: (any CollectionLayout)? = nil) -> LayoutSnapshot? {
        snapshot.map { LayoutSnapshot(layout ?? $0.layout, of: view, $0.sections) }
    }

    /// Tells the engine where the content is, before the size changes.
    func noteOffset(in view: UICollectionView) {
        guard let now = current(in: view), let snapshot, now.isLike(snapshot) else { return }
        follow(now, phase(of: view))
    }

    private func noteCoverage() {
        guard let engine, engine.phase == .idle, !engine.needsFrame else { return }
        let stage = engine.stage
        covered = Set(zip(stage.items, stage.reachability()).compactMap { $1 ? nil : $0.index })
    }

    /// Once for each rate, so that the application may choose another one.
    private func adoptDecelerationRate(of layout: any CollectionLayout, in view: UICollectionView) {
        let rate = layout.decelerationRate
        guard snapshot?.layout.decelerationRate != rate else { return }
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.perMillisecond)
    }
}

// MARK: Between the view and the engine

extension LayoutState {
    /// Tells the engine what the view is like.
    ///
    /// - Returns: Whether the engine knows the items; not so while it has still to be told what has become of them.
    private func sync(_ now: LayoutSnapshot, with view: UICollectionView, isOnlyMoved: Bool) -> Bool {
        let hosted = HostedLayout(now.layout, scrollsToTappedItem: host?.scrollsToTappedItem)
        guard engine != nil else {
            begin(hosted, now, in: view)
            return true
        }
        let isOtherCount = engine?.context.count != now.context.count
        let wasEmpty = engine?.context.count == 0
        if isOtherCount && !isReloaded && (!awaitsUpdates || isOnlyMoved) {
            awaitsUpdates = true
            return false
        }
        (isReloaded, awaitsUpdates) = (false, false)
        if let snapshot, snapshot.hasSameSize(as: now), !isAtBeginningAmongOtherBars(now, view) {
            follow(now, phase(of: view))
        } else {
            engine?.forgetReportedOffset()
        }
        engine?.options = host?.options ?? InteractionOptions()
        let isAnimated = host?.morphs == true
        perform { engine, time in
            engine.reconfigure(animated: isAnimated, time: time) { layout, context in
                layout = hosted
                context = now.context
            }
        }
        if wasEmpty ? isElsewhere(now, view) : isScrolledAmongBars(now, view) { adopt(now, phase(of: view)) }
        showInitialItem(now)
        return true
    }

    /// Whether the application has put the content elsewhere, before anything was shown.
    private func isElsewhere(_ now: LayoutSnapshot, _ view: UICollectionView) -> Bool {
        now.hasArea && now.context.count > 0 && !isAtBeginning(now, of: view)
    }

    /// Whether bars have changed and the content has been scrolled: they may shrink because of that, and must not hold it.
    private func isScrolledAmongBars(_ now: LayoutSnapshot, _ view: UICollectionView) -> Bool {
        guard let snapshot, hasOtherBars(now) else { return false }
        let isMoved = abs(now.context.offset - snapshot.context.offset) > LayoutSnapshot.rounding
        return phase(of: view) != .idle || isMoved && !isAtBeginning(now, of: view)
    }

    /// Whether bars have moved content that was at its beginning, and is at its new one.
    private func isAtBeginningAmongOtherBars(_ now: LayoutSnapshot, _ view: UICollectionView) -> Bool {
        hasOtherBars(now) && phase(of: view) == .idle && isAtBeginning(now, of: view)
    }

    private func hasOtherBars(_ now: LayoutSnapshot) -> Bool {
        guard let snapshot else { return false }
        return now.hasSameSize(as: snapshot) && now.context.insets != snapshot.context.insets
    }

    private func begin(_ hosted: HostedLayout, _ now: LayoutSnapshot, in view: UICollectionView) {
        isReloaded = false
        let item = initialIndexPath.flatMap(now.sections.index)
        if item != nil { initialIndexPath = nil }
        engine = HostedEngine(
            layout: hosted, context: now.context, initialItem: item ?? 0, scroller: .host)
        engine?.options = host?.options ?? InteractionOptions()
        engine?.advance(to: CACurrentMediaTime())
        if item == nil && isElsewhere(now, view) { adopt(now, .idle) }
    }

    /// An item that did not exist when it was to be shown first is shown once it does.
    private func showInitialItem(_ now: LayoutSnapshot) {
        guard now.hasArea, let index = initialIndexPath.flatMap(now.sections.index) else { return }
        initialIndexPath = nil
        perform { $0.scroll(to: index, animated: false, time: $1) }
    }

    /// Content that nobody has asked for elsewhere is where the scroll view has it. Where nobody shows frames, it rests
    /// there.
    private func follow(_ now: LayoutSnapshot, _ phase: ScrollPhase) {
        guard now.hasArea, engine?.requestedOffset == nil || phase != .idle else { return }
        adopt(now, phase)
    }

    private func adopt(_ now: LayoutSnapshot, _ phase: ScrollPhase) {
        let (offset, settles) = (now.context.offset, host?.isLive == true)
        perform { $0.follow(offset, phase: phase, settles: settles, time: $1) }
    }

    /// What the scroll view does with its content; nothing where fingers have an item.
    private func phase(of view: UIScrollView) -> ScrollPhase {
        engine?.allowsScrolling == false ? .idle : view.scrollPhase
    }

    /// Content that has not been scrolled yet, and not been put elsewhere by the application.
    private func isAtBeginning(_ now: LayoutSnapshot, of view: UICollectionView) -> Bool {
        let beginning = now.layout.offsetRange(in: now.context).lowerBound
        // Mirrored content is at its left end until UIKit knows its size.
        let isNew = now.layout.axis == .horizontal && now.isMirrored
        return abs(now.context.offset - beginning) <= LayoutSnapshot.rounding
            || isNew && abs(view.contentOffset.x + view.adjustedContentInset.left) <= LayoutSnapshot.rounding
    }

    /// Brings the content to where the engine wants it.
    private func carryOutRequest(_ now: inout LayoutSnapshot, in view: UICollectionView) {
        guard now.hasArea, now.context.count > 0, let offset = engine?.requestedOffset else { return }
        let target = now.contentOffset(at: offset, in: view, keeping: view.contentOffset)
        // Contrary to the content offset, the bounds are not rounded to pixels.
        if target != view.bounds.origin { view.bounds.origin = target }
        now.context.offset = now.offset(ofContentOffset: view.contentOffset, in: view)
        adopt(now, phase(of: view))
    }
}

extension UIScrollView {
    /// What the scroll view does with its content, as the engine calls it.
    var scrollPhase: ScrollPhase {
        isDecelerating ? .decelerating : isDragging ? .dragging : isTracking ? .held : .idle
    }
}

// MARK: Updates and bounds changes

extension LayoutState {
    /// The items change, and the engine with them.
    ///
    /// - Returns: Whether items are shown in other places now than the last pass said.
    func begin(_ updates: [UICollectionViewUpdateItem]) -> Bool {
        guard let before = snapshotBeforeItemsChanged, var after = snapshot, engine != nil else {
            return false
        }
        awaitsUpdates = false
        let map = ItemMap(updates, before: before.sections, after: after.sections)
        perform { engine, time in
            change(&engine, by: map, at: time)
            engine.advance(to: time)
        }
        let isLive = host?.isLive == true
        // What the engine moves, UIKit does not animate besides.
        if isLive, let view { UIView.performWithoutAnimation { carryOutRequest(&after, in: view) } }
        after.adopt(engine)
        snapshot = after
        change = LayoutChange(before: before, map: map, isFollowed: isLive)
        host?.follow(map)
        return true
    }

    private func change(_ engine: inout HostedEngine, by map: ItemMap, at time: Double) {
        guard let before = snapshotBeforeItemsChanged, engine.context.count == before.context.count else {
            return
        }
        guard let host else { return engine.apply(map.changes, animated: false, time: time) }
        host.apply(map, to: &engine, time: time)
    }

    /// Another layout takes over, and items go by themselves from where they are seen.
    func beginTransition() {
        change = snapshot.map { LayoutChange(before: $0, map: .identity, isFollowed: true) }
    }

    /// The size changes. The items stay what they are.
    func beginChange(from size: CGSize) {
        let former = Fanfold.Size(width: size.width, height: size.height)
        let known = [snapshot, snapshotOfFormerSize].first { $0?.context.viewport == former }
        change = (known ?? snapshot).map { LayoutChange(before: $0, map: .identity) }
    }

    func end() {
        change = nil
    }

    /// Where the content is after a change: where the engine has it, unless a finger holds it.
    func target(forProposed proposed: CGPoint, in view: UICollectionView) -> CGPoint {
        guard let now = current(in: view) else { return proposed }
        guard let engine, now.hasArea, change != nil || engine.requestedOffset != nil else {
            let range = now.layout.offsetRange(in: now.context)
            let offset = now.offset(ofContentOffset: proposed, in: view).clamped(to: range)
            return phase(of: view) == .idle
                ? now.contentOffset(at: offset, in: view, keeping: proposed) : proposed
        }
        return now.contentOffset(at: engine.context.offset, in: view, keeping: proposed)
    }

    /// How an item is shown, as UIKit has it.
    func attributes(
        of index: Int, _ pose: ItemAttributes, in snapshot: LayoutSnapshot
    ) -> FanfoldLayoutAttributes {
        let attributes = FanfoldLayoutAttributes(
            pose, at: snapshot.sections.indexPath(of: index), center: snapshot.inContent(pose.center),
            zIndex: snapshot.zIndex(of: index, pose))
        attributes.isCovered = isCovered(index)
        return attributes
    }

    /// Whether an item is in the viewport, but wholly behind others.
    func isCovered(_ index: Int) -> Bool { covered.contains(index) }

    /// Where an item starts that a change brings into view; nil where nothing changes.
    func initialAttributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let change, let snapshot, let index = snapshot.sections.index(of: indexPath) else { return nil }
        let pose = change.initialPose(of: index, after: snapshot)
        let seen = change.isFollowed ? snapshot : change.before
        return FanfoldLayoutAttributes(
            pose, at: indexPath, center: seen.inContent(pose.center), zIndex: snapshot.zIndex(of: index, pose)
        )
    }

    /// Where an item ends that a change takes out of view; nil where nothing changes. Of one that leaves, the host shows
    /// a likeness, so that the cell itself is not seen.
    func finalAttributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let change, let snapshot, let index = change.before.sections.index(of: indexPath) else {
            return nil
        }
        let pose = change.finalPose(of: index, after: snapshot)
        let attributes = FanfoldLayoutAttributes(
            pose, at: indexPath, center: snapshot.inContent(pose.center),
            zIndex: snapshot.zIndex(of: change.map.image(of: index), pose))
        attributes.isHidden = change.isFollowed && change.map.image(of: index) == nil
        return attributes
    }
}
#endif
