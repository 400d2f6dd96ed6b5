/// Visibility behind other items.
extension Frame {
    /// Returns, for each of ``visibleItems``, whether any part of it is visible in the viewport. An item that is
    /// covered completely can neither be tapped nor reached by assistive technologies.
    ///
    /// The result is exact for opaque items with straight edges. Items that are transparent or leaving cover nothing,
    /// and leaving items are not reachable.
    ///
    /// - Complexity: O(m²), where m is the number of visible items. It allocates: do not call it in each frame.
    public func reachability() -> [Bool] {
        visibleItems.indices.map { visibleItems.isReachable(at: $0, in: viewport) }
    }

    /// Returns whether an item is visible and not covered.
    @inline(__always)
    public func isReachable(_ index: Int) -> Bool { visibleItems.isReachable(index, in: viewport) }
}

extension [VisibleItem] {
    fileprivate func isReachable(_ index: Int, in viewport: Rect) -> Bool {
        for rank in indices where self[rank].index == index && isReachable(at: rank, in: viewport) {
            return true
        }
        return false
    }

    fileprivate func isReachable(at rank: Int, in viewport: Rect) -> Bool {
        guard !self[rank].isLeaving else { return false }
        let part = ConvexPolygon(self[rank].quad).intersection(ConvexPolygon(viewport.corners))
        return isSeen(part, from: rank + 1)
    }

    /// Returns whether the items from a rank on leave any part of a polygon uncovered.
    private func isSeen(_ part: ConvexPolygon, from start: Int) -> Bool {
        // A list instead of recursion, because the stack may be small.
        var left = [(part, start)]
        while let (part, start) = left.popLast() {
            guard part.area > ConvexPolygon.smallestArea else { continue }
            guard let rank = self[start...].firstIndex(where: { $0.isOpaque }) else { return true }
            part.visitParts(outside: ConvexPolygon(self[rank].quad)) { left.append(($0, rank + 1)) }
        }
        return false
    }
}

extension VisibleItem {
    fileprivate var isOpaque: Bool { !isLeaving && attributes.opacity >= 1 }
}
