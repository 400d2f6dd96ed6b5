/// A projective transform of space: sixteen numbers in the order of CSS `matrix3d`, `CATransform3D` and
/// `graphene_matrix_t`.
///
/// A point is a row vector to the left of the matrix, and the fourth row holds the translation. Hosts pass the
/// numbers on without reordering.
public struct Transform3D: Equatable, Sendable {
    /// The four rows, each of four numbers.
    public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a transform from its rows.
    public init(_ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>) {
        rows = (r1, r2, r3, r4)
    }

    /// The identity.
    public static var identity: Transform3D {
        Transform3D(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
    }

    /// Rotates about the x axis, then about y, then about z.
    @usableFromInline
    package static func rotation(_ rotation: Rotation) -> Transform3D {
        let (sinX, cosX) = Rotation.sineAndCosine(rotation.x)
        // A rotation about the x axis alone needs one sine and cosine.
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

    /// Returns one of the sixteen numbers, in the order of CSS `matrix3d`: index 12 is the translation along x.
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

    /// Returns whether all sixteen numbers are equal.
    public static func == (left: Transform3D, right: Transform3D) -> Bool { left.rows == right.rows }
}
