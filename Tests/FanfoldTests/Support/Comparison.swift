@_spi(Host) @testable import Fanfold

extension Double {
    /// Whether two numbers differ by at most a tolerance.
    func isNear(_ other: Double, within tolerance: Double) -> Bool { abs(self - other) <= tolerance }
}

extension Point {
    /// Whether the coordinates of two points differ by at most a tolerance.
    func isNear(_ other: Point, within tolerance: Double) -> Bool {
        x.isNear(other.x, within: tolerance) && y.isNear(other.y, within: tolerance)
    }
}

extension Quad {
    /// The corners in the order of the check values: clockwise from the top left.
    var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// A quad from its corners' coordinates, clockwise from the top left.
    init(_ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double), _ d: (Double, Double)) {
        self.init(
            topLeft: Point(x: a.0, y: a.1), topRight: Point(x: b.0, y: b.1),
            bottomRight: Point(x: c.0, y: c.1), bottomLeft: Point(x: d.0, y: d.1))
    }

    /// Whether the corners of two quads differ by at most a tolerance.
    func isNear(_ other: Quad, within tolerance: Double) -> Bool {
        zip(corners, other.corners).allSatisfy { $0.isNear($1, within: tolerance) }
    }
}

extension Transform3D {
    /// The sixteen numbers in the hosts' order.
    var numbers: [Double] { (0..<16).map { self[$0] } }
}

extension ItemAttributes {
    /// All numbers of the pose and the appearance values.
    var numbers: [Double] {
        [center.x, center.y, size.width, size.height, scale, rotation.x, rotation.y, rotation.z]
            + [depth, eyeDistance, opacity, z, progress]
            + (0..<AppearanceValues.capacity).map { appearance.values[$0] }
    }

    /// Whether all numbers of two poses differ by at most a tolerance.
    func isNear(_ other: ItemAttributes, within tolerance: Double) -> Bool {
        zip(numbers, other.numbers).allSatisfy { $0.isNear($1, within: tolerance) }
    }
}
