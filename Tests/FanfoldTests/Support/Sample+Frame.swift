@_spi(Host) @testable import Fanfold

/// Visibility, computed from the items' quads.
extension Sample {
    /// Whether an item is visible: it is not transparent, and touches the viewport.
    func isVisible(_ item: Int) -> Bool { isVisible(Double(item)) }

    /// Whether an item at a position is visible.
    func isVisible(_ position: Double) -> Bool {
        let attributes = attributes(position)
        return attributes.opacity > 0 && attributes.quad?.touches(Rect(size: context.viewport)) == true
    }

    /// The front-most item at a point of the viewport.
    func frontmostItem(at point: Point) -> Int? {
        visibleRange.last { item in
            let attributes = attributes(Double(item))
            guard attributes.opacity > 0, let own = attributes.transform.unproject(point) else {
                return false
            }
            return Rect(size: attributes.size).contains(own)
        }
    }

    /// A visible position or one up to ten items outside.
    mutating func positionNearFrame() -> Double {
        Double(visibleRange.lowerBound) + random.number(in: -10...10)
    }
}
