#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

/// The completions of the application's calls.
extension EngineHost {
    func track(_ index: EngineIndex) -> TrackedItem { calls.track(numbering.dataIndex(of: index)) }

    /// Adds the completion of a call about an item, if it has one.
    func wait(for kind: PendingCalls.Kind, of index: EngineIndex, _ completion: ((Bool) -> Void)?) {
        calls.add(kind, of: numbering.dataIndex(of: index), completion)
    }

    /// Calls the completions of an item.
    ///
    /// - Parameter tell: Calls the delegate first. Each call may change the items, and thus their indices.
    func end(
        _ kind: PendingCalls.Kind, of index: EngineIndex, _ isFinished: Bool, after tell: () -> Void = {}
    ) {
        let item = numbering.dataIndex(of: index)
        let ended = calls.take(kind) { $0 == item }
        tell()
        call(ended, isFinished)
    }

    /// Calls the completions of openings that other calls have replaced.
    func endOvertakenOpenings() {
        let ended = calls.take(.opening) { index in
            index.map { engine?.isToBeOpened(numbering.engineIndex(of: $0).value) == true } == false
        }
        call(ended, false)
    }

    /// Calls the completions of items that are gone.
    func endLostCalls() {
        call(calls.take(.opening) { $0 == nil }, false)
        call(calls.take(.closing) { $0 == nil }, true)
        call(calls.take(.removal) { $0 == nil }, true)
    }

    private func call(_ completions: [PendingCalls.Completion], _ isFinished: Bool) {
        for completion in completions { call(completion.action, isFinished && !completion.isRefused) }
    }

    /// Calls a completion, with the layout up to date.
    func call(_ completion: ((Bool) -> Void)?, _ isFinished: Bool) {
        guard let completion else { return }
        layOut()
        completion(isFinished)
    }
}
#endif
