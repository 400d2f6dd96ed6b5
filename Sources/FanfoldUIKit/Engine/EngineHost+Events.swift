#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Events of the engine, for the delegate and the data source.
extension EngineHost {
    func handle(_ event: CollectionEvent) {
        switch event {
        case .didTap(let index): didTap(EngineIndex(index))
        case .didSettle: cameToRest()
        case .willOpen(let index):
            view.stopScrolling()
            end(.closing, of: index, false) { $0.fanfoldView(view, willOpenItemAt: $1) }
        case .didOpen(let index):
            post(.screenChanged, EngineIndex(index))
            end(.opening, of: index, true) { $0.fanfoldView(view, didOpenItemAt: $1) }
        case .willClose(let index):
            end(.opening, of: index, false) { $0.fanfoldView(view, willCloseItemAt: $1) }
        case .didClose(let index):
            post(.layoutChanged, EngineIndex(index))
            end(.closing, of: index, true) { $0.fanfoldView(view, didCloseItemAt: $1) }
        case .shouldRemove(let index): askForRemoval(of: EngineIndex(index))
        case .shouldAppend: commitAppending()
        case .willReorder, .didMove: _ = reordering.note(event)
        case .didReorder: commitReordering()
        case .didKeep(let index): end(.removal, of: EngineIndex(index), false)
        case .didInsert, .didRemove, .didReload, .didFinishChanges, .didAppend: break
        }
    }

    var delegate: (any FanfoldCollectionViewDelegate)? {
        view.delegate as? any FanfoldCollectionViewDelegate
    }

    /// Calls the delegate about an item.
    private func callDelegate(
        _ index: EngineIndex, _ call: (any FanfoldCollectionViewDelegate, IndexPath) -> Void
    ) {
        guard let delegate else { return }
        layOut()
        if let indexPath = indexPath(of: index) { call(delegate, indexPath) }
    }

    private func didTap(_ index: EngineIndex) {
        guard mayOpen(index) else { return }
        perform { $0.openItem(at: index.value, time: $1) }
    }

    func cameToRest() {
        playback.velocity = 0
        endScrollingAnimation()
        layOut()
        // A view without area shows no item: the item is reported once the view has an area.
        guard hasSpace else { return }
        notifyOfPosition()
        noteReportedItem()
        delegate?.fanfoldView(view, didComeToRestAt: view.fanfoldLayout?.indexPathForShownItem)
    }
}

// MARK: Opening

extension EngineHost {
    /// Ends calls about an item, and tells the delegate about it before their completions.
    private func end(
        _ kind: PendingCalls.Kind, of index: Int, _ isFinished: Bool,
        _ call: (any FanfoldCollectionViewDelegate, IndexPath) -> Void
    ) {
        end(kind, of: EngineIndex(index), isFinished) { callDelegate(EngineIndex(index), call) }
    }

    private func post(_ notification: UIAccessibility.Notification, _ index: EngineIndex) {
        UIAccessibility.post(
            notification: notification, argument: indexPath(of: index).flatMap(view.cellForItem))
    }
}

// MARK: Commits of the data source

extension EngineHost {
    private func askForRemoval(of index: EngineIndex) {
        layOut()
        // The rule may have changed since the drag began.
        guard commitsRemovals, let indexPath = indexPath(of: index),
            view.handlers.canRemove?(indexPath) != false
        else {
            perform { $0.answerRemoval(of: index.value, isAllowed: false, time: $1) }
            return
        }
        let item = track(index)
        let question = RemovalQuestion(item, view)
        let answer: @MainActor (Bool) -> Void = { question.answer($0) }
        if let shouldRemove = view.handlers.shouldRemove {
            Task { answer(await shouldRemove(indexPath)) }
        } else if let delegate {
            delegate.fanfoldView(view, shouldRemoveItemAt: indexPath, answer: answer)
        } else {
            answer(true)
        }
    }

    /// Lets the data source remove an item. An item that is not removed returns to its place.
    fileprivate func answerRemoval(of item: TrackedItem, isAllowed: Bool) {
        defer { item.isInUse = false }
        layOut()
        guard let index = item.index, item.isInUse else { return }
        let indexPath = geometry?.sections.indexPath(of: index)
        if isAllowed, let indexPath {
            calls.beginRemoval(of: item)
            commitRemoval(at: indexPath)
            calls.endRemoval()
        }
        if let kept = item.index.map(numbering.engineIndex) {
            record?(.answer(kept.value, isAllowed: false))
            perform { $0.answerRemoval(of: kept.value, isAllowed: false, time: $1) }
        } else {
            registerUndo()
            UIAccessibility.post(notification: .announcement, argument: view.strings.removed)
            postNextItem(of: indexPath)
        }
    }

    /// Moves VoiceOver's cursor to the item that has taken the place of a removed one.
    private func postNextItem(of indexPath: IndexPath?) {
        layOut()
        guard let indexPath, indexPath.section < view.numberOfSections else { return }
        let item = min(indexPath.item, view.numberOfItems(inSection: indexPath.section) - 1)
        guard item >= 0, let cell = view.cellForItem(at: IndexPath(item: item, section: indexPath.section))
        else {
            return
        }
        UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }

    private func commitAppending() {
        let completion = calls.takeAppending()
        layOut()
        let count = engine?.context.count ?? 0
        calls.isAppending = true
        commitAppending { [weak view] in
            guard let view else { return }
            view.host.endAppending(to: count, completion)
        }
    }

    private func endAppending(to count: Int, _ completion: ((Bool) -> Void)?) {
        view.layoutIfNeeded()
        calls.isAppending = false
        let last = (engine?.context.count ?? 0) - 1
        let isInserted = last >= count
        if isInserted { wait(for: .opening, of: EngineIndex(last), completion) }
        perform { $0.answerAppending(isInserted: isInserted, time: $1) }
        if !isInserted { call(completion, false) }
    }
}

/// A question about a removal. The item is kept once nothing can answer any more.
@MainActor
private final class RemovalQuestion {
    private let item: TrackedItem
    private weak var view: FanfoldCollectionView?

    init(_ item: TrackedItem, _ view: FanfoldCollectionView) {
        (self.item, self.view) = (item, view)
    }

    func answer(_ isAllowed: Bool) {
        guard let view else { return }
        withExtendedLifetime(view) { view.host.answerRemoval(of: item, isAllowed: isAllowed) }
    }

    deinit {
        // Whichever thread releases the last closure.
        Task { @MainActor [view, item] in
            if item.isInUse { view?.host.answerRemoval(of: item, isAllowed: false) }
        }
    }
}
#endif
