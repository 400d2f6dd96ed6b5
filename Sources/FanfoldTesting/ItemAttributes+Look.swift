import Fanfold

extension ItemAttributes {
    /// The numbers of the pose, by name.
    var numbers: [(name: String, value: Double)] {
        let pose = [
            ("center.x", center.x), ("center.y", center.y), ("width", size.width), ("height", size.height),
            ("scale", scale), ("rotation.x", rotation.x), ("rotation.y", rotation.y),
            ("rotation.z", rotation.z),
            ("depth", depth), ("eyeDistance", eyeDistance), ("opacity", opacity), ("z", z),
            ("progress", progress),
        ]
        let appearance = (0..<AppearanceValues.capacity).map {
            ("appearance \($0)", self.appearance.values[$0])
        }
        return pose + appearance
    }

    /// Returns whether any part of the item is visible in a viewport.
    func isSeen(in viewport: Size) -> Bool {
        opacity > 0 && quad?.touches(Rect(size: viewport)) == true
    }

    /// The projected area of the item, in square points.
    var seenArea: Double {
        guard let quad else { return 0 }
        let (across, down) = (quad.bottomRight - quad.topLeft, quad.bottomLeft - quad.topRight)
        return abs(across.x * down.y - across.y * down.x) / 2
    }

    /// Returns whether the item covers a point of the viewport.
    func covers(_ point: Point) -> Bool {
        guard let own = transform.unproject(point) else { return false }
        return Rect(size: size).contains(own)
    }
}

private func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }

extension Quad {
    private var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// Returns whether this quad contains another one, except for rounding errors.
    func covers(_ other: Quad) -> Bool {
        let (own, tolerance) = (corners, 1e-3)
        var middle = Point.zero
        for corner in own { middle = Point(x: middle.x + corner.x / 4, y: middle.y + corner.y / 4) }
        return other.corners.allSatisfy { point in
            own.indices.allSatisfy { place in
                let (start, end) = (own[place], own[(place + 1) % 4])
                let normal = Point(x: end.y - start.y, y: start.x - end.x)
                let length = (normal.x * normal.x + normal.y * normal.y).squareRoot()
                guard length > 0 else { return false }
                func distance(_ point: Point) -> Double {
                    ((point.x - start.x) * normal.x + (point.y - start.y) * normal.y) / length
                }
                return distance(point) * (distance(middle) < 0 ? -1 : 1) >= -tolerance
            }
        }
    }
}
