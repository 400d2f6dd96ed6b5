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
    /// Whose engine it is; nil in a collection view that is not one of Fanfold's.
    weak var owner: FanfoldCollectionView?
    /// All as it was in the last pass; nil before the first one.
    var snapshot: LayoutSnapshot?
    /// The last pass before the items changed.
    var snapshotBeforeItemsChanged: LayoutSnapshot?
    /// The last pass in which the viewport had another size. UIKit may tell of an animated change of the bounds before or
    /// after the pass with the new ones.
    var snapshotOfFormerSize: LayoutSnapshot?
    /// The items in the viewport that others cover wholly, as of when everything was last at rest.
    private var covered: Set<Int> = []
    /// What is being changed, while UIKit asks where items come from and where they go.
    var change: LayoutChange?
    /// Why there has to be another pass; nil where there is no telling.
    private var reason: LayoutInvalidationContext.Reason?
    var isReloaded = false
    var awaitsUpdates = false
    weak var view: UICollectionView?
}

extension LayoutState {
    /// What the engine's frames, gestures and events are for. It is asked for by way of the view: one that is let go of on
    /// another thread is gone before it is destroyed, on the main one, and its host with it.
    var host: EngineHost? { owner?.host }

    /// Takes in what a collection view is like now, and brings the content to where the engine wants it.
    func prepare(_ layout: any CollectionLayout, in view: UICollectionView) {
        if !isLayoutCurrent { layout.requireValidParameters() }
        if view !== self.view { start(in: view) }
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

    /// Starts anew, in another view.
    private func start(in view: UICollectionView) {
        start(after: nil)
        self.view = view
        owner = view as? FanfoldCollectionView
    }

    /// Starts anew, where another layout stops: shows the item that rests there.
    func start(after other: LayoutState?) {
        snapshot = other?.snapshot
        snapshotOfFormerSize = nil
        engine = other?.engine
        view = other?.view
        owner = other?.owner ?? owner
        // All may have to be shown anew since then.
        isReloaded = other?.isReloaded ?? isReloaded
        isLayoutCurrent = false
        reason = .other
    }

    /// A layout as a collection view shows it now, be it in a pass or between two.
    ///
    /// - Parameter layout: The default is the one of the last pass.
    func current(in view: UICollectionView, _ layout: (any CollectionLayout)? = nil) -> LayoutSnapshot? {
        snapshot.map { LayoutSnapshot(layout ?? $0.layout, of: view, $0.sections) }
    }

    /// Whether the insets are others than in the last pass.
    func hasOtherInsets(_ view: UICollectionView) -> Bool {
        current(in: view).map { $0.context.insets != snapshot?.context.insets } ?? true
    }

    /// Tells the engine where the content is, before the size changes.
    func noteOffset(in view: UICollectionView) {
        guard let now = current(in: view), let snapshot, now.isLike(snapshot) else { return }
        follow(now, phase(of: view))
    }

    /// Whether an item is in the viewport, but wholly behind others.
    func isCovered(_ index: Int) -> Bool { covered.contains(index) }

    private func noteCoverage() {
        guard let engine, engine.phase == .idle, !engine.needsFrame else { return }
        let frame = engine.frame
        covered = Set(zip(frame.visibleItems, frame.reachability()).compactMap { $1 ? nil : $0.index })
    }

    /// Once for each rate, so that the application may choose another one.
    private func adoptDecelerationRate(of layout: any CollectionLayout, in view: UICollectionView) {
        let rate = layout.decelerationRate
        guard snapshot?.layout.decelerationRate != rate else { return }
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.perMillisecond)
    }
}
#endif
