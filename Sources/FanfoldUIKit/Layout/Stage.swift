#if canImport(UIKit)
import Fanfold

/// The items in the viewport, and which of them are wholly hidden by others.
struct Stage {
    private let range: Range<Int>
    private let covered: [Bool]

    /// What is on stage in a snapshot.
    ///
    /// - Complexity: O(v²), where v is the number of visible items.
    init(of snapshot: LayoutSnapshot) {
        range = snapshot.visibleRange
        let items = range.map { StagedItem(snapshot.pose(of: $0), in: snapshot.context.viewport) }
        covered = items.map { item in items.contains { $0.covers(item) } }
    }

    /// Whether an item is in the viewport, but behind a single opaque one that hides all of it.
    func isCovered(_ index: Int) -> Bool {
        range.contains(index) && covered[index - range.lowerBound]
    }
}

/// An item as far as it hides others, or is hidden.
private struct StagedItem {
    let pose: ItemAttributes
    let quad: Quad?
    /// The part of the viewport in which the item may be seen.
    let seen: Rect?

    init(_ pose: ItemAttributes, in viewport: Size) {
        self.pose = pose
        quad = pose.quad
        seen = quad?.bounds.intersection(Rect(size: viewport))
    }

    func covers(_ other: StagedItem) -> Bool {
        guard pose.opacity == 1, pose.z > other.pose.z, let quad, let seen = other.seen else { return false }
        return quad.contains(seen)
    }
}

extension Rect {
    /// What two rectangles have in common; nil where that has no area.
    fileprivate func intersection(_ other: Rect) -> Rect? {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let size = Size(width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
        return size.width > 0 && size.height > 0 ? Rect(origin: Point(x: x, y: y), size: size) : nil
    }
}

extension Quad {
    /// Whether a rectangle lies inside, or on the edges.
    fileprivate func contains(_ rect: Rect) -> Bool {
        let corners = rect.corners
        return [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
            .allSatisfy(contains)
    }

    /// A convex quad holds a point that is on the inner side of all four edges, in whichever sense they run.
    private func contains(_ point: Point) -> Bool {
        let sides = [
            side(of: point, topLeft, topRight), side(of: point, topRight, bottomRight),
            side(of: point, bottomRight, bottomLeft), side(of: point, bottomLeft, topLeft),
        ]
        return sides.allSatisfy { $0 >= -Self.margin } || sides.allSatisfy { $0 <= Self.margin }
    }

    private func side(of point: Point, _ start: Point, _ end: Point) -> Double {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }

    /// What rounding may do to an area, in square points.
    private static var margin: Double { 1e-6 }
}
#endif
