/// Which items are seen at all.
extension Stage {
    /// For each of ``items``, whether any part of it is seen in the viewport: what is wholly behind others can neither be
    /// tapped nor reached by assistive technologies.
    ///
    /// Exact for opaque items with straight edges; what is not opaque hides nothing, and neither does what is leaving,
    /// which is itself out of reach.
    ///
    /// - Complexity: O(m²), where m is the number of items on stage. To be asked for when it is wanted, not in
    ///   each frame: it allocates.
    public func reachability() -> [Bool] {
        let area = ConvexPolygon(viewport.corners)
        return items.indices.map { place in
            guard !items[place].isLeaving else { return false }
            let seen = ConvexPolygon(items[place].quad).intersection(area)
            guard seen.area > ConvexPolygon.smallestArea else { return false }
            var parts = [seen]
            for front in items[(place + 1)...] where front.hidesWhatIsBehind {
                let quad = ConvexPolygon(front.quad)
                parts = parts.flatMap { $0.subtracting(quad) }
                if parts.isEmpty { return false }
            }
            return true
        }
    }

    /// Whether an item is on stage, and seen at all.
    public func isReachable(_ index: Int) -> Bool {
        guard let place = items.firstIndex(where: { $0.index == index && !$0.isLeaving }) else {
            return false
        }
        return reachability()[place]
    }
}

extension StageItem {
    fileprivate var hidesWhatIsBehind: Bool { !isLeaving && attributes.opacity >= 1 }
}
