import Fanfold

/// The visible extent of a layout: the distances from the item shown at which an item may be visible in a viewport.
struct KeyframeVisibleExtent {
    private let layout: KeyframeLayout
    private let area: KeyframeArea
    private let viewport: Rect
    private let prefersReducedMotion: Bool
    /// The segments in place: one is too large to copy.
    private let segments: UnsafeBufferPointer<KeyframeSegment>
    private var curves: KeyframeCurves { layout.curves }

    /// - Parameter segments: The segments of the layout's curves; they must outlive this value.
    @inline(__always)
    init(
        _ layout: KeyframeLayout, _ space: LayoutSpace, _ area: KeyframeArea,
        _ segments: UnsafeBufferPointer<KeyframeSegment>
    ) {
        self.layout = layout
        self.area = area
        self.segments = segments
        viewport = space.visibleArea(along: layout.axis)
        prefersReducedMotion = space.prefersReducedMotion
    }

    /// Returns the distance of the last item after the item shown that may be visible, or of the first item before
    /// it.
    ///
    /// - Complexity: O(k), where k is the number of keyframes.
    func distance(after: Bool) -> Double {
        if let edges = curves.edges { return stacked(edges, after: after) }
        switch after ? curves.rules.after : curves.rules.before {
        case .held where isStackedEnd(after: after):
            // The first held item covers all others.
            return curves.end(after: after) + (after ? 1 : -1)
        case .repeated where curves.hasPlaceDrift:
            return repeating(after: after)
        case .held, .repeated:
            return trimmed(after: after, isEndless: false)
        case .continued:
            return trimmed(after: after, isEndless: true)
        }
    }

    /// Returns whether items are stacked behind one another at an end. The front-most item is then always visible.
    func isStackedEnd(after: Bool) -> Bool {
        guard !curves.rules.isStacked, (after ? curves.rules.after : curves.rules.before) == .held else {
            return false
        }
        return seenBox(of: after ? segments.count - 1 : 0) != nil
    }

    /// Returns the visible extent, searched from the farthest segment to the nearest.
    ///
    /// - Parameter isEndless: Whether to include the segment beyond the keyframes.
    private func trimmed(after: Bool, isEndless: Bool) -> Double {
        let last = segments.count - 1
        var left = isEndless ? last : last - 1
        while left > 0 {
            let index = after ? left : last - left
            let inner = after ? index : index + 1
            if let distance = exitDistance(on: index, from: inner, after: after) {
                return segments[inner].start + (after ? distance : -distance)
            }
            left -= 1
        }
        return segments[after ? 1 : last].start
    }

    /// Returns the visible part of a segment, in items from its end nearer to the item shown; nil if no item is
    /// visible.
    @inline(__always)
    private func exitDistance(on index: Int, from inner: Int, after: Bool) -> Double? {
        guard mayBeSeen(segments[index]) else { return nil }
        let isBeyond = index == (after ? segments.count - 1 : 0)
        let length = isBeyond ? .infinity : segments[index + 1].start - segments[index].start
        if curves.isFlat && segments[index].isPlaceStraight {
            let direction = after ? 1.0 : -1.0
            let half = scale(segments[index]) / 2
            let alongX = exitDistance(
                ofCenter: area.center.x + area.x(segments[inner].a.x),
                half: half * area.points(segments[index].most.width),
                by: direction * area.x(segments[index].b.x), along: .horizontal)
            guard alongX >= 0 else { return nil }
            let alongY = exitDistance(
                ofCenter: area.center.y + area.y(segments[inner].a.y),
                half: half * area.points(segments[index].most.height),
                by: direction * area.y(segments[index].b.y), along: .vertical)
            let distance = min(alongX, alongY, length)
            return distance >= 0 ? distance : nil
        }
        if isBeyond {
            let distance = exitDistanceOfCorners(from: segments[inner].start, after: after)
            return distance > 0 ? distance : nil
        }
        return seenBox(of: index) == nil ? nil : length
    }

    /// Returns the number of items after which an upright item has left along one axis: infinite if it stays in view,
    /// negative infinite if it stays out of view.
    @inline(__always)
    private func exitDistance(ofCenter center: Double, half: Double, by slope: Double, along axis: Axis)
        -> Double
    {
        let (start, end) = (viewport.origin[axis], viewport.origin[axis] + viewport.size[axis])
        if slope > 0 { return (end - center + half) / slope }
        if slope < 0 { return (start - center - half) / slope }
        return center + half >= start && center - half <= end ? .infinity : -.infinity
    }

    /// Returns the extent of stacked items. Beyond the keyframes they keep their shapes, so that each corner moves in
    /// a straight line. An item is out of sight when all corners have passed an edge.
    private func stacked(_ edges: KeyframeEdges, after: Bool) -> Double {
        let (end, far) = (curves.end(after: after), edges.farStart(after: after))
        let start = after ? max(end, far) : min(end, far)
        guard opacity(after: after) > 0 else { return start }
        let distance = max(exitDistanceOfCorners(from: start, after: after), 0)
        return after ? start + distance : start - distance
    }

    private func opacity(after: Bool) -> Double {
        segments[after ? segments.count - 1 : 0].a.opacity.x
    }

    /// Returns the number of items after which all corners of an item have passed an edge.
    private func exitDistanceOfCorners(from start: Double, after: Bool) -> Double {
        let direction = after ? 1.0 : -1.0
        let slope = slope(after: after)
        let item = layout.pose(at: start, in: area, prefersReducedMotion: prefersReducedMotion)
        let transform = item.transform
        var (alongX, alongY) = (-Double.infinity, -Double.infinity)
        for corner in 0..<4 {
            let (seen, nearness) = self.corner(corner, of: item, transform)
            alongX = max(
                alongX, exitDistance(from: seen.x, by: direction * slope.x * nearness, along: .horizontal))
            alongY = max(
                alongY, exitDistance(from: seen.y, by: direction * slope.y * nearness, along: .vertical))
        }
        return min(alongX, alongY)
    }

    /// Returns the projection of a corner, and its movement per point of the item's movement.
    private func corner(_ index: Int, of item: ItemAttributes, _ transform: Transform3D) -> (Point, Double) {
        let x = index & 1 == 0 ? 0 : item.size.width
        let y = index & 2 == 0 ? 0 : item.size.height
        let image = x * transform.rows.0 + y * transform.rows.1 + transform.rows.3
        return (Point(x: image.x / image.w, y: image.y / image.w), curves.rules.sharesEye ? 1 / image.w : 1)
    }

    /// Returns the number of items after which a coordinate has passed the edge in its direction; infinite if it does
    /// not move.
    private func exitDistance(from coordinate: Double, by slope: Double, along axis: Axis) -> Double {
        let edge = viewport.origin[axis]
        if slope > 0 { return (edge + viewport.size[axis] - coordinate) / slope }
        return slope < 0 ? (edge - coordinate) / slope : .infinity
    }

    /// Returns the distance between two far items, in points.
    private func slope(after: Bool) -> Point {
        let index = after ? segments.count - 1 : 0
        var slope = Point(x: area.x(segments[index].b.x), y: area.y(segments[index].b.y))
        if let edges = curves.edges { slope[curves.axis] += area.distance(edges.farExtent(after: after)) }
        return slope
    }

    /// Returns the extent of repetitions, by the bounding box of one of them.
    private func repeating(after: Bool) -> Double {
        var box = box(of: 0)
        for index in 1..<segments.count - 1 {
            let next = self.box(of: index)
            box.lower = Point(x: min(box.lower.x, next.lower.x), y: min(box.lower.y, next.lower.y))
            box.upper = Point(x: max(box.upper.x, next.upper.x), y: max(box.upper.y, next.upper.y))
        }
        let direction = after ? 1.0 : -1.0
        let (x, y) = (direction * area.x(curves.drift.x), direction * area.y(curves.drift.y))
        let alongX = exitDistance(from: x > 0 ? box.lower.x : box.upper.x, by: x, along: .horizontal)
        let alongY = exitDistance(from: y > 0 ? box.lower.y : box.upper.y, by: y, along: .vertical)
        let laps = max(min(alongX, alongY).rounded(.up), 1)
        let period = curves.end(after: true) - curves.end(after: false)
        return curves.end(after: !after) + direction * laps * period
    }
}

extension KeyframeVisibleExtent {
    private typealias Box = (lower: Point, upper: Point)

    /// Returns whether any item in a segment may be visible, wherever it is.
    @inline(__always)
    private func mayBeSeen(_ segment: KeyframeSegment) -> Bool {
        segment.most.opacity > 0 && scale(segment) > 0
    }

    /// Returns the greatest scale of an item in a segment.
    @inline(__always)
    private func scale(_ segment: KeyframeSegment) -> Double { prefersReducedMotion ? 1 : segment.most.scale }

    /// Returns the bounding box of a segment's items, or nil if none is visible.
    private func seenBox(of index: Int) -> Box? {
        guard mayBeSeen(segments[index]) else { return nil }
        let box = box(of: index)
        let isUnseen =
            box.upper.x < viewport.minX || box.lower.x > viewport.maxX || box.upper.y < viewport.minY
            || box.lower.y > viewport.maxY
        return isUnseen ? nil : box
    }

    /// Returns the bounding box of items between two keyframes at any rotation, or beyond the last keyframe.
    private func box(of start: Int) -> Box {
        let end = min(start + 1, segments.count - 1)
        var reach = flatReach(start, end)
        if !curves.isFlat {
            let isTurned =
                !prefersReducedMotion && (segments[start].a.turn.hasAngles || segments[end].a.turn.hasAngles)
            if isTurned || curves.hasAnchor { turn(&reach, scale(segments[start])) }
            if !prefersReducedMotion { see(&reach, start, end, thickness: isTurned ? reach.half.width : 0) }
        }
        let (center, half) = (area.center, reach.half)
        return (
            Point(x: center.x + reach.lower.x - half.width, y: center.y + reach.lower.y - half.height),
            Point(x: center.x + reach.upper.x + half.width, y: center.y + reach.upper.y + half.height)
        )
    }

    /// The range of the items' centers, from the area's center, and half of the greatest extents, in points.
    private typealias Reach = (lower: Point, upper: Point, half: Size)

    /// Returns the reach of items that are parallel to the viewport, in its plane.
    private func flatReach(_ start: Int, _ end: Int) -> Reach {
        let half = scale(segments[start]) / 2
        return (
            Point(
                x: area.x(pointwiseMin(segments[start].a.x, segments[end].a.x)),
                y: area.y(pointwiseMin(segments[start].a.y, segments[end].a.y))),
            Point(
                x: area.x(pointwiseMax(segments[start].a.x, segments[end].a.x)),
                y: area.y(pointwiseMax(segments[start].a.y, segments[end].a.y))),
            Size(
                width: half * area.points(segments[start].most.width),
                height: half * area.points(segments[start].most.height))
        )
    }

    /// Extends a reach to all rotations about the anchor.
    private func turn(_ reach: inout Reach, _ scale: Double) {
        let shift = 2 * anchorReach * scale
        reach.lower = Point(x: reach.lower.x - shift, y: reach.lower.y - shift)
        reach.upper = Point(x: reach.upper.x + shift, y: reach.upper.y + shift)
        let radius = reach.half.width + reach.half.height
        reach.half = Size(width: radius, height: radius)
    }

    /// Extends a reach to the view of the eye: near items are larger, and an eye that all share moves them apart.
    ///
    /// - Parameter thickness: The distance of the items' nearest edges from their centers, in points.
    private func see(_ reach: inout Reach, _ start: Int, _ end: Int, thickness: Double) {
        let depth = area.points(pointwiseMin(segments[start].a.depth, segments[end].a.depth))
        let farthest =
            area.points(pointwiseMax(segments[start].a.depth, segments[end].a.depth)) + 2 * anchorReach
        let eye = max(area.points(curves.eyeParts), 1)
        let nearness = min(thickness - depth + 2 * anchorReach, KeyframeLayout.nearest * eye)
        let (near, far) = (1 / (1 - nearness / eye), 1 / (1 + max(farthest, 0) / eye))
        reach.half.width *= max(near, 1)
        reach.half.height *= max(near, 1)
        guard curves.rules.sharesEye else { return }
        let (lower, upper) = (reach.lower, reach.upper)
        reach.lower = Point(x: min(lower.x * near, lower.x * far), y: min(lower.y * near, lower.y * far))
        reach.upper = Point(x: max(upper.x * near, upper.x * far), y: max(upper.y * near, upper.y * far))
    }

    /// The greatest distance of the anchor from the center, in points.
    private var anchorReach: Double {
        guard curves.hasAnchor else { return 0 }
        return abs(area.points(curves.anchor.x)) + abs(area.points(curves.anchor.y))
            + abs(area.points(curves.anchor.z))
    }
}

extension SIMD4<Double> {
    /// Whether one of the first three numbers is not 0.
    fileprivate var hasAngles: Bool { x != 0 || y != 0 || z != 0 }
}
