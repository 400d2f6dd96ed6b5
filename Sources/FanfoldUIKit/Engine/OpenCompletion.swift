#if canImport(UIKit) && !os(watchOS)
/// A pending completion of an item's opening or closing.
struct OpenCompletion {
    let item: TrackedItem
    let isClosing: Bool
    let action: (Bool) -> Void
}

extension EngineHost {
    func wait(for index: EngineIndex, isClosing: Bool, _ action: ((Bool) -> Void)?) {
        guard let action else { return }
        waiting.append(OpenCompletion(item: track(index), isClosing: isClosing, action: action))
    }

    /// Calls the completions of an item's opening or closing.
    ///
    /// - Parameter tell: Calls the delegate first. Each call may change the items, and thus their indices.
    func endWaiting(
        for index: EngineIndex, isClosing: Bool, _ isFinished: Bool, after tell: () -> Void = {}
    ) {
        let item = numbering.dataIndex(of: index)
        end(isFinished, after: tell) { $0.item.index == item && $0.isClosing == isClosing }
    }

    /// Calls the completions of openings that other calls have replaced.
    func endOvertakenOpenings() {
        end(false) { waiting in
            !waiting.isClosing
                && waiting.item.index.map {
                    engine?.isToBeOpened(numbering.engineIndex(of: $0).value) == true
                } == false
        }
    }

    /// Calls the completions of items that are gone.
    func endLostOpenings() {
        guard !waiting.isEmpty else { return }
        end(false) { $0.item.index == nil && !$0.isClosing }
        end(true) { $0.item.index == nil }
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

    /// Calls a completion, with the layout up to date.
    func call(_ completion: ((Bool) -> Void)?, _ isFinished: Bool) {
        guard let completion else { return }
        layOut()
        completion(isFinished)
    }
}
#endif
