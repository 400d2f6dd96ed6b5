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

    /// Returns the angle and the axis of a rotation matrix (Rodrigues' formula).
    private static func angleAndAxis(
        _ rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    ) -> (Double, SIMD3<Double>) {
        let (right, down, ahead, _) = rows
        let sines = SIMD3(down.z - ahead.y, ahead.x - right.z, right.y - down.x) / 2
        let sine = (sines * sines).sum().squareRoot()
        let cosine = (right.x + down.y + ahead.z - 1) / 2
        if sine > 1e-9 { return (ElementaryFunctions.angle(sine: sine, cosine: cosine), sines / sine) }
        guard cosine < 0 else { return (0, SIMD3(0, 0, 1)) }
        return (Double.pi, halfTurnAxis(right, down, ahead))
    }

    /// Returns the axis of a half turn, for which `R + I = 2nnᵀ`.
    private static func halfTurnAxis(
        _ right: SIMD4<Double>, _ down: SIMD4<Double>, _ ahead: SIMD4<Double>
    ) -> SIMD3<Double> {
        let columns = (
            SIMD3(right.x + 1, right.y, right.z), SIMD3(down.x, down.y + 1, down.z),
            SIMD3(ahead.x, ahead.y, ahead.z + 1)
        )
        let longest = longer(longer(columns.0, columns.1), columns.2)
        return longest / (longest * longest).sum().squareRoot()
    }

    private static func longer(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
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
