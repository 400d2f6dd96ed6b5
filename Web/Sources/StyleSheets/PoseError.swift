/// The differences between a pose and its interpolation.
struct PoseError {
    /// The distance of the farthest corner, in points.
    var corner = 0.0
    /// The difference of angles, in degrees.
    var angle = 0.0
    /// The difference of opacities.
    var opacity = 0.0

    /// The bar for keyframes.
    static let limit = PoseError(corner: 0.3, angle: 0.1, opacity: 0.004)
    /// The bar for keyframes of the reduced-motion variant.
    static let reducedLimit = PoseError(corner: 0.34, angle: 0.1, opacity: 0.02)

    var half: PoseError { PoseError(corner: corner / 2, angle: angle / 2, opacity: opacity / 2) }

    /// The bar for keyframes that follow parameters.
    var followed: PoseError { PoseError(corner: 0.4, angle: angle, opacity: opacity) }

    /// Returns the greatest difference in parts of a limit.
    func part(of limit: PoseError) -> Double {
        max(corner / limit.corner, max(angle / limit.angle, opacity / limit.opacity))
    }

    mutating func include(_ other: PoseError) {
        corner = max(corner, other.corner)
        angle = max(angle, other.angle)
        opacity = max(opacity, other.opacity)
    }
}
