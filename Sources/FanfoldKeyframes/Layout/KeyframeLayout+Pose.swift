import Fanfold

extension KeyframeLayout {
    /// Returns the pose of an item at a distance from the item shown.
    @inline(__always)
    func pose(at distance: Double, in area: KeyframeArea, prefersReducedMotion: Bool) -> ItemAttributes {
        let (segment, u, lap) = curves.segment(at: distance)
        return curves.segments.withUnsafeBufferPointer { segments in
            pose(
                at: distance, segments, segment, u, lap, in: area, prefersReducedMotion: prefersReducedMotion)
        }
    }

    @inline(__always)
    private func pose(
        at distance: Double, _ segments: UnsafeBufferPointer<KeyframeSegment>, _ index: Int, _ u: Double,
        _ lap: Double,
        in area: KeyframeArea, prefersReducedMotion: Bool
    ) -> ItemAttributes {
        var turn = segments[index].turn(u)
        var item = ItemAttributes(
            center: Point(
                x: area.center.x + area.x(segments[index].x(u)),
                y: area.center.y + area.y(segments[index].y(u))),
            size: Size(
                width: max(area.points(segments[index].width(u)), 0),
                height: max(area.points(segments[index].height(u)), 0)))
        item.opacity = min(max(segments[index].opacity(u), 0), 1)
        if lap != 0 { repeatPose(&item, &turn, lap, in: area) }
        item.scale = prefersReducedMotion ? 1 : max(turn.w, 0)
        item.z = -abs(distance)
        item.progress = distance
        if curves.hasAppearance {
            item.appearance.values.lowHalf = segments[index].first(u)
            item.appearance.values.highHalf = segments[index].second(u)
        }
        if curves.hasCornerRadius {
            let radius = max(area.points(segments[index].cornerRadius(u)), 0)
            item.appearance.values[curves.names.count] = radius
        }
        if let edges = curves.edges { stack(&item, edges, at: distance, in: area) }
        if prefersReducedMotion && curves.rules.isPaged { separate(&item, at: distance, scale: turn.w) }
        if !curves.isFlat {
            item.depth = area.points(segments[index].depth(u))
            item.rotation = Rotation(x: turn.x, y: turn.y, z: turn.z)
            self.turn(&item, in: area, prefersReducedMotion: prefersReducedMotion)
        }
        return item
    }

    /// Adds the change of the center and the rotation of a number of repetitions.
    @inline(never)  // Part of the 6 kB that `PageLayout` measures.
    private func repeatPose(
        _ item: inout ItemAttributes, _ turn: inout SIMD4<Double>, _ lap: Double, in area: KeyframeArea
    ) {
        item.center.x += lap * area.x(curves.drift.x)
        item.center.y += lap * area.y(curves.drift.y)
        turn += curves.wholeTurnsRemoved(from: curves.drift.turn * lap)
        if !curves.hasPlaceDrift { item.opacity = 0 }
    }

    /// Keeps the edge of a page that faces the page shown, although the page keeps its full size: pages do not overlap.
    @inline(never)
    private func separate(_ item: inout ItemAttributes, at distance: Double, scale: Double) {
        let excess = (1 - scale.clamped(to: 0...1)) / 2 * item.size[curves.axis]
        item.center[curves.axis] += distance < 0 ? -excess : excess
    }

    /// Moves an item to the end of the previous one.
    @inline(__always)
    private func stack(
        _ item: inout ItemAttributes, _ edges: KeyframeEdges, at distance: Double, in area: KeyframeArea,
    ) {
        let (start, end) = edges.edges(at: distance)
        let middle = area.distance((start + end) / 2)
        let seen = max(area.distance(end - start - curves.spacingParts), 0)
        let extent = item.scale > 0 ? seen / item.scale : 0
        switch curves.axis {
        case .horizontal:
            item.center.x += middle
            item.size.width = extent
        case .vertical:
            item.center.y += middle
            item.size.height = extent
        }
    }

    @inline(__always)
    private func turn(_ item: inout ItemAttributes, in area: KeyframeArea, prefersReducedMotion: Bool) {
        item.eyeDistance = max(area.points(curves.eyeParts), 1)
        let needsAxes = curves.hasAnchor || curves.rules.hidesBacks
        if needsAxes && item.rotation != .zero {
            turnAboutAnchor(&item, in: area, prefersReducedMotion: prefersReducedMotion)
        }
        if prefersReducedMotion {
            item.rotation = .zero
            item.depth = 0
            return
        }
        if curves.rules.sharesEye {
            item.eyeOffset = Point(x: area.center.x - item.center.x, y: area.center.y - item.center.y)
        }
        let extent = item.scale * (item.size.width + item.size.height) / 2 - item.depth
        if extent > Self.nearest * item.eyeDistance { keepFromEye(&item) }
    }

    /// Moves an item's center so that its anchor stays, and hides its back.
    @inline(never)  // Part of the 6 kB that `PageLayout` measures.
    private func turnAboutAnchor(
        _ item: inout ItemAttributes, in area: KeyframeArea, prefersReducedMotion: Bool
    ) {
        let axes = Transform3D.rotation(item.rotation).rows
        if curves.hasAnchor {
            let x = item.scale * area.points(curves.anchor.x)
            let y = item.scale * area.points(curves.anchor.y)
            let z = item.scale * area.points(curves.anchor.z)
            let turned = x * axes.0 + y * axes.1 + z * axes.2
            item.center.x += x - turned.x
            item.center.y += y - turned.y
            item.depth -= z - turned.z
        }
        guard curves.rules.hidesBacks else { return }
        let normal = axes.2
        if prefersReducedMotion {
            item.opacity *= normal.z > Self.edgeOn ? normal.z : 0
        } else if facing(item, normal, in: area) <= Self.edgeOn * item.eyeDistance {
            item.opacity = 0
        }
    }

    /// Returns the distance of the eye from the item's plane, in front of it.
    private func facing(_ item: ItemAttributes, _ normal: SIMD4<Double>, in area: KeyframeArea) -> Double {
        let ahead = normal.z * (item.eyeDistance + item.depth)
        guard curves.rules.sharesEye else { return ahead }
        return ahead + normal.x * (area.center.x - item.center.x) + normal.y * (area.center.y - item.center.y)
    }

    /// Increases the eye distance of an item with a corner that would reach the eye.
    @inline(never)  // Part of the 6 kB that `PageLayout` measures.
    private func keepFromEye(_ item: inout ItemAttributes) {
        let axes = Transform3D.rotation(item.rotation).rows
        let (right, down) = (abs(axes.0.z) * item.size.width, abs(axes.1.z) * item.size.height)
        let nearestCorner = item.scale * (right + down) / 2 - item.depth
        item.eyeDistance = max(item.eyeDistance, nearestCorner / Self.nearest)
    }

    /// The rounding error of the cosine of a right angle.
    private static var edgeOn: Double { 1e-9 }
    /// The least distance of an item's corner from the eye, as a part of the eye's distance.
    static var nearest: Double { 0.8 }
}
