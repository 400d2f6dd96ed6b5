/// A pose as four effects of SwiftUI: a scale, a rotation in perspective, an offset and an opacity.
///
///     content
///         .scaleEffect(effect.scale)
///         .rotation3DEffect(
///             .radians(effect.angle), axis: (effect.axis.x, effect.axis.y, effect.axis.z),
///             anchor: UnitPoint(x: effect.anchor.x, y: effect.anchor.y), anchorZ: effect.anchorZ,
///             perspective: effect.perspective)
///         .offset(x: effect.offset.x, y: effect.offset.y)
///         .opacity(effect.opacity)
///
/// The effects apply in this order to a view of the pose's size whose top left corner is at the viewport's origin. For a
/// view at another position, subtract that position from ``offset``.
///
/// A rotation about an anchor contains the depth and the eye's offset: with `q = (−eyeOffset, −depth)` and the rotation
/// matrix `R`, a point `p` of a row vector satisfies `pR + q = (p + qRᵀ)R`. SwiftUI places its eye at
/// `max(width, height) / perspective` points from the plane.
public struct PoseEffect: Equatable, Sendable {
    /// The scale about the view's center.
    public var scale: Double
    /// The angle of the rotation in radians, from 0 to π.
    public var angle: Double
    /// The axis of the rotation, a unit vector.
    public var axis: SIMD3<Double>
    /// The anchor of the rotation, in fractions of the view's size; (0.5, 0.5) is the center.
    public var anchor: Point
    /// The distance of the anchor from the view's plane, in points.
    public var anchorZ: Double
    /// The strength of the perspective; 0 means none.
    public var perspective: Double
    /// The displacement of the view, in points.
    public var offset: Point
    /// The opacity, from 0 to 1. The value is 0 if the pose is edge-on: SwiftUI draws views with singular transforms flat.
    public var opacity: Double

    /// Creates the effects of a pose.
    ///
    /// - Complexity: O(1), without allocation.
    public init(_ pose: ItemAttributes) {
        let turned = Transform3D.rotation(pose.rotation).rows
        let shift = SIMD4(-pose.eyeOffset.x, -pose.eyeOffset.y, -pose.depth, 0)
        // A product with the transposed rotation.
        let anchored = Point(x: (shift * turned.0).sum(), y: (shift * turned.1).sum())
        let (width, height) = (pose.size.width, pose.size.height)
        scale = pose.scale
        (angle, axis) = Self.angleAndAxis(turned)
        anchor = Point(
            x: width > 0 ? 0.5 - anchored.x / width : 0.5, y: height > 0 ? 0.5 - anchored.y / height : 0.5)
        anchorZ = -(shift * turned.2).sum()
        perspective = max(width, height) / pose.eyeDistance
        offset = Point(
            x: pose.center.x + pose.eyeOffset.x + anchored.x - width / 2,
            y: pose.center.y + pose.eyeOffset.y + anchored.y - height / 2)
        opacity = Self.isEdgeOn(pose) ? 0 : pose.opacity
    }

    /// Returns the angle and the axis of a rotation matrix, with the same precision for all angles.
    ///
    /// With the rotation's unit quaternion `q = (n sin(θ/2), cos(θ/2))`, the entries of `4 q qᵀ` are sums of the matrix's
    /// entries. Its longest column is the multiple of `q` that loses no digits (Shepperd's method, 1978).
    private static func angleAndAxis(
        _ rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    ) -> (Double, SIMD3<Double>) {
        let (right, down, ahead, _) = rows
        let sums = SIMD3(down.z + ahead.y, ahead.x + right.z, right.y + down.x)
        let differences = SIMD3(down.z - ahead.y, ahead.x - right.z, right.y - down.x)
        let squares =
            SIMD4(1, 1, 1, 1) + right.x * SIMD4(1, -1, -1, 1) + down.y * SIMD4(-1, 1, -1, 1)
            + ahead.z * SIMD4(-1, -1, 1, 1)
        let multiple = longer(
            longer(
                SIMD4(squares.x, sums.z, sums.y, differences.x),
                SIMD4(sums.z, squares.y, sums.x, differences.y)),
            longer(
                SIMD4(sums.y, sums.x, squares.z, differences.z),
                SIMD4(differences, squares.w)))
        let quaternion = multiple / (multiple * multiple).sum().squareRoot()
        let direction = SIMD3(quaternion.x, quaternion.y, quaternion.z)
        let length = (direction * direction).sum().squareRoot()
        guard length > 0 else { return (0, SIMD3(0, 0, 1)) }
        let halfAngle = ElementaryFunctions.angle(sine: length, cosine: abs(quaternion.w))
        return (2 * halfAngle, direction / (quaternion.w < 0 ? -length : length))
    }

    private static func longer(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> SIMD4<Double> {
        (one * one).sum() < (other * other).sum() ? other : one
    }

    /// Returns whether a pose shows an item as a line: the determinant of its projection is nearly zero.
    private static func isEdgeOn(_ pose: ItemAttributes) -> Bool {
        let (right, down, _, corner) = pose.transform.rows
        let determinant =
            right.x * (down.y * corner.w - down.w * corner.y) - right.y
            * (down.x * corner.w - down.w * corner.x)
            + right.w * (down.x * corner.y - down.y * corner.x)
        return abs(determinant) < singular * pose.scale * pose.scale
    }

    /// The largest determinant, at a scale of 1, that counts as singular.
    private static var singular: Double { 1e-9 }
}
