#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Calls of the application.
extension EngineHost {
    /// The progress of opening at this instant. After the last frame, a copy of the engine advances to it.
    var openProgress: Double {
        let now = now
        guard hasEngine, now > owner.engine.time, owner.engine.needsFrame else {
            return owner.engine.openProgress
        }
        var copy = owner.engine
        copy.advance(to: now)
        return copy.openProgress
    }

    func openItem(at index: EngineIndex, animated: Bool, _ completion: ((Bool) -> Void)?) {
        view.stopDecelerating()
        let isOpened = engine?.isOpened(index.value) == true
        // The call may end this opening and begin another one, so the completion is added first.
        if !isOpened { wait(for: .opening, of: index, completion) }
        record?(.open(index.value))
        perform { $0.openItem(at: index.value, animated: animated && self.mayAnimate, time: $1) }
        endOvertakenOpenings()
        if isOpened { call(completion, true) }
    }

    func closeItem(animated: Bool, _ completion: ((Bool) -> Void)?) {
        let index = (engine?.itemOnItsWay).map(EngineIndex.init)
        if let index { wait(for: .closing, of: index, completion) }
        record?(.close)
        perform { $0.closeItem(animated: animated && self.mayAnimate, time: $1) }
        endOvertakenOpenings()
        if index == nil { call(completion, true) }
    }

    /// Has the data source put back removed items, which the engine then shows on their way back.
    func undoRemoval() -> Bool {
        layOut()
        guard let range = engine?.removalToUndo, let sections = geometry?.sections else { return false }
        let count = sections.count
        isUndoing = true
        let isCommitted = commitUndo(at: sections.indexPath(forInsertionAt: DataIndex(range.lowerBound)))
        isUndoing = false
        guard isCommitted else { return false }
        view.layoutIfNeeded()
        show()
        guard (geometry?.sections.count ?? 0) > count else { return false }
        forgetLastUndo()
        return true
    }

    /// Applies a change of the items to the engine, unless the engine has made it already.
    ///
    /// - Parameter layout: The layout after the change.
    func apply(
        _ map: ItemMap, _ layout: AnyCollectionLayout, to engine: inout HostedEngine, time: Double
    ) {
        // The engine has moved an item.
        guard !reordering.end(with: map) else { return }
        record(map.changes)
        engine.advance(to: time)
        keepEvents(of: &engine)
        abandonReordering(&engine, time)
        gate.renumber(by: map)
        reordering.renumber(by: map)
        let open = engine.itemOnItsWay
        apply(map, map.changes, layout, to: &engine, time: time)
        let isLost = open.map { map.image(of: DataIndex($0)) == nil } == true
        keepEvents(ofChangeIn: &engine, lost: isLost ? open.map(EngineIndex.init) : nil)
    }

    /// Records changes, except an appended item: the engine of a script inserts it itself.
    private func record(_ changes: [CollectionChange]) {
        guard let record, !calls.isAppending else { return }
        for change in changes { record(.change(change)) }
    }

    private func apply(
        _ map: ItemMap, _ changes: [CollectionChange], _ layout: AnyCollectionLayout,
        to engine: inout HostedEngine, time: Double
    ) {
        let isAnimated = mayAnimate
        if isUndoing, let range = engine.removalToUndo,
            changes == [.insert(at: range.lowerBound, count: range.count)]
        {
            engine.undoRemoval(animated: isAnimated, time: time)
        } else {
            engine.apply(
                changes, followingMovedItem: !reordering.isReverting, layout: layout, animated: isAnimated,
                time: time)
        }
    }

    /// Applies changed permissions of interactions.
    func optionsDidChange() {
        let options = options
        perform { $0.setOptions(options, time: $1) }
    }
}

// MARK: Scrolling

extension EngineHost {
    func scroll(
        to index: EngineIndex, align alignment: ItemAlignment = .resting, duration: Double? = nil,
        animated: Bool
    ) {
        stopAutomaticScrolling()
        view.stopDecelerating()
        let start = view.contentOffset
        let isAnimated = animated && mayAnimate
        record?(.scrollTo(index.value, align: alignment, duration: duration, animated: isAnimated))
        perform {
            $0.scroll(
                to: index.value, align: alignment, duration: duration, animated: isAnimated, time: $1)
        }
        view.layoutIfNeeded()
        let isIdle = hasEngine && owner.engine.phase == .idle
        if animated && !(isIdle && view.contentOffset == start) { reports.isScrollAnimated = true }
        if isIdle { endScrollingAnimation() }
    }

    /// Keeps an offset that the application sets while the engine moves the content. UIKit itself sets offsets for
    /// the layout and for changed insets.
    func contentWasScrolled() {
        guard hasEngine, owner.engine.phase != .idle, view.scrollPhase == .idle,
            let geometry, let now = owner.currentGeometry, now.hasSameSize(as: geometry),
            now.context.insets == geometry.context.insets,
            abs(now.context.offset - owner.engine.context.offset) > LayoutGeometry.rounding
        else { return }
        perform { $0.report(now.context.offset, phase: .idle, time: $1) }
    }

    /// Lets scrolling content settle when the view leaves its window. Otherwise it would stop between two items.
    func letGoOfContent() {
        guard view.scrollPhase != .idle, let geometry, let now = owner.currentGeometry,
            now.hasSameSize(as: geometry)
        else { return }
        view.stopScrolling()
        perform { $0.report(now.context.offset, phase: .idle, time: $1) }
    }

    /// Reports the end of an animated scroll to the delegate, as a scroll view does.
    func endScrollingAnimation() {
        guard reports.isScrollAnimated else { return }
        reports.isScrollAnimated = false
        layOut()
        view.delegate?.scrollViewDidEndScrollingAnimation?(view)
    }

    func scrollAutomatically(_ velocity: Double) {
        stopAutomaticScrolling()
        guard velocity.isFinite, velocity != 0, canScrollAutomatically else { return }
        view.stopDecelerating()
        playback.velocity = velocity
        guard isLive else { return }
        record?(.scrollAutomatically(velocity))
        perform { $0.scrollAutomatically(velocity: velocity, time: $1) }
        if owner.engine.phase != .scrollingAutomatically { playback.velocity = 0 }
    }

    func stopAutomaticScrolling() {
        guard playback.isScrolling else { return }
        playback.velocity = 0
        perform { $0.scrollAutomatically(velocity: 0, time: $1) }
    }

    /// Whether automatic scrolling is permitted: no finger holds the content, and the user's settings permit it.
    var canScrollAutomatically: Bool {
        hasEngine && owner.engine.openedItem == nil && !view.isTracking && !view.isDragging
            && (mayAnimate || !isLive)
            && !UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning
    }
}

// MARK: Keys

extension EngineHost {
    /// Performs the action of a key.
    func perform(_ key: Key) {
        if key == .escape, view.gestures.isReordering { return view.gestures.cancelReordering() }
        guard wouldUse(key) else { return }
        record?(.key(key))
        owner.itemToFocus = nil
        perform { $0.keyDown(key, time: $1) }
    }

    /// Whether a key has an effect now. A copy of the engine tries it.
    func wouldUse(_ key: Key) -> Bool {
        guard var copy = engine else { return false }
        let item = EngineIndex(copy.keyItem)
        switch key {
        case .escape where view.gestures.isReordering: return true
        case .enter where !mayOpen(item), .delete where !mayRemove(item): return false
        default: break
        }
        return copy.keyDown(key, time: now)
    }

    /// Whether the user may open an item.
    func mayOpen(_ index: EngineIndex) -> Bool { indexPath(of: index).map(view.mayOpen) ?? false }

    /// Whether the user may remove an item.
    func mayRemove(_ index: EngineIndex) -> Bool { indexPath(of: index).map(view.mayRemove) ?? false }

    /// Performs the action of a button on a remote control. Returns whether it has one.
    func perform(_ button: UIPress.PressType) -> Bool {
        if button == .menu, engine?.openedItem != nil {
            view.closeItem()
            return true
        }
        let focused = view.visibleCells.first(where: \.isFocused).flatMap(view.indexPath)
        guard button == .select, engine?.openedItem == nil, let focused, view.mayOpen(focused) else {
            return false
        }
        view.openItem(at: focused)
        return true
    }
}
#endif
