/// How far from the item shown an item may be seen, in a viewport.
struct KeyframeReach {
    private let layout: KeyframeLayout
    private let area: KeyframeArea
    private let viewport: Rect
    private let isCalm: Bool
    private var curves: KeyframeCurves { layout.curves }

    init(_ layout: KeyframeLayout, _ space: LayoutSpace, _ area: KeyframeArea) {
        self.layout = layout
        self.area = area
        viewport = space.visibleArea(along: layout.axis)
        isCalm = space.isCalm
    }

    /// The distance of the last item after the item shown that may be seen, or of the first one before it.
    ///
    /// - Complexity: O(k), where k is the number of keyframes; O(1) where the layout goes on beyond them.
    func reach(after: Bool) -> Double {
        let end = curves.end(after: after)
        if let edges = curves.edges {
            let far = edges.farStart(after: after)
            return goingOn(from: after ? max(end, far) : min(end, far), after: after)
        }
        switch after ? curves.rules.after : curves.rules.before {
        case .held: return held(at: end, after: after)
        case .continued: return goingOn(from: end, after: after)
        case .repeated: return curves.hasPlaceDrift ? repeating(after: after) : trimmed(after: after)
        }
    }

    /// Where items stay at the last keyframe: the first of them covers all others, if it is seen at all.
    private func held(at end: Double, after: Bool) -> Double {
        guard isPile(after: after) else { return trimmed(after: after) }
        return after ? end + 1 : end - 1
    }

    /// Whether items lie behind one another where they are held. The foremost of all items is then always seen.
    func isPile(after: Bool) -> Bool {
        guard !curves.rules.isStacked, (after ? curves.rules.after : curves.rules.before) == .held else {
            return false
        }
        return withSegments { segments in
            let end = after ? segments.count - 1 : 0
            return seenBox(segments, from: end, to: end) != nil
        }
    }

    /// How far something may be seen between the keyframes.
    private func trimmed(after: Bool) -> Double {
        withSegments { segments in
            var (lower, upper) = (1, segments.count - 1)
            while lower < upper {
                let place = after ? upper - 1 : lower
                if let box = seenBox(segments, from: place, to: place + 1) {
                    return end(of: place, within: box, segments, after: after)
                }
                if after { upper -= 1 } else { lower += 1 }
            }
            return segments[after ? upper : lower].start
        }
    }

    /// Where an item is out of sight that keeps within a box between two keyframes: on its way, if that is straight, or at
    /// the farther keyframe.
    private func end(
        of place: Int, within box: Box, _ segments: UnsafeBufferPointer<KeyframeSegment>, after: Bool
    ) -> Double {
        let (start, end) = (segments[place].start, segments[place + 1].start)
        guard curves.isFlat, segments[place].isPlaceStraight else { return after ? end : start }
        let sign = after ? 1.0 : -1.0
        let x = sign * area.points(segments[place].b.x)
        let y = sign * area.points(segments[place].b.y)
        let alongX = way(from: x > 0 ? box.lower.x : box.upper.x, by: x, along: .horizontal)
        let alongY = way(from: y > 0 ? box.lower.y : box.upper.y, by: y, along: .vertical)
        let way = min(max(min(alongX, alongY), 0), end - start)
        return after ? start + way : end - way
    }

    /// Where a straight line leaves the viewport. An item keeps its shape on it, so each of its corners goes in a
    /// straight line, too, and it is out of sight when all are past an edge.
    private func goingOn(from start: Double, after: Bool) -> Double {
        guard opacity(after: after) > 0 else { return curves.edges == nil ? trimmed(after: after) : start }
        let way =
            curves.isFlat ? wayOfFrame(from: start, after: after) : wayOfCorners(from: start, after: after)
        guard way > 0 || curves.edges != nil else { return trimmed(after: after) }
        return after ? start + max(way, 0) : start - max(way, 0)
    }

    private func opacity(after: Bool) -> Double {
        withSegments { $0[after ? $0.count - 1 : 0].a.opacity.x }
    }

    /// How many items farther an upright item is out of sight.
    private func wayOfFrame(from start: Double, after: Bool) -> Double {
        let item = curves.edges == nil ? last(after: after) : layout.pose(at: start, in: area, isCalm: isCalm)
        let slope = slope(after: after)
        let (x, y) = after ? (slope.x, slope.y) : (-slope.x, -slope.y)
        let (halfWidth, halfHeight) = (item.scale * item.size.width / 2, item.scale * item.size.height / 2)
        let alongX = way(from: item.center.x + (x > 0 ? -halfWidth : halfWidth), by: x, along: .horizontal)
        let alongY = way(from: item.center.y + (y > 0 ? -halfHeight : halfHeight), by: y, along: .vertical)
        return min(alongX, alongY)
    }

    /// The place, the size and the scale of an item at the last keyframe, or at the first one.
    private func last(after: Bool) -> ItemAttributes {
        withSegments { segments in
            let end = after ? segments.count - 1 : 0
            var item = ItemAttributes(
                center: Point(
                    x: area.center.x + area.points(segments[end].a.x),
                    y: area.center.y + area.points(segments[end].a.y)),
                size: Size(
                    width: max(area.points(segments[end].a.width), 0),
                    height: max(area.points(segments[end].a.height), 0)))
            item.scale = isCalm ? 1 : max(segments[end].a.turn.w, 0)
            return item
        }
    }

    /// How many items farther all corners of an item are past an edge.
    private func wayOfCorners(from start: Double, after: Bool) -> Double {
        let direction = after ? 1.0 : -1.0
        let slope = slope(after: after)
        let item = layout.pose(at: start, in: area, isCalm: isCalm)
        let transform = item.transform
        var (alongX, alongY) = (-Double.infinity, -Double.infinity)
        for corner in 0..<4 {
            let (seen, nearness) = self.corner(corner, of: item, transform)
            alongX = max(alongX, way(from: seen.x, by: direction * slope.x * nearness, along: .horizontal))
            alongY = max(alongY, way(from: seen.y, by: direction * slope.y * nearness, along: .vertical))
        }
        return min(alongX, alongY)
    }

    /// Where a corner is seen, and how far that moves where the item moves by a point.
    private func corner(_ number: Int, of item: ItemAttributes, _ transform: Transform3D) -> (Point, Double) {
        let x = number & 1 == 0 ? 0 : item.size.width
        let y = number & 2 == 0 ? 0 : item.size.height
        let image = x * transform.rows.0 + y * transform.rows.1 + transform.rows.3
        return (Point(x: image.x / image.w, y: image.y / image.w), curves.rules.sharesEye ? 1 / image.w : 1)
    }

    /// How many items farther a coordinate is past the edge towards which it goes; never, where it stays.
    private func way(from coordinate: Double, by slope: Double, along axis: Axis) -> Double {
        let edge = viewport.origin[axis]
        if slope > 0 { return (edge + viewport.size[axis] - coordinate) / slope }
        return slope < 0 ? (edge - coordinate) / slope : .infinity
    }

    /// How far apart two items far away are, in points.
    private func slope(after: Bool) -> Point {
        var slope = withSegments { segments in
            let place = after ? segments.count - 1 : 0
            return Point(x: area.points(segments[place].b.x), y: area.points(segments[place].b.y))
        }
        if let edges = curves.edges { slope[curves.axis] += area.points(edges.farExtent(after: after)) }
        return slope
    }

    /// Where repetitions leave the viewport, by the box that one of them keeps within.
    private func repeating(after: Bool) -> Double {
        let box = withSegments { segments in
            var box = self.box(segments, from: 0, to: 0)
            for place in 1..<segments.count - 1 {
                let next = self.box(segments, from: place, to: place + 1)
                box.lower = Point(x: min(box.lower.x, next.lower.x), y: min(box.lower.y, next.lower.y))
                box.upper = Point(x: max(box.upper.x, next.upper.x), y: max(box.upper.y, next.upper.y))
            }
            return box
        }
        let direction = after ? 1.0 : -1.0
        let (x, y) = (direction * area.points(curves.drift.x), direction * area.points(curves.drift.y))
        let alongX = way(from: x > 0 ? box.lower.x : box.upper.x, by: x, along: .horizontal)
        let alongY = way(from: y > 0 ? box.lower.y : box.upper.y, by: y, along: .vertical)
        let laps = max(min(alongX, alongY).rounded(.up), 1)
        let period = curves.end(after: true) - curves.end(after: false)
        return curves.end(after: !after) + direction * laps * period
    }
}

extension KeyframeReach {
    /// The keyframes' values where they are: those of one are more than is worth copying.
    @inline(__always)
    private func withSegments<Answer>(_ ask: (UnsafeBufferPointer<KeyframeSegment>) -> Answer) -> Answer {
        curves.segments.withUnsafeBufferPointer(ask)
    }

    private typealias Box = (lower: Point, upper: Point)

    /// What an item keeps within between two keyframes, if anything is seen of it there.
    private func seenBox(
        _ segments: UnsafeBufferPointer<KeyframeSegment>, from start: Int, to end: Int
    ) -> Box? {
        if segments[start].a.opacity.x <= 0 && segments[end].a.opacity.x <= 0 { return nil }
        if !isCalm && segments[start].a.turn.w <= 0 && segments[end].a.turn.w <= 0 { return nil }
        let box = box(segments, from: start, to: end)
        let isUnseen =
            box.upper.x < viewport.minX || box.lower.x > viewport.maxX || box.upper.y < viewport.minY
            || box.lower.y > viewport.maxY
        return isUnseen ? nil : box
    }

    /// What an item keeps within between two keyframes, however it turns.
    private func box(
        _ segments: UnsafeBufferPointer<KeyframeSegment>, from start: Int, to end: Int
    ) -> Box {
        let scale = isCalm ? 1 : max(max(segments[start].a.turn.w, segments[end].a.turn.w), 0)
        var halfWidth = scale * area.points(pointwiseMax(segments[start].a.width, segments[end].a.width)) / 2
        var halfHeight =
            scale * area.points(pointwiseMax(segments[start].a.height, segments[end].a.height)) / 2
        var lower = Point(
            x: area.points(pointwiseMin(segments[start].a.x, segments[end].a.x)),
            y: area.points(pointwiseMin(segments[start].a.y, segments[end].a.y)))
        var upper = Point(
            x: area.points(pointwiseMax(segments[start].a.x, segments[end].a.x)),
            y: area.points(pointwiseMax(segments[start].a.y, segments[end].a.y)))
        if !curves.isFlat {
            let isTurned = !isCalm && (segments[start].a.turn.hasAngles || segments[end].a.turn.hasAngles)
            if isTurned || curves.hasAnchor {
                let shift = 2 * anchorReach * scale
                lower = Point(x: lower.x - shift, y: lower.y - shift)
                upper = Point(x: upper.x + shift, y: upper.y + shift)
                let radius = halfWidth + halfHeight
                (halfWidth, halfHeight) = (radius, radius)
            }
            let depth = area.points(pointwiseMin(segments[start].a.depth, segments[end].a.depth))
            let farthest =
                area.points(pointwiseMax(segments[start].a.depth, segments[end].a.depth)) + 2 * anchorReach
            let eye = max(area.points(curves.eyeParts), 1)
            let nearness = min(
                (isTurned ? halfWidth : 0) - depth + 2 * anchorReach, KeyframeLayout.nearest * eye)
            let (near, far) = (1 / (1 - nearness / eye), 1 / (1 + max(farthest, 0) / eye))
            halfWidth *= isCalm ? 1 : max(near, 1)
            halfHeight *= isCalm ? 1 : max(near, 1)
            if !isCalm && curves.rules.sharesEye {
                lower = Point(x: min(lower.x * near, lower.x * far), y: min(lower.y * near, lower.y * far))
                upper = Point(x: max(upper.x * near, upper.x * far), y: max(upper.y * near, upper.y * far))
            }
        }
        return (
            Point(x: area.center.x + lower.x - halfWidth, y: area.center.y + lower.y - halfHeight),
            Point(x: area.center.x + upper.x + halfWidth, y: area.center.y + upper.y + halfHeight)
        )
    }

    /// How far the anchor lies from the centre at most, in points.
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
