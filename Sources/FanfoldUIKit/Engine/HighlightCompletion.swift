#if canImport(UIKit) && !os(watchOS)
/// Somebody who wants to know how an item's highlight, or its dismissal, ends.
struct HighlightCompletion {
    let item: TrackedItem
    let isDismissal: Bool
    let action: (Bool) -> Void

    func end(_ isFinished: Bool) {
        item.isInUse = false
        action(isFinished)
    }
}

extension EngineHost {
    func wait(for index: Int, isDismissal: Bool, _ action: ((Bool) -> Void)?) {
        guard let action else { return }
        waiting.append(HighlightCompletion(item: track(index), isDismissal: isDismissal, action: action))
    }

    /// Tells those who waited for an item's highlight, or for its dismissal.
    func endWaiting(for index: Int, isDismissal: Bool, _ isFinished: Bool) {
        end(isFinished) { $0.item.index == index && $0.isDismissal == isDismissal }
    }

    /// Tells those who wait for a highlight that comes to nothing: another one, or none, has been called for meanwhile.
    func endOvertakenHighlights() {
        let wanted = [engine?.highlightedItem, engine?.itemToHighlight]
        end(false) { !$0.isDismissal && !wanted.contains($0.item.index) }
    }

    /// Tells those whose item is gone.
    func endLostHighlights() {
        end(false) { $0.item.index == nil && !$0.isDismissal }
        end(true) { $0.item.index == nil }
    }

    private func end(_ isFinished: Bool, where isMeant: (HighlightCompletion) -> Bool) {
        let ended = waiting.filter(isMeant)
        waiting.removeAll(where: isMeant)
        for completion in ended { completion.end(isFinished) }
    }
}
#endif
