#if canImport(UIKit)
import Fanfold
import UIKit

extension TabStackCollectionView {
    /// The item that fills the viewport, or is on its way there.
    public var highlightedIndexPath: IndexPath? {
        if let index = awaitedItem?.index { return indexPath(of: index) }
        guard let highlight = movement.highlight, !highlight.isGone,
            highlight.amount.target == 1 || isHighlightHeld
        else { return nil }
        return indexPath(of: highlight.index)
    }

    /// How much an item is highlighted now: 0 where all are in the stack, 1 where one fills the viewport. A spring may
    /// lead a little beyond.
    public var highlightProgress: CGFloat {
        var now = movement
        now.time = time
        return now.highlightAmount
    }

    /// Brings an item to fill the viewport; the others leave.
    ///
    /// An item that is not in view is scrolled to first. Another one that is highlighted is dismissed first; the same
    /// one, on its way back, is reversed from where it is, with the velocity that it has.
    ///
    /// - Parameters:
    ///   - indexPath: The item. Nothing happens where there is none.
    ///   - animated: Whether it takes time. The default value is true.
    ///   - completion: Told true once the item fills the viewport, false where it was dismissed before.
    public func highlightItem(
        at indexPath: IndexPath, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        layoutIfNeeded()
        guard let index = index(of: indexPath) else {
            completion?(false)
            return
        }
        let other =
            awaitedItem.map { $0.index != index } ?? movement.highlight.map { $0.index != index || $0.isGone }
        if animated, other == true {
            steps.append(.highlight(track(index), completion: completion))
            beginDismissal()
            startMoving()
        } else {
            beginHighlight(index, animated: animated, completion)
        }
    }

    /// Sends the item that is highlighted, or on its way, back to its place.
    ///
    /// - Parameters:
    ///   - animated: Whether it takes time. The default value is true.
    ///   - completion: Told true once the item is back, false where it was highlighted again before.
    public func dismissHighlightedItem(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        guard awaitedItem != nil || movement.highlight != nil else {
            completion?(true)
            return
        }
        beginDismissal()
        if let completion { highlightCompletions.append(completion) }
        if !animated { movement.highlight?.amount.hold(at: 0) }
        showHighlight()
    }
}

extension TabStackCollectionView {
    func beginHighlight(_ index: Int, animated: Bool, _ completion: ((Bool) -> Void)?) {
        guard let snapshot else { return }
        if movement.highlight?.amount.target != 1 && awaitedItem == nil {
            endHighlightCompletions(false)
            tell {
                $0.tabStack(self, willHighlightItemAt: $1)
            } about: {
                index
            }
        }
        if let completion { highlightCompletions.append(completion) }
        setContentOffset(contentOffset, animated: false)
        let isNew = movement.highlight?.index != index || movement.highlight?.isGone == true
        if isNew { movement.highlight = nil }
        let isSeen = snapshot.items(in: snapshot.visibleRect).contains { $0.index == index }
        guard isSeen || movement.highlight != nil else {
            return scrollAndHighlight(index, animated: animated, snapshot)
        }
        if isNew { movement.highlight = Highlight(index: index) }
        animateHighlight(to: 1)
        if !animated { movement.highlight?.amount.hold(at: 1) }
        showHighlight()
    }

    private func scrollAndHighlight(_ index: Int, animated: Bool, _ snapshot: LayoutSnapshot) {
        if snapshot.hasArea {
            scroll(toOffset: snapshot.offset(showing: Double(index)), animated: animated)
        } else {
            fanfoldLayout?.initialIndexPath = snapshot.sections.indexPath(of: index)
        }
        guard scroll == nil else {
            awaitedItem = track(index)
            return
        }
        movement.highlight = Highlight(index: index)
        movement.highlight?.amount.hold(at: animated ? 0 : 1)
        if animated { animateHighlight(to: 1) }
        showHighlight()
    }

    func beginDismissal() {
        if let awaited = awaitedItem {
            awaitedItem = nil
            scroll = nil
            forget(awaited)
            return endHighlightCompletions(false)
        }
        guard let highlight = movement.highlight, highlight.amount.target != 0 || isHighlightHeld else {
            return
        }
        isHighlightHeld = false
        endHighlightCompletions(false)
        tell {
            $0.tabStack(self, willDismissItemAt: $1)
        } about: {
            highlight.index
        }
        animateHighlight(to: 0)
        startMoving()
    }

    /// - Parameter velocity: In units of the amount per second. The default value is nil: the one that it has.
    func animateHighlight(to target: Double, velocity: Double? = nil) {
        guard let snapshot else { return }
        isHighlightReported = false
        movement.highlight?.amount.animate(to: target, velocity: velocity, at: time, scale: snapshot.extent)
    }

    /// Shows a highlight at once where it does not move, and otherwise from the next frame on.
    private func showHighlight() {
        movement.time = time
        startMoving()
        layoutIfNeeded()
        finishHighlight()
    }

    /// Begins a highlight whose item has been scrolled to, and tells of one that has ended.
    func finishHighlight() {
        if let awaited = awaitedItem, scroll == nil {
            awaitedItem = nil
            forget(awaited)
            guard let index = awaited.index else { return }
            movement.highlight = Highlight(index: index)
            return animateHighlight(to: 1)
        }
        guard let highlight = movement.highlight, highlight.amount.isAtRest(at: time), !isHighlightHeld,
            !isHighlightReported
        else { return }
        isHighlightReported = true
        if highlight.amount.target == 0 { movement.highlight = nil }
        report(highlight)
        endHighlightCompletions(true)
    }

    /// All items may be others. Where there is none any longer in the place of the highlighted one, none is highlighted.
    func dropMissingHighlight() {
        if awaitedItem != nil {
            awaitedItem = nil
            endHighlightCompletions(false)
        }
        guard let highlight = movement.highlight else { return }
        let count = (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
        guard highlight.index >= count else { return }
        movement.highlight = nil
        isHighlightHeld = false
        fanfoldLayout?.invalidatePlaces()
        endHighlightCompletions(false)
    }

    private func report(_ highlight: Highlight) {
        let isHighlighted = highlight.amount.target == 1
        guard !highlight.isGone, let indexPath = indexPath(of: highlight.index) else { return }
        let notification: UIAccessibility.Notification = isHighlighted ? .screenChanged : .layoutChanged
        UIAccessibility.post(notification: notification, argument: cellForItem(at: indexPath))
        tell {
            if isHighlighted {
                $0.tabStack(self, didHighlightItemAt: $1)
            } else {
                $0.tabStack(self, didDismissItemAt: $1)
            }
        } about: {
            highlight.index
        }
    }

    func endHighlightCompletions(_ isFinished: Bool) {
        let completions = highlightCompletions
        highlightCompletions = []
        for completion in completions { completion(isFinished) }
    }

    /// Tells the delegate something about an item, if both are there.
    func tell(
        _ call: (any TabStackCollectionViewDelegate, IndexPath) -> Void, about index: () -> Int
    ) {
        guard let delegate = delegate as? any TabStackCollectionViewDelegate else { return }
        if let indexPath = indexPath(of: index()) { call(delegate, indexPath) }
    }
}
#endif
