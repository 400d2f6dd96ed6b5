/// A projective transform of space: sixteen numbers in the order that CSS `matrix3d`, `CATransform3D` and
/// `graphene_matrix_t` share.
///
/// A point is a row vector to the left of the matrix, so a translation stands in the fourth row. Hosts hand the
/// numbers over as they are.
public struct Transform3D: Equatable, Sendable {
    /// The four rows, each of four numbers.
    public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a transform from its rows.
    public init(_ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>) {
        rows = (r1, r2, r3, r4)
    }

    /// Leaves every point where it is.
    public static var identity: Transform3D {
        Transform3D(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
    }

    /// Moves every point, in points.
    public static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
        Transform3D(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(x, y, z, 1))
    }

    /// Scales about the origin.
    public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
        Transform3D(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
    }

    /// Draws what is farther away smaller.
    ///
    /// - Parameter eyeDistance: From the eye to the plane z = 0, in points; greater than 0.
    public static func perspective(eyeDistance: Double) -> Transform3D {
        Transform3D(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, -1 / eyeDistance), SIMD4(0, 0, 0, 1))
    }

    /// Turns about the x axis, then about y, then about z.
    public static func rotation(_ rotation: Rotation) -> Transform3D {
        let (sinX, cosX) = Rotation.sineAndCosine(rotation.x)
        // What tilts turns about one axis.
        guard rotation.y != 0 || rotation.z != 0 else {
            return Transform3D(
                SIMD4(1, 0, 0, 0), SIMD4(0, cosX, sinX, 0), SIMD4(0, -sinX, cosX, 0), SIMD4(0, 0, 0, 1))
        }
        let (sinY, cosY) = Rotation.sineAndCosine(rotation.y)
        let (sinZ, cosZ) = Rotation.sineAndCosine(rotation.z)
        return Transform3D(
            SIMD4(cosY * cosZ, cosY * sinZ, -sinY, 0),
            SIMD4(sinX * sinY * cosZ - cosX * sinZ, sinX * sinY * sinZ + cosX * cosZ, sinX * cosY, 0),
            SIMD4(cosX * sinY * cosZ + sinX * sinZ, cosX * sinY * sinZ - sinX * cosZ, cosX * cosY, 0),
            SIMD4(0, 0, 0, 1))
    }

    /// One of the sixteen numbers, in the order of CSS `matrix3d`: index 12 is the translation along x.
    ///
    /// An index outside 0..<16 is a programmer's error and stops the program.
    public subscript(index: Int) -> Double {
        switch index >> 2 {
        case 0: return rows.0[index & 3]
        case 1: return rows.1[index & 3]
        case 2: return rows.2[index & 3]
        case 3: return rows.3[index & 3]
        default:
            require(false, "A Transform3D's index", Double(index), "must be in 0..<16")
            return 0
        }
    }

    /// This transform followed by another: the matrix product `self · next`.
    public func concatenating(_ next: Transform3D) -> Transform3D {
        Transform3D(rows.0 * next, rows.1 * next, rows.2 * next, rows.3 * next)
    }

    /// The transform that undoes this one, or nil where it is singular.
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

    /// Whether all sixteen numbers are the same.
    public static func == (left: Transform3D, right: Transform3D) -> Bool { left.rows == right.rows }
}

/// A row vector times a matrix.
private func * (row: SIMD4<Double>, matrix: Transform3D) -> SIMD4<Double> {
    let (r1, r2, r3, r4) = matrix.rows
    return row.x * r1 + row.y * r2 + row.z * r3 + row.w * r4
}
