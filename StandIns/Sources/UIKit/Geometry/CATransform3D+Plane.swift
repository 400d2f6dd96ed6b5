extension CATransform3D {
    /// The projection of a point of the plane z = 0, or nil behind the eye.
    func projecting(_ point: CGPoint) -> CGPoint? {
        let w = point.x * m14 + point.y * m24 + m44
        guard w > 0 else { return nil }
        let x = point.x * m11 + point.y * m21 + m41
        let y = point.x * m12 + point.y * m22 + m42
        return CGPoint(x: x / w, y: y / w)
    }

    /// The point of the plane z = 0 that projects to `point`, or nil if there is none: the plane is edge-on
    /// or behind the eye there.
    func unprojecting(_ point: CGPoint) -> CGPoint? {
        let (a, b) = (m11 - point.x * m14, m21 - point.x * m24)
        let (c, d) = (m12 - point.y * m14, m22 - point.y * m24)
        let (e, f) = (point.x * m44 - m41, point.y * m44 - m42)
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        let result = CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
        return result.x * m14 + result.y * m24 + m44 > 0 ? result : nil
    }

    /// The bounding box of a rectangle's projected corners, in the plane z = 0.
    func projecting(_ rect: CGRect) -> CGRect {
        guard !rect.isNull && !rect.isInfinite else { return rect }
        return CGRect(holding: rect.corners.compactMap(projecting))
    }
}
