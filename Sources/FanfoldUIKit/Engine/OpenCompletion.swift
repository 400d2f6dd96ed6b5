#if canImport(UIKit) && !os(watchOS)
/// Somebody who wants to know how an item's open, or its closing, ends.
struct OpenCompletion {
    let item: TrackedItem
    let isClosing: Bool
    let action: (Bool) -> Void
}

extension EngineHost {
    func wait(for index: Int, isClosing: Bool, _ action: ((Bool) -> Void)?) {
        guard let action else { return }
        waiting.append(OpenCompletion(item: track(index), isClosing: isClosing, action: action))
    }

    /// Tells those who waited for an item's open, or for its closing.
    ///
    /// - Parameter tell: Tells the delegate before. Whoever is told may change the items, so that they have other numbers.
    func endWaiting(
        for index: Int, isClosing: Bool, _ isFinished: Bool, after tell: () -> Void = {}
    ) {
        let item = item(of: index)
        end(isFinished, after: tell) { $0.item.number == item && $0.isClosing == isClosing }
    }

    /// Tells those who wait for an opening that comes to nothing: another one, or none, has been called for meanwhile.
    func endOvertakenOpenings() {
        end(false) { waiting in
            !waiting.isClosing
                && waiting.item.number.map { engine?.isToBeOpened(index(of: $0)) == true } == false
        }
    }

    /// Tells those whose item is gone.
    func endLostOpenings() {
        end(false) { $0.item.number == nil && !$0.isClosing }
        end(true) { $0.item.number == nil }
    }

    private func end(
        _ isFinished: Bool, after tell: () -> Void = {}, where isMeant: (OpenCompletion) -> Bool
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
