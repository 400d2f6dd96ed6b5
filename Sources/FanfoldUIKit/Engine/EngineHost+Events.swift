#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// What the engine's events are for the delegate and the data source.
extension EngineHost {
    func handle(_ event: CollectionEvent) {
        switch event {
        case .didTap(let index): didTap(index)
        case .didSettle: cameToRest()
        case .willOpen(let index): willOpen(index)
        case .didOpen(let index): didOpen(index)
        case .willClose(let index): willClose(index)
        case .didClose(let index): didClose(index)
        case .shouldRemove(let index): askForRemoval(of: index)
        case .shouldAppend: commitAppending()
        case .willReorder, .didMove: followFinger(event)
        case .didReorder: commitReordering()
        case .didKeep, .didInsert, .didRemove, .didReload, .didFinishChanges, .didAppend: break
        }
    }

    private var delegate: (any FanfoldCollectionViewDelegate)? {
        view.delegate as? any FanfoldCollectionViewDelegate
    }

    /// Tells the delegate of an item.
    private func tell(_ index: Int, _ call: (any FanfoldCollectionViewDelegate, IndexPath) -> Void) {
        guard let delegate else { return }
        layOut()
        if let indexPath = indexPath(of: index) { call(delegate, indexPath) }
    }

    private func didTap(_ index: Int) {
        guard view.mayOpenTappedItem else { return }
        perform { $0.openItem(at: index, time: $1) }
    }

    func cameToRest() {
        (automaticVelocity, hasLostItemShown) = (0, false)
        endScrollingAnimation()
        layOut()
        delegate?.fanfoldView(view, didComeToRestAt: view.fanfoldLayout?.indexPathShown)
    }
}

// MARK: Opening

extension EngineHost {
    private func willOpen(_ index: Int) {
        view.stopScrolling()
        endWaiting(for: index, isClosing: true, false) {
            tell(index) { $0.fanfoldView(view, willOpenItemAt: $1) }
        }
    }

    private func didOpen(_ index: Int) {
        post(.screenChanged, index)
        endWaiting(for: index, isClosing: false, true) {
            tell(index) { $0.fanfoldView(view, didOpenItemAt: $1) }
        }
    }

    private func willClose(_ index: Int) {
        endWaiting(for: index, isClosing: false, false) {
            tell(index) { $0.fanfoldView(view, willCloseItemAt: $1) }
        }
    }

    private func didClose(_ index: Int) {
        post(.layoutChanged, index)
        endWaiting(for: index, isClosing: true, true) {
            tell(index) { $0.fanfoldView(view, didCloseItemAt: $1) }
        }
    }

    private func post(_ notification: UIAccessibility.Notification, _ index: Int) {
        UIAccessibility.post(
            notification: notification, argument: indexPath(of: index).flatMap(view.cellForItem))
    }
}

// MARK: What the data source commits

extension EngineHost {
    private func askForRemoval(of index: Int) {
        layOut()
        guard view.committer != nil, let indexPath = indexPath(of: index) else {
            perform { $0.answerRemoval(of: index, isAllowed: false, time: $1) }
            return
        }
        let item = track(index)
        let answer: @MainActor (Bool) -> Void = { [weak view] isAllowed in
            guard let view else { return }
            withExtendedLifetime(view) { view.host.answerRemoval(of: item, isAllowed: isAllowed) }
        }
        if let delegate {
            delegate.fanfoldView(view, shouldRemoveItemAt: indexPath, answer: answer)
        } else {
            answer(true)
        }
    }

    /// An item that the data source removes is gone from the engine, too; any other goes back.
    private func answerRemoval(of item: TrackedItem, isAllowed: Bool) {
        defer { item.isInUse = false }
        layOut()
        guard let number = item.number, item.isInUse else { return }
        if isAllowed, let committer = view.committer, let indexPath = indexPath(of: index(of: number)) {
            committer.fanfoldView(view, commitRemovalOfItemAt: indexPath)
        }
        if let kept = item.number {
            perform { $0.answerRemoval(of: self.index(of: kept), isAllowed: false, time: $1) }
        } else {
            UIAccessibility.post(notification: .announcement, argument: view.strings.removed)
        }
    }

    private func commitAppending() {
        let completion = appendCompletions.isEmpty ? nil : appendCompletions.removeFirst()
        layOut()
        let count = engine?.context.count ?? 0
        view.committer?.fanfoldViewCommitAppending(view)
        view.layoutIfNeeded()
        let last = (engine?.context.count ?? 0) - 1
        let isInserted = last >= count
        if isInserted, let completion { wait(for: last, isClosing: false, completion) }
        perform { $0.answerAppending(isInserted: isInserted, time: $1) }
        if !isInserted { call(completion, false) }
    }
}
#endif
