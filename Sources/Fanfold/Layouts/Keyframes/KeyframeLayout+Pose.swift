extension KeyframeLayout {
    /// How an item is shown at a distance from the item shown.
    @inline(__always)
    func pose(at distance: Double, in area: KeyframeArea, isCalm: Bool) -> ItemAttributes {
        let curves = curves
        let values = curves.values(at: distance)
        var item = ItemAttributes(
            center: Point(x: area.center.x + area.points(values.x), y: area.center.y + area.points(values.y)),
            size: Size(width: max(area.points(values.width), 0), height: max(area.points(values.height), 0)))
        item.scale = isCalm ? 1 : max(values.turn.w, 0)
        item.opacity = min(max(values.opacity.x, 0), 1)
        item.z = -abs(distance)
        item.progress = distance
        item.appearance.values.lowHalf = values.first
        item.appearance.values.highHalf = values.second
        if curves.hasCornerRadius {
            item.appearance.values[curves.names.count] = max(area.points(values.cornerRadius), 0)
        }
        if let edges = curves.edges { stack(&item, edges, at: distance, in: area, scale: values.turn.w) }
        if !curves.isFlat { turn(&item, values, in: area, isCalm: isCalm) }
        return item
    }

    /// Lets an item begin where the one before it ends.
    @inline(__always)
    private func stack(
        _ item: inout ItemAttributes, _ edges: KeyframeEdges, at distance: Double, in area: KeyframeArea,
        scale: Double
    ) {
        let (start, end) = edges.edges(at: distance)
        let middle = area.points((start + end) / 2)
        let seen = max(area.points(end - start - curves.spacingParts), 0)
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
    private func turn(
        _ item: inout ItemAttributes, _ values: KeyframeValues, in area: KeyframeArea, isCalm: Bool
    ) {
        let angles = Rotation(x: values.turn.x, y: values.turn.y, z: values.turn.z)
        item.depth = area.points(values.depth)
        item.eyeDistance = max(area.points(curves.eyeParts), 1)
        item.rotation = angles
        let needsAxes = curves.hasAnchor || curves.rules.hidesBacks
        if needsAxes && angles != .zero { turnAboutAnchor(&item, in: area, isCalm: isCalm) }
        if isCalm {
            item.rotation = .zero
            item.depth = 0
            return
        }
        if curves.rules.sharesEye {
            item.eyeOffset = Point(x: area.center.x - item.center.x, y: area.center.y - item.center.y)
        }
        let reach = item.scale * (item.size.width + item.size.height) / 2 - item.depth
        if reach > Self.nearest * item.eyeDistance { keepFromEye(&item) }
    }

    /// Moves an item's centre as its anchor stays, and hides it where its back is seen.
    @inline(never)
    private func turnAboutAnchor(_ item: inout ItemAttributes, in area: KeyframeArea, isCalm: Bool) {
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
        if isCalm {
            item.opacity *= normal.z > Self.edgeOn ? normal.z : 0
        } else if facing(item, normal, in: area) <= 0 {
            item.opacity = 0
        }
    }

    /// How far the eye is in front of the plane in which an item lies.
    private func facing(_ item: ItemAttributes, _ normal: SIMD4<Double>, in area: KeyframeArea) -> Double {
        let ahead = normal.z * (item.eyeDistance + item.depth)
        guard curves.rules.sharesEye else { return ahead }
        return ahead + normal.x * (area.center.x - item.center.x) + normal.y * (area.center.y - item.center.y)
    }

    /// Sees an item from farther away where one of its corners would reach the eye.
    @inline(never)
    private func keepFromEye(_ item: inout ItemAttributes) {
        let axes = Transform3D.rotation(item.rotation).rows
        let (right, down) = (abs(axes.0.z) * item.size.width, abs(axes.1.z) * item.size.height)
        let nearestCorner = item.scale * (right + down) / 2 - item.depth
        item.eyeDistance = max(item.eyeDistance, nearestCorner / Self.nearest)
    }

    /// What rounding leaves of the cosine of a right angle.
    private static var edgeOn: Double { 1e-9 }
    /// How near to the eye an item's corner may come, as a part of the eye's distance.
    static var nearest: Double { 0.8 }
}
