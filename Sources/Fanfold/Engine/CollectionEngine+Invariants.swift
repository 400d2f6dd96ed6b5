/// Invariants for tests.
extension CollectionEngine {
    /// The largest error of a sum of offsets, in points.
    private static var rounding: Double { 1e-6 }

    /// Returns the first violated invariant, if any, for the frame of the last ``advance(to:)``.
    ///
    /// - Complexity: O(m²), where m is the number of visible items.
    func _checkInvariants() -> StaticString? {
        guard time.isFinite && context.offset.isFinite else { return "a time or an offset is not finite" }
        guard scrolling.restingPosition.isFinite else { return "the position at rest is not finite" }
        let isFree = pointers.tracking == nil && composition.opening == nil
        let end = context.offset.clamped(to: layout.offsetRange(in: context))
        if isFree && !needsFrame && abs(context.offset - end) > Self.rounding {
            return "the content rests beyond an end"
        }
        return violationVisible ?? violationOfIndices
    }

    private var violationVisible: StaticString? {
        for (rank, item) in frame.visibleItems.enumerated() {
            guard item.isFinite else { return "a pose is not finite" }
            guard item.isLeaving || item.index >= 0 && item.index < context.count else {
                return "an item visible does not exist"
            }
            for other in frame.visibleItems[..<rank] {
                if other.attributes.z > item.attributes.z { return "the frame is not sorted" }
                if other.identity == item.identity { return "two items have one identity" }
                if other.index == item.index && !other.isLeaving && !item.isLeaving {
                    return "an item is visible twice"
                }
            }
        }
        return nil
    }

    private var violationOfIndices: StaticString? {
        let items = 0..<context.count
        let open = composition.opening.flatMap { $0.isRemoved ? nil : $0.index }
        let returning = composition.returning.flatMap { $0.isRemoved ? nil : $0.index }
        let kept = [focusedItem, pointers.tracking?.item, open, returning]
        guard kept.allSatisfy({ $0.map(items.contains) ?? true }) else { return "a kept index is stale" }
        guard composition.motions.allSatisfy({ items.contains($0.index) }) else {
            return "an item that does not exist is in motion"
        }
        let gaps = 0...context.count
        guard context.isLooping || composition.shifts.allSatisfy({ gaps.contains($0.threshold) }) else {
            return "a gap lies beyond the items"
        }
        let morphs = composition.morphs[composition.firstCurrentMorph...]
        return morphs.allSatisfy { $0.context.count == context.count }
            ? nil : "a layout on its way out has another count"
    }
}

extension VisibleItem {
    /// Whether all numbers that a host writes are finite.
    fileprivate var isFinite: Bool {
        let rows = transform.rows
        let sum = (rows.0 + rows.1 + rows.2 + rows.3).sum()
        return sum.isFinite && quad.bounds.maxX.isFinite && quad.bounds.maxY.isFinite
            && attributes.opacity.isFinite && attributes.z.isFinite
    }
}
