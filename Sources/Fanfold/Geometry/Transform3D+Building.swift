// Products and inverses of transforms, for comparisons with layouts that multiply matrices.
@_spi(Host)
extension Transform3D {
    /// Rotates about the x axis, then about y, then about z.
    public init(rotation: Rotation) { self = .rotation(rotation) }

    /// Returns a translation, in points.
    public static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
        Transform3D(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(x, y, z, 1))
    }

    /// Returns a scale about the origin.
    public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
        Transform3D(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
    }

    /// Returns a perspective projection.
    ///
    /// - Parameter eyeDistance: The distance from the eye to the plane z = 0, in points; greater than 0.
    public static func perspective(eyeDistance: Double) -> Transform3D {
        Transform3D(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, -1 / eyeDistance), SIMD4(0, 0, 0, 1))
    }

    /// Returns this transform followed by another: the matrix product `self · next`.
    public func concatenating(_ next: Transform3D) -> Transform3D {
        Transform3D(rows.0 * next, rows.1 * next, rows.2 * next, rows.3 * next)
    }

    /// Returns the inverse transform, or nil if this one is singular.
    public func inverted() -> Transform3D? {
        let (a, b, c, d) = rows
        let s0 = a.x * b.y - a.y * b.x, s1 = a.x * b.z - a.z * b.x, s2 = a.x * b.w - a.w * b.x
        let s3 = a.y * b.z - a.z * b.y, s4 = a.y * b.w - a.w * b.y, s5 = a.z * b.w - a.w * b.z
        let c0 = c.x * d.y - c.y * d.x, c1 = c.x * d.z - c.z * d.x, c2 = c.x * d.w - c.w * d.x
        let c3 = c.y * d.z - c.z * d.y, c4 = c.y * d.w - c.w * d.y, c5 = c.z * d.w - c.w * d.z
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard determinant.isFinite && determinant != 0 else { return nil }
        let r1 = SIMD4(
            b.y * c5 - b.z * c4 + b.w * c3, -a.y * c5 + a.z * c4 - a.w * c3,
            d.y * s5 - d.z * s4 + d.w * s3, -c.y * s5 + c.z * s4 - c.w * s3)
        let r2 = SIMD4(
            -b.x * c5 + b.z * c2 - b.w * c1, a.x * c5 - a.z * c2 + a.w * c1,
            -d.x * s5 + d.z * s2 - d.w * s1, c.x * s5 - c.z * s2 + c.w * s1)
        let r3 = SIMD4(
            b.x * c4 - b.y * c2 + b.w * c0, -a.x * c4 + a.y * c2 - a.w * c0,
            d.x * s4 - d.y * s2 + d.w * s0, -c.x * s4 + c.y * s2 - c.w * s0)
        let r4 = SIMD4(
            -b.x * c3 + b.y * c1 - b.z * c0, a.x * c3 - a.y * c1 + a.z * c0,
            -d.x * s3 + d.y * s1 - d.z * s0, c.x * s3 - c.y * s1 + c.z * s0)
        return Transform3D(r1 / determinant, r2 / determinant, r3 / determinant, r4 / determinant)
    }
}

/// A row vector times a matrix.
private func * (row: SIMD4<Double>, matrix: Transform3D) -> SIMD4<Double> {
    let (r1, r2, r3, r4) = matrix.rows
    return row.x * r1 + row.y * r2 + row.z * r3 + row.w * r4
}
