@testable import Fanfold

/// What is seen, found by a look at the items themselves.
extension Sample {
    /// Whether any of an item may be seen: it is not transparent, and touches the viewport.
    func isVisible(_ item: Int) -> Bool { isVisible(Double(item)) }

    /// Whether any of an item at a position may be seen.
    func isVisible(_ position: Double) -> Bool {
        let attributes = attributes(position)
        return attributes.opacity > 0 && attributes.quad?.touches(Rect(size: context.viewport)) == true
    }

    /// The item that is seen at a point of the viewport: the foremost one that shows it.
    func frontmostItem(at point: Point) -> Int? {
        visibleRange.last { item in
            let attributes = attributes(Double(item))
            guard attributes.opacity > 0, let own = attributes.transform.unproject(point) else {
                return false
            }
            return Rect(size: attributes.size).contains(own)
        }
    }

    /// A position visible or up to ten items off it.
    mutating func positionNearFrame() -> Double {
        Double(visibleRange.lowerBound) + random.number(in: -10...10)
    }
}
