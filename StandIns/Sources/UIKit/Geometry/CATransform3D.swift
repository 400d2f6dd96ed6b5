/// A 4 × 4 matrix for row vectors: `[x y z 1] * M`. Not Equatable; see `CATransform3DEqualToTransform`.
public struct CATransform3D: Sendable {
    public var m11: CGFloat = 0
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 0
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 0
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 0

    /// All sixteen numbers are 0; this is not the identity.
    public init() {}

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.init(
            Row(m11, m12, m13, m14), Row(m21, m22, m23, m24), Row(m31, m32, m33, m34), Row(m41, m42, m43, m44)
        )
    }
}

extension CATransform3D {
    /// A row of the matrix.
    typealias Row = SIMD4<Double>

    init(_ row1: Row, _ row2: Row, _ row3: Row, _ row4: Row) {
        (m11, m12, m13, m14) = (row1.x, row1.y, row1.z, row1.w)
        (m21, m22, m23, m24) = (row2.x, row2.y, row2.z, row2.w)
        (m31, m32, m33, m34) = (row3.x, row3.y, row3.z, row3.w)
        (m41, m42, m43, m44) = (row4.x, row4.y, row4.z, row4.w)
    }

    var row1: Row { Row(m11, m12, m13, m14) }
    var row2: Row { Row(m21, m22, m23, m24) }
    var row3: Row { Row(m31, m32, m33, m34) }
    var row4: Row { Row(m41, m42, m43, m44) }

    var isFinite: Bool {
        // The product of 0 and an element is 0, unless the element is infinite or not a number.
        [row1, row2, row3, row4].allSatisfy { $0 * 0 == .zero }
    }

    /// Returns the row vector of the first element, multiplied by this matrix.
    func multiplied(by vector: Row) -> Row {
        let upper: Row = vector.x * row1 + vector.y * row2
        let lower: Row = vector.z * row3 + vector.w * row4
        return upper + lower
    }

    /// Returns the matrix whose rows are combined from the rows of this matrix and of another one.
    func combined(with other: CATransform3D, _ combine: (Row, Row) -> Row) -> CATransform3D {
        CATransform3D(
            combine(row1, other.row1), combine(row2, other.row2), combine(row3, other.row3),
            combine(row4, other.row4))
    }
}
