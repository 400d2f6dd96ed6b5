/// `perform(_:with:afterDelay:)` on the simulated clock. A request retains its target, as on Apple's systems.
extension NSObject {
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let request = DelayedRequest(target: self)
        DelayedRequest.pending.append(request)
        StandIn.clock.schedule(after: delay) {
            MainActor.assumeIsolated {
                guard let index = DelayedRequest.pending.firstIndex(where: { $0 === request }) else { return }
                DelayedRequest.pending.remove(at: index)
                (request.target as? any SelectorPerforming)?.perform(aSelector, with: anArgument)
            }
        }
    }

    /// Performs a selector on the main actor: at once, or when the clock advances.
    ///
    /// - Parameter wait: The caller must be on the main actor if this is true. Other callers would have to wait.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let target = self
        nonisolated(unsafe) let arg = arg
        let action = {
            MainActor.assumeIsolated {
                (target as? any SelectorPerforming)?.perform(aSelector, with: arg)
            }
        }
        if wait { action() } else { StandIn.clock.schedule(after: 0) { action() } }
    }

    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedRequest.pending.removeAll { $0.target === aTarget as AnyObject }
    }
}

@MainActor
private final class DelayedRequest {
    static var pending: [DelayedRequest] = []
    let target: NSObject

    init(target: NSObject) {
        self.target = target
    }
}
