#if canImport(UIKit) && !os(watchOS)
/// Somebody who wants to know how an item's highlight, or its dismissal, ends.
struct HighlightCompletion {
    let item: TrackedItem
    let isDismissal: Bool
    let action: (Bool) -> Void
}

extension EngineHost {
    func wait(for index: Int, isDismissal: Bool, _ action: ((Bool) -> Void)?) {
        guard let action else { return }
        waiting.append(HighlightCompletion(item: track(index), isDismissal: isDismissal, action: action))
    }

    /// Tells those who waited for an item's highlight, or for its dismissal.
    ///
    /// - Parameter tell: Tells the delegate before. Whoever is told may change the items, so that they have other numbers.
    func endWaiting(
        for index: Int, isDismissal: Bool, _ isFinished: Bool, after tell: () -> Void = {}
    ) {
        let item = item(of: index)
        end(isFinished, after: tell) { $0.item.number == item && $0.isDismissal == isDismissal }
    }

    /// Tells those who wait for a highlight that comes to nothing: another one, or none, has been called for meanwhile.
    func endOvertakenHighlights() {
        end(false) { waiting in
            !waiting.isDismissal
                && waiting.item.number.map { engine?.isToBeHighlighted(index(of: $0)) == true } == false
        }
    }

    /// Tells those whose item is gone.
    func endLostHighlights() {
        end(false) { $0.item.number == nil && !$0.isDismissal }
        end(true) { $0.item.number == nil }
    }

    private func end(
        _ isFinished: Bool, after tell: () -> Void = {}, where isMeant: (HighlightCompletion) -> Bool
    ) {
        let ended = waiting.filter(isMeant)
        waiting.removeAll(where: isMeant)
        tell()
        for completion in ended {
            completion.item.isInUse = false
            call(completion.action, isFinished)
        }
    }

    /// Calls whoever waits back.
    func call(_ completion: ((Bool) -> Void)?, _ isFinished: Bool) {
        guard let completion else { return }
        layOut()
        completion(isFinished)
    }
}
#endif
