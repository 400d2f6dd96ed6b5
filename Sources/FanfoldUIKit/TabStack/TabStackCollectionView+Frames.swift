#if canImport(UIKit)
import Fanfold
import UIKit

extension TabStackCollectionView {
    /// Has frames shown until everything is at rest.
    func startMoving() {
        fanfoldLayout?.invalidatePlaces()
        driver.start()
    }

    /// Shows what is seen at this instant, tells what has ended, and begins what comes next.
    func frameWillBeShown() {
        movement.time = time
        moveScroll()
        fanfoldLayout?.invalidatePlaces()
        layoutIfNeeded()
        finishHighlight()
        movement.prune()
        takeStep()
        if isStill && steps.isEmpty { driver.stop() }
    }

    /// Whether nothing moves but what a finger holds.
    private var isStill: Bool { !movement.isMoving && scroll == nil && awaitedItem == nil }

    /// The items have changed.
    func follow(_ map: ItemMap) {
        for item in trackedItems { item.follow(map) }
        trackedItems.removeAll { $0.index == nil }
        if awaitedItem?.index == nil { awaitedItem = nil }
        if movement.highlight?.isGone == true { endHighlightCompletions(false) }
        scroll = nil
        startMoving()
    }

    /// An index path by the place in the run of all items.
    func indexPath(of index: Int) -> IndexPath? {
        guard let sections = snapshot?.sections, (0..<sections.count).contains(index) else { return nil }
        return sections.indexPath(of: index)
    }

    func index(of indexPath: IndexPath) -> Int? { snapshot?.sections.index(of: indexPath) }

    func track(_ index: Int) -> TrackedItem {
        let item = TrackedItem(index)
        trackedItems.append(item)
        return item
    }

    func forget(_ item: TrackedItem) {
        trackedItems.removeAll { $0 === item }
    }
}

// MARK: Scrolling by itself

extension TabStackCollectionView {
    /// Scrolls to an offset of the core's, as a spring does; at once under Reduce Motion.
    func scroll(toOffset offset: Double, animated: Bool) {
        guard let snapshot else { return }
        setContentOffset(contentOffset, animated: false)
        guard animated, !snapshot.context.reduceMotion else {
            scroll = nil
            contentOffset = snapshot.contentOffset(at: offset, in: self, keeping: contentOffset)
            return
        }
        scroll = AnimatedValue(snapshot.context.offset, to: offset, at: time)
        startMoving()
    }

    /// A finger that takes the content ends it.
    private func moveScroll() {
        guard let current = scroll, let snapshot else { return }
        guard !isTracking else { return scroll = nil }
        contentOffset = snapshot.contentOffset(
            at: current.value(at: time), in: self, keeping: contentOffset)
        if current.isAtRest(at: time) { scroll = nil }
    }
}

// MARK: One after the other

extension TabStackCollectionView {
    /// Begins the next step, where everything is at rest.
    func takeStep() {
        guard let step = steps.first, isStill, !isTracking, !isDecelerating, !isHighlightHeld else { return }
        if let highlight = movement.highlight, !step.allowsHighlight(of: highlight.index) {
            return beginDismissal()
        }
        steps.removeFirst()
        begin(step)
    }

    private func begin(_ step: TabStackStep) {
        switch step {
        case .scrollToEnd:
            guard let snapshot else { return }
            let end = snapshot.layout.offsetRange(in: snapshot.context).upperBound
            scroll(
                toOffset: snapshot.layout.restingOffset(forProposed: end, in: snapshot.context),
                animated: true)
        case .append(let completion): commitAppending(completion)
        case .highlight(let item, let completion):
            forget(item)
            guard let index = item.index else {
                completion?(false)
                return
            }
            beginHighlight(index, animated: true, completion)
        }
        startMoving()
    }
}
#endif
