import Fanfold

/// The projection between an item's plane and the pixels of a canvas, as a 3 × 3 matrix.
struct Projection {
    /// Rows of the matrix that maps homogeneous pixels to the plane, in points.
    private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Inverts a transform from an item to the viewport, or returns nil if it cannot be inverted.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - origin: The viewport's corner, in pixels.
    init?(_ transform: Transform3D, scale: Double, origin: Point) {
        let w = SIMD3(transform[3], transform[7], transform[15])
        let x = SIMD3(transform[0], transform[4], transform[12]) * scale + w * origin.x
        let y = SIMD3(transform[1], transform[5], transform[13]) * scale + w * origin.y
        let columns = (cross(y, w), cross(w, x), cross(x, y))
        let determinant = (x * columns.0).sum()
        guard abs(determinant) > 1e-9 else { return nil }
        let (a, b, c) = (columns.0 / determinant, columns.1 / determinant, columns.2 / determinant)
        rows = (SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
    }

    /// A point of the item's plane, and its change per pixel to the right and downwards.
    struct Sample {
        let point: SIMD2<Float>
        let right: SIMD2<Float>
        let down: SIMD2<Float>
    }

    /// The point of the plane at the center of a pixel, or nil behind the eye.
    func sample(x: Int, y: Int) -> Sample? {
        let pixel = SIMD3(Double(x) + 0.5, Double(y) + 0.5, 1)
        let w = (rows.2 * pixel).sum()
        guard w > 1e-9 else { return nil }
        let point = SIMD2((rows.0 * pixel).sum(), (rows.1 * pixel).sum()) / w
        let right = (SIMD2(rows.0.x, rows.1.x) - point * rows.2.x) / w
        let down = (SIMD2(rows.0.y, rows.1.y) - point * rows.2.y) / w
        return Sample(point: SIMD2(point), right: SIMD2(right), down: SIMD2(down))
    }
}

private func cross(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
        one.y * other.z - one.z * other.y, one.z * other.x - one.x * other.z,
        one.x * other.y - one.y * other.x)
}
