/// Which items are seen at all.
extension Frame {
    /// For each of ``items``, whether any part of it is seen in the viewport: what is wholly behind others can neither be
    /// tapped nor reached by assistive technologies.
    ///
    /// Exact for opaque items with straight edges; what is not opaque hides nothing, and neither does what is leaving,
    /// which is itself out of reach.
    ///
    /// - Complexity: O(m²), where m is the number of items visible. To be asked for when it is wanted, not in
    ///   each frame: it allocates.
    public func reachability() -> [Bool] {
        visibleItems.indices.map { visibleItems.isReachable(at: $0, in: viewport) }
    }

    /// Whether an item is visible, and seen at all.
    @inline(__always)
    public func isReachable(_ index: Int) -> Bool { visibleItems.isReachable(index, in: viewport) }
}

extension [VisibleItem] {
    @inline(never)
    fileprivate func isReachable(_ index: Int, in viewport: Rect) -> Bool {
        for place in indices where self[place].index == index && isReachable(at: place, in: viewport) {
            return true
        }
        return false
    }

    fileprivate func isReachable(at place: Int, in viewport: Rect) -> Bool {
        guard !self[place].isLeaving else { return false }
        let part = ConvexPolygon(self[place].quad).intersection(ConvexPolygon(viewport.corners))
        return isSeen(part, from: place + 1)
    }

    /// Whether the items from a place on leave anything of a part to be seen.
    private func isSeen(_ part: ConvexPolygon, from start: Int) -> Bool {
        // A list and no recursion: what is behind a thousand others is asked about on small stacks, too.
        var left = [(part, start)]
        while let (part, start) = left.popLast() {
            guard part.area > ConvexPolygon.smallestArea else { continue }
            guard let place = self[start...].firstIndex(where: { $0.hidesWhatIsBehind }) else { return true }
            part.visitParts(outside: ConvexPolygon(self[place].quad)) { left.append(($0, place + 1)) }
        }
        return false
    }
}

extension VisibleItem {
    fileprivate var hidesWhatIsBehind: Bool { !isLeaving && attributes.opacity >= 1 }
}
