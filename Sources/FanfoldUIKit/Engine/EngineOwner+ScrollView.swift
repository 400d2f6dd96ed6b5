#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The synchronization of the scroll view and the engine.
extension EngineOwner {
    /// Reports the state of the view to the engine.
    ///
    /// - Parameter isOnlyMoved: Whether at most the bounds have changed.
    /// - Returns: Whether the engine has the current items. It has not while the updates are still to be reported.
    func sync(_ now: LayoutGeometry, with view: UICollectionView, isOnlyMoved: Bool) -> Bool {
        let isOtherCount = hasEngine && engine.context.count != now.context.count
        guard updateStage.pass(isOtherCount: isOtherCount, isOnlyMoved: isOnlyMoved) else { return false }
        guard hasEngine else {
            begin(now, in: view)
            return true
        }
        let isScrolled = isScrolledAmongBars(now, view)
        if let before = frame?.geometry, before.hasSameSize(as: now), !isMovedByBars(now, view) {
            report(now, phase(of: view))
        } else {
            perform { engine, _ in engine.forgetReportedOffset() }
        }
        // A layout that changes together with the items belongs to the items after the updates.
        let isOther = !isOnlyMoved || frame?.geometry.differsOnlyInOffset(from: now) != true
        if isOther && !updateStage.isUndescribed { reconfigure(now, view, isScrolled: isScrolled) }
        showInitialItem(now)
        return true
    }

    /// Gives the engine the layout, the context and the options of a pass.
    ///
    /// - Parameter isScrolled: Whether bars have changed and the content has been scrolled.
    func reconfigure(_ now: LayoutGeometry, _ view: UICollectionView, isScrolled: Bool) {
        let wasEmpty = engine.context.count == 0
        let new = engineSettings
        let hosted = hosted(now, new)
        if engine.context.viewport != now.context.viewport { host?.record?(.resize(now.context.viewport)) }
        perform { engine, time in
            engine.setOptions(new.options, time: time)
            engine.reconfigure(animated: new.morphs, time: time) { layout, context in
                layout = hosted
                context = self.requested(now)
            }
        }
        if wasEmpty ? isElsewhere(now, view) : isScrolled { adopt(now, phase(of: view)) }
    }

    /// The layout for the engine. The application's values of single items, such as sizes, are in the order of the data
    /// source; the engine has moved a lifted item already.
    private func hosted(_ now: LayoutGeometry, _ new: EngineSettings) -> AnyCollectionLayout {
        var layout = new.applied(to: now.layout)
        if case .move(let from, let to)? = settings.numbering.reordering, from != to {
            layout.renumber(.move(from: from, to: to))
        }
        return layout
    }

    /// The context for the engine, which loops as soon as there are enough items.
    private func requested(_ now: LayoutGeometry) -> LayoutContext {
        var context = now.context
        context.isLooping = now.loop.isRequested
        return context
    }

    /// Whether the application has scrolled the content before anything was shown.
    private func isElsewhere(_ now: LayoutGeometry, _ view: UICollectionView) -> Bool {
        now.hasArea && now.context.count > 0 && !isAtBeginning(now, of: view)
    }

    /// Whether bars have changed and the content has been scrolled, but not by the engine: scrolling may shrink bars, and they
    /// must not hold it.
    func isScrolledAmongBars(_ now: LayoutGeometry, _ view: UICollectionView) -> Bool {
        guard let frame, hasOtherBars(now) else { return false }
        let known = [frame.geometry.context.offset, engine.context.offset]
        let isMoved = known.allSatisfy { abs(now.context.offset - $0) > LayoutGeometry.rounding }
        return phase(of: view) != .idle || isMoved && !isMovedByBars(now, view)
    }

    /// Whether bars have moved the content: from its old beginning to its new one, or to its end. The scroll view moves
    /// content into its range before the layout has adapted the content's length to the bars.
    private func isMovedByBars(_ now: LayoutGeometry, _ view: UICollectionView) -> Bool {
        guard hasOtherBars(now), phase(of: view) == .idle else { return false }
        return isAtBeginning(now, of: view) || isAtEnd(now, of: view)
    }

    /// Whether the content is at the end of the scroll view's range, before which it was in the last pass.
    private func isAtEnd(_ now: LayoutGeometry, of view: UICollectionView) -> Bool {
        guard let frame else { return false }
        let end = now.offset(ofContentOffset: view.contentEnd(isMirrored: now.isMirrored))
        return abs(now.context.offset - end) <= LayoutGeometry.rounding
            && frame.geometry.context.offset > end - LayoutGeometry.rounding
    }

    private func hasOtherBars(_ now: LayoutGeometry) -> Bool {
        guard let before = frame?.geometry else { return false }
        return now.hasSameSize(as: before) && now.context.insets != before.context.insets
    }

    private func begin(_ now: LayoutGeometry, in view: UICollectionView) {
        let item = initialIndexPath.flatMap(now.sections.index)
        if item != nil { initialIndexPath = nil }
        let new = engineSettings
        start(
            HostedEngine(
                layout: hosted(now, new), context: requested(now), initialItem: item?.value ?? 0,
                scroller: .host))
        perform { engine, time in
            engine.setOptions(new.options, time: time)
            engine.advance(to: time)
        }
        if item == nil && isElsewhere(now, view) { adopt(now, .idle) }
    }

    /// Shows the initial item as soon as it exists.
    private func showInitialItem(_ now: LayoutGeometry) {
        guard initialIndexPath != nil, now.hasArea, let index = initialIndexPath.flatMap(now.sections.index)
        else { return }
        initialIndexPath = nil
        perform { $0.scroll(to: index.value, animated: false, time: $1) }
    }

    /// Reports the offset of the scroll view to the engine, unless the engine requests another one.
    private func report(_ now: LayoutGeometry, _ phase: ScrollPhase) {
        guard now.hasArea, engine.requestedOffset == nil || phase != .idle else { return }
        adopt(now, phase)
    }

    /// Reports the offset of the scroll view. Without frames, the content stays at that offset.
    private func adopt(_ now: LayoutGeometry, _ phase: ScrollPhase) {
        record(now, phase)
        let settles = settings.isLive
        perform { $0.report(now.context.offset, phase: phase, settles: settles, time: $1) }
    }

    private func record(_ now: LayoutGeometry, _ phase: ScrollPhase) {
        let offset = now.context.offset
        if phase != .idle, offset != engine.context.offset { host?.record?(.scrollToOffset(offset)) }
    }

    /// The phase of the scroll view; idle while fingers hold an item.
    func phase(of view: UIScrollView) -> ScrollPhase {
        engine.allowsScrolling ? view.scrollPhase : .idle
    }

    /// Whether the content has not been scrolled, neither by the user nor by the application.
    private func isAtBeginning(_ now: LayoutGeometry, of view: UICollectionView) -> Bool {
        var finite = now.context
        finite.isLooping = false
        let beginning = now.layout.offsetRange(in: finite).lowerBound
        // Mirrored content is at its left end until UIKit knows its size.
        let isNew = now.axis == .horizontal && now.isMirrored
        return abs(now.context.offset - beginning) <= LayoutGeometry.rounding
            || isNew && abs(view.contentOffset.x + view.adjustedContentInset.left) <= LayoutGeometry.rounding
    }

    /// Lets the engine read the offset, brings the content to the offset that it requests and, at rest, to its beginning across
    /// the scroll axis.
    ///
    /// Nothing scrolls across the scroll axis, but a former layout or former insets may have scrolled that way.
    ///
    /// - Parameter makesFrame: Whether the engine computes the frame. The default value is true.
    /// - Returns: Whether the content moves.
    @discardableResult
    func step(_ now: inout LayoutGeometry, in view: UICollectionView, makesFrame: Bool = true) -> Bool {
        guard now.hasArea else {
            if makesFrame { perform { $0.advance(to: $1) } }
            return false
        }
        var isMoved = false
        while let offset = requestedOffset(now, phase(of: view), makesFrame: makesFrame) {
            if now.context.isLooping { place(offset, in: &now, phase(of: view)) }
            let target = now.contentOffset(at: offset, keeping: view.contentBeginning)
            isMoved = move(view, to: target) || isMoved
            now.context.offset = now.offset(ofContentOffset: view.contentOffset)
        }
        guard phase(of: view) == .idle else { return isMoved }
        let straight = now.contentOffset(view.bounds.origin, withCrossOffsetOf: view.contentBeginning)
        return move(view, to: straight) || isMoved
    }

    private func requestedOffset(_ now: LayoutGeometry, _ phase: ScrollPhase, makesFrame: Bool) -> Double? {
        record(now, phase)
        let (offset, settles) = (now.context.offset, settings.isLive)
        let requested = perform { engine, time in
            makesFrame
                ? engine.step(offset: offset, phase: phase, settles: settles, time: time)
                : engine.requestedOffset(afterReport: offset, phase: phase, settles: settles, time: time)
        }
        return requested ?? nil
    }

    /// Moves the content to a content offset, and returns whether it is another one: a rounding error would request passes
    /// without end.
    ///
    /// The property `contentOffset` keeps the drag and the deceleration of a scroll view, which continue from there. Unlike
    /// it, the bounds are not rounded to pixels.
    private func move(_ view: UICollectionView, to target: CGPoint) -> Bool {
        let origin = view.bounds.origin
        guard max(abs(target.x - origin.x), abs(target.y - origin.y)) > Self.offsetPrecision else {
            return false
        }
        if phase(of: view) == .idle { view.bounds.origin = target } else { view.contentOffset = target }
        return true
    }

    /// The greatest rounding error of an offset, in points.
    private static var offsetPrecision: CGFloat { 1e-6 }

    /// Advances the time before a frame, and moves the content to the offset that the engine requests, so that the
    /// pass itself moves nothing.
    ///
    /// - Returns: Whether items move: whether the frame needs a pass.
    func passTime(to time: Double) -> Bool {
        guard let view, let frame, frame.isSynced, var now = currentGeometry,
            now.hasSameSize(as: frame.geometry)
        else { return true }
        noteSettings()
        let wasMoving = engine.needsFrame
        perform { engine, _ in engine.passTime(to: time) }
        return step(&now, in: view, makesFrame: false) || wasMoving || engine.needsFrame
    }

    /// Whether the insets differ from those of the last pass.
    func hasOtherInsets(_ view: UICollectionView) -> Bool {
        guard let geometry = frame?.geometry else { return true }
        let insets = Insets(
            view.layoutInsets(along: geometry.axis),
            isRightToLeft: geometry.context.direction == .rightToLeft)
        return geometry.context.insets != insets || geometry.adjustedInsets != view.adjustedContentInset
    }

    /// Reports the offset of the content before its size or layout changes.
    func noteOffset(in view: UICollectionView) {
        guard let now = currentGeometry, let frame, now.isLike(frame.geometry) else { return }
        noteSettings()
        report(now, phase(of: view))
    }
}

extension UIScrollView {
    /// The content offset of content that has not been scrolled.
    fileprivate var contentBeginning: CGPoint {
        CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    }

    /// The greatest content offset, along both axes, with the present content size.
    ///
    /// - Parameter isMirrored: Whether the content ends at its left edge.
    fileprivate func contentEnd(isMirrored: Bool) -> CGPoint {
        let (beginning, insets) = (contentBeginning, adjustedContentInset)
        let x = max(contentSize.width - bounds.width + insets.right, beginning.x)
        let y = max(contentSize.height - bounds.height + insets.bottom, beginning.y)
        return CGPoint(x: isMirrored ? beginning.x : x, y: y)
    }

    /// The scroll view's phase in the engine's terms. A finger that catches decelerating content counts first, because
    /// UIKit may still report deceleration.
    var scrollPhase: ScrollPhase {
        if isTracking { return isDragging ? .dragging : .held }
        return isDecelerating ? .decelerating : isDragging ? .dragging : .idle
    }
}
#endif
