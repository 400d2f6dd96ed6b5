#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// What the application asks for.
extension EngineHost {
    /// How much an item is open at this instant.
    var openProgress: Double {
        guard var engine else { return 0 }
        engine.advance(to: CACurrentMediaTime())
        return engine.openProgress
    }

    func openItem(at index: Int, animated: Bool, _ completion: ((Bool) -> Void)?) {
        view.stopDecelerating()
        let isOpened = engine?.isOpened(index) == true
        // Before: it may end at once, and something else begin.
        if !isOpened { wait(for: index, isClosing: false, completion) }
        perform { $0.openItem(at: index, animated: animated && self.isLive, time: $1) }
        endOvertakenOpenings()
        if isOpened { call(completion, true) }
    }

    func closeItem(animated: Bool, _ completion: ((Bool) -> Void)?) {
        let index = engine?.itemOnItsWay
        if let index { wait(for: index, isClosing: true, completion) }
        perform { $0.closeItem(animated: animated, time: $1) }
        endOvertakenOpenings()
        if index == nil { call(completion, true) }
    }

    /// The data source puts back what the engine then shows on its way back.
    func undoRemoval() -> Bool {
        layOut()
        guard let range = engine?.removalToUndo, let committer = view.committer,
            let sections = snapshot?.sections
        else { return false }
        let count = sections.count
        isUndoing = true
        committer.fanfoldView(
            view, commitUndoOfRemovalAt: sections.indexPath(forInsertionAt: range.lowerBound))
        isUndoing = false
        view.layoutIfNeeded()
        show()
        return (snapshot?.sections.count ?? 0) > count
    }

    /// What the items' changes are for the engine, unless the data source does what the engine has done already.
    func apply(_ map: ItemMap, to engine: inout HostedEngine, time: Double) {
        guard !isCommitment(map) else { return }
        engine.advance(to: time)
        keepEvents(of: &engine)
        abandonReordering(&engine, time)
        renumber(by: map)
        let open = engine.itemOnItsWay
        apply(map.changes, to: &engine, time: time)
        keepNews(of: &engine, lost: open.flatMap { map.image(of: $0) == nil ? $0 : nil })
    }

    private func apply(_ changes: [CollectionChange], to engine: inout HostedEngine, time: Double) {
        let isAnimated = isLive && UIView.areAnimationsEnabled
        if isUndoing, let range = engine.removalToUndo,
            changes == [.insert(at: range.lowerBound, count: range.count)]
        {
            engine.undoRemoval(animated: isAnimated, time: time)
        } else {
            engine.apply(changes, animated: isAnimated, time: time)
        }
    }

    /// Whether a finger, a key or an action may do something has changed.
    func optionsDidChange() {
        let options = options
        perform { engine, _ in engine.options = options }
    }
}

// MARK: Scrolling

extension EngineHost {
    func scroll(to index: Int, animated: Bool) {
        stopAutomaticScrolling()
        view.stopDecelerating()
        let start = view.contentOffset
        perform { $0.scroll(to: index, animated: animated && self.isLive, time: $1) }
        view.layoutIfNeeded()
        let isIdle = engine?.phase == .idle
        if animated && !(isIdle && view.contentOffset == start) { isScrollAnimated = true }
        if isIdle { endScrollingAnimation() }
    }

    /// Content has been put elsewhere while the engine moves it: it stays there. UIKit itself puts it where the layout wants
    /// it, and moves it along with its insets.
    func contentWasPut() {
        guard let engine, let snapshot, engine.phase != .idle, view.scrollPhase == .idle,
            let now = adapter?.state.current(in: view), now.hasSameSize(as: snapshot),
            now.context.insets == snapshot.context.insets,
            abs(now.context.offset - engine.context.offset) > LayoutSnapshot.rounding
        else { return }
        perform { $0.follow(now.context.offset, phase: .idle, time: $1) }
    }

    /// Content that scrolls as the view leaves its window would stop anywhere, be it between two items: it comes to rest
    /// where the layout does.
    func letGoOfContent() {
        guard view.scrollPhase != .idle, let snapshot, let now = adapter?.state.current(in: view),
            now.hasSameSize(as: snapshot)
        else { return }
        view.stopScrolling()
        perform { $0.follow(now.context.offset, phase: .idle, time: $1) }
    }

    /// Tells the delegate what a scroll view tells it where it scrolls by itself.
    func endScrollingAnimation() {
        guard isScrollAnimated else { return }
        isScrollAnimated = false
        layOut()
        view.delegate?.scrollViewDidEndScrollingAnimation?(view)
    }

    func scrollAutomatically(_ velocity: Double) {
        stopAutomaticScrolling()
        guard velocity.isFinite, velocity != 0, canScrollAutomatically else { return }
        view.stopDecelerating()
        automaticVelocity = velocity
        guard isLive else { return }
        perform { $0.scrollAutomatically(velocity: velocity, time: $1) }
        if engine?.phase != .scrollingAutomatically { automaticVelocity = 0 }
    }

    func stopAutomaticScrolling() {
        guard automaticVelocity != 0 else { return }
        automaticVelocity = 0
        perform { $0.scrollAutomatically(velocity: 0, time: $1) }
    }

    /// Whether the content may move by itself: where nobody has it, and nobody would mind.
    var canScrollAutomatically: Bool {
        engine != nil && engine?.openedItem == nil && !view.isTracking && !view.isDragging
            && !UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning
    }
}

// MARK: Keys

extension EngineHost {
    /// Does what a key is for.
    func perform(_ key: Key) {
        guard wouldUse(key) else { return }
        adapter?.state.itemToFocus = nil
        perform { $0.keyDown(key, time: $1) }
    }

    /// Whether a key does anything now: a copy of the engine is asked.
    func wouldUse(_ key: Key) -> Bool {
        guard var copy = engine, key != .enter || view.mayOpenTappedItem else { return false }
        return copy.keyDown(key, time: CACurrentMediaTime())
    }

    /// Whether a button of a remote control does anything.
    func perform(_ button: UIPress.PressType) -> Bool {
        if button == .menu, engine?.openedItem != nil {
            view.closeItem()
            return true
        }
        let focused = view.visibleCells.first(where: \.isFocused).flatMap(view.indexPath)
        guard button == .select, view.mayOpenTappedItem, engine?.openedItem == nil, let focused else {
            return false
        }
        view.openItem(at: focused)
        return true
    }
}
#endif
