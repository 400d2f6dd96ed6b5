@_spi(Host) @testable import Fanfold
import FanfoldStandard

extension CollectionEngine<StandardLayout> {
    /// A violated invariant of the engine, now or after it settles without further input.
    var violation: String? {
        _checkInvariants().map { "\($0)" } ?? violationAtRest
    }

    /// A violated invariant after the engine settles without further input.
    private var violationAtRest: String? {
        var left = self
        for pointer in 0...2 { left.pointerCancelled(pointer, time: time) }
        left.scrollAutomatically(velocity: 0, time: time)
        left.advance(to: time + Session.patience)
        guard left.phase == .idle && !left.needsFrame else {
            return "it does not come to rest: \(left.phase)"
        }
        let range = layout.offsetRange(in: context)
        guard range.contains(left.context.offset) else {
            return "it rests at \(left.context.offset), outside \(range)"
        }
        return left.scrolling.isUnsettled ? "it rests, but has not said so" : nil
    }
}
