#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// Between the view and the engine.
extension LayoutState {
    /// Tells the engine what the view is like.
    ///
    /// - Returns: Whether the engine knows the items; not so while it has still to be told what has become of them.
    func sync(_ now: LayoutSnapshot, with view: UICollectionView, isOnlyMoved: Bool) -> Bool {
        let hosted = AnyCollectionLayout(now.layout, scrollsToTappedItem: host?.scrollsToTappedItem)
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

    private func begin(_ hosted: AnyCollectionLayout, _ now: LayoutSnapshot, in view: UICollectionView) {
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
    func follow(_ now: LayoutSnapshot, _ phase: ScrollPhase) {
        guard now.hasArea, engine?.requestedOffset == nil || phase != .idle else { return }
        adopt(now, phase)
    }

    private func adopt(_ now: LayoutSnapshot, _ phase: ScrollPhase) {
        let (offset, settles) = (now.context.offset, host?.isLive == true)
        perform { $0.follow(offset, phase: phase, settles: settles, time: $1) }
    }

    /// What the scroll view does with its content; nothing where fingers have an item.
    func phase(of view: UIScrollView) -> ScrollPhase {
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
    func carryOutRequest(_ now: inout LayoutSnapshot, in view: UICollectionView) {
        guard now.hasArea, let offset = engine?.requestedOffset else { return }
        // Across the scroll axis there is nothing to scroll; a layout before may have scrolled that way.
        let target = now.contentOffset(at: offset, in: view, keeping: view.contentBeginning)
        // Contrary to the content offset, the bounds are not rounded to pixels.
        if target != view.bounds.origin { view.bounds.origin = target }
        now.context.offset = now.offset(ofContentOffset: view.contentOffset, in: view)
        adopt(now, phase(of: view))
    }
}

extension UIScrollView {
    /// Where content is that has not been scrolled.
    fileprivate var contentBeginning: CGPoint {
        CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    }

    /// What the scroll view does with its content, as the engine calls it.
    var scrollPhase: ScrollPhase {
        isDecelerating ? .decelerating : isDragging ? .dragging : isTracking ? .held : .idle
    }
}
#endif
