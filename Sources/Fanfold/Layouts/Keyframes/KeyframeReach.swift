/// How far from the item shown an item may be seen, in a viewport.
struct KeyframeReach {
    private let layout: KeyframeLayout
    private let area: KeyframeArea
    private let viewport: Rect
    private let prefersReducedMotion: Bool
    /// The keyframes' values where they are: those of one are more than is worth copying.
    private let segments: UnsafeBufferPointer<KeyframeSegment>
    private var curves: KeyframeCurves { layout.curves }

    /// - Parameter segments: Those of the layout's curves; they have to stay while they are read.
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

    /// The distance of the last item after the item shown that may be seen, or of the first one before it.
    ///
    /// - Complexity: O(k), where k is the number of keyframes.
    func reach(after: Bool) -> Double {
        if let edges = curves.edges { return stacked(edges, after: after) }
        switch after ? curves.rules.after : curves.rules.before {
        case .held where isPile(after: after):
            // The first that is held covers all others.
            return curves.end(after: after) + (after ? 1 : -1)
        case .repeated where curves.hasPlaceDrift:
            return repeating(after: after)
        case .held, .repeated:
            return trimmed(after: after, isEndless: false)
        case .continued:
            return trimmed(after: after, isEndless: true)
        }
    }

    /// Whether items lie behind one another where they are held. The foremost of all items is then always seen.
    func isPile(after: Bool) -> Bool {
        guard !curves.rules.isStacked, (after ? curves.rules.after : curves.rules.before) == .held else {
            return false
        }
        return seenBox(of: after ? segments.count - 1 : 0) != nil
    }

    /// How far something may be seen, looked for from the farthest segment to the nearest.
    ///
    /// - Parameter isEndless: Whether the one beyond the keyframes is among them.
    private func trimmed(after: Bool, isEndless: Bool) -> Double {
        let last = segments.count - 1
        var left = isEndless ? last : last - 1
        while left > 0 {
            let place = after ? left : last - left
            let inner = after ? place : place + 1
            if let way = way(on: place, from: inner, after: after) {
                return segments[inner].start + (after ? way : -way)
            }
            left -= 1
        }
        return segments[after ? 1 : last].start
    }

    /// How far into a segment something may be seen, in items from its end that is nearer to the item shown; nil where
    /// nothing is.
    @inline(__always)
    private func way(on place: Int, from inner: Int, after: Bool) -> Double? {
        guard mayBeSeen(segments[place]) else { return nil }
        let isBeyond = place == (after ? segments.count - 1 : 0)
        let length = isBeyond ? .infinity : segments[place + 1].start - segments[place].start
        if curves.isFlat && segments[place].isPlaceStraight {
            let direction = after ? 1.0 : -1.0
            let half = scale(segments[place]) / 2
            let alongX = way(
                ofCenter: area.center.x + area.points(segments[inner].a.x),
                half: half * area.points(segments[place].most.width),
                by: direction * area.points(segments[place].b.x), along: .horizontal)
            guard alongX >= 0 else { return nil }
            let alongY = way(
                ofCenter: area.center.y + area.points(segments[inner].a.y),
                half: half * area.points(segments[place].most.height),
                by: direction * area.points(segments[place].b.y), along: .vertical)
            let way = min(alongX, alongY, length)
            return way >= 0 ? way : nil
        }
        if isBeyond {
            let way = wayOfCorners(from: segments[inner].start, after: after)
            return way > 0 ? way : nil
        }
        return seenBox(of: place) == nil ? nil : length
    }

    /// How many items farther one that keeps upright is out of sight, by one of its coordinates: never, or before it
    /// begins, where it stays.
    @inline(__always)
    private func way(ofCenter center: Double, half: Double, by slope: Double, along axis: Axis) -> Double {
        let (start, end) = (viewport.origin[axis], viewport.origin[axis] + viewport.size[axis])
        if slope > 0 { return (end - center + half) / slope }
        if slope < 0 { return (start - center - half) / slope }
        return center + half >= start && center - half <= end ? .infinity : -.infinity
    }

    /// Where items that push each other along leave the viewport. All of them keep their shapes there, so each of their
    /// corners goes in a straight line, and one is out of sight when all are past an edge.
    private func stacked(_ edges: KeyframeEdges, after: Bool) -> Double {
        let (end, far) = (curves.end(after: after), edges.farStart(after: after))
        let start = after ? max(end, far) : min(end, far)
        guard opacity(after: after) > 0 else { return start }
        let way = max(wayOfCorners(from: start, after: after), 0)
        return after ? start + way : start - way
    }

    private func opacity(after: Bool) -> Double {
        segments[after ? segments.count - 1 : 0].a.opacity.x
    }

    /// How many items farther all corners of an item are past an edge.
    private func wayOfCorners(from start: Double, after: Bool) -> Double {
        let direction = after ? 1.0 : -1.0
        let slope = slope(after: after)
        let item = layout.pose(at: start, in: area, prefersReducedMotion: prefersReducedMotion)
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
        let place = after ? segments.count - 1 : 0
        var slope = Point(x: area.points(segments[place].b.x), y: area.points(segments[place].b.y))
        if let edges = curves.edges { slope[curves.axis] += area.points(edges.farExtent(after: after)) }
        return slope
    }

    /// Where repetitions leave the viewport, by the box that one of them keeps within.
    private func repeating(after: Bool) -> Double {
        var box = box(of: 0)
        for place in 1..<segments.count - 1 {
            let next = self.box(of: place)
            box.lower = Point(x: min(box.lower.x, next.lower.x), y: min(box.lower.y, next.lower.y))
            box.upper = Point(x: max(box.upper.x, next.upper.x), y: max(box.upper.y, next.upper.y))
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
    private typealias Box = (lower: Point, upper: Point)

    /// Whether anything can be seen of an item in a segment, wherever it is.
    @inline(__always)
    private func mayBeSeen(_ segment: KeyframeSegment) -> Bool {
        segment.most.opacity > 0 && scale(segment) > 0
    }

    /// The greatest scale of an item in a segment.
    @inline(__always)
    private func scale(_ segment: KeyframeSegment) -> Double { prefersReducedMotion ? 1 : segment.most.scale }

    /// What an item keeps within in a segment, if anything is seen of it there.
    private func seenBox(of place: Int) -> Box? {
        guard mayBeSeen(segments[place]) else { return nil }
        let box = box(of: place)
        let isUnseen =
            box.upper.x < viewport.minX || box.lower.x > viewport.maxX || box.upper.y < viewport.minY
            || box.lower.y > viewport.maxY
        return isUnseen ? nil : box
    }

    /// What an item keeps within from one keyframe to the next, however it turns, or where the last one holds it.
    private func box(of start: Int) -> Box {
        let end = min(start + 1, segments.count - 1)
        let scale = scale(segments[start])
        var halfWidth = scale * area.points(segments[start].most.width) / 2
        var halfHeight = scale * area.points(segments[start].most.height) / 2
        var lower = Point(
            x: area.points(pointwiseMin(segments[start].a.x, segments[end].a.x)),
            y: area.points(pointwiseMin(segments[start].a.y, segments[end].a.y)))
        var upper = Point(
            x: area.points(pointwiseMax(segments[start].a.x, segments[end].a.x)),
            y: area.points(pointwiseMax(segments[start].a.y, segments[end].a.y)))
        if !curves.isFlat {
            let isTurned =
                !prefersReducedMotion && (segments[start].a.turn.hasAngles || segments[end].a.turn.hasAngles)
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
            halfWidth *= prefersReducedMotion ? 1 : max(near, 1)
            halfHeight *= prefersReducedMotion ? 1 : max(near, 1)
            if !prefersReducedMotion && curves.rules.sharesEye {
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
