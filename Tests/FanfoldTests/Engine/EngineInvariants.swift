@testable import Fanfold

extension CollectionEngine<StandardLayout> {
    /// What is wrong with the engine, if anything: what must hold at every instant.
    var violation: String? {
        guard context.offset.isFinite else { return "the offset is \(context.offset)" }
        guard time.isFinite else { return "the time is \(time)" }
        guard stage.items.allSatisfy(\.isFinite) else { return "a number on stage is not finite" }
        // An item's z is its position, so an item that is there twice has a neighbour with its z.
        let pairs = zip(stage.items, stage.items.dropFirst())
        guard pairs.allSatisfy({ $0.attributes.z < $1.attributes.z }) else { return "z is not sorted" }
        guard stage.items.allSatisfy({ $0.index >= 0 && $0.index < context.count }) else {
            return "there is an item that does not exist"
        }
        return violationAtRest
    }

    /// What is wrong once nothing is told any more, as long as anything may take to come to rest.
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
        return left.isUnsettled ? "it rests, but has not said so" : nil
    }
}

extension StageItem {
    /// Whether all that a host writes can be written.
    fileprivate var isFinite: Bool {
        let rows = transform.rows
        let sum = rows.0 + rows.1 + rows.2 + rows.3
        return sum.sum().isFinite && quad.bounds.maxX.isFinite && quad.bounds.maxY.isFinite
            && attributes.opacity.isFinite && attributes.z.isFinite
    }
}
