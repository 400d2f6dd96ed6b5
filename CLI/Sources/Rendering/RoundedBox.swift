/// A box with round corners in a plane, as a distance to its edge.
struct RoundedBox {
    let center: SIMD2<Float>
    let size: SIMD2<Float>
    let radius: Float

    /// Creates a box from (0, 0) to `size`; the radius is limited to half of the shorter side.
    init(size: SIMD2<Float>, radius: Float) {
        self.init(center: size / 2, size: size, radius: min(radius, min(size.x, size.y) / 2))
    }

    private init(center: SIMD2<Float>, size: SIMD2<Float>, radius: Float) {
        (self.center, self.size, self.radius) = (center, size, radius)
    }

    /// The box with its edge at a distance outside.
    func grown(by distance: Float) -> RoundedBox {
        RoundedBox(center: center, size: size + 2 * distance, radius: radius + distance)
    }

    /// The distance of a point to the edge, negative inside, and the direction in which it grows.
    func distance(to point: SIMD2<Float>) -> (distance: Float, direction: SIMD2<Float>) {
        let offset = point - center
        let sign = SIMD2<Float>(offset.x < 0 ? -1 : 1, offset.y < 0 ? -1 : 1)
        let corner = offset * sign - (size / 2 - radius)
        if corner.x > 0 && corner.y > 0 {
            let length = max((corner * corner).sum().squareRoot(), 1e-6)
            return (length - radius, corner / length * sign)
        }
        let isAcross = corner.x > corner.y
        return (max(corner.x, corner.y) - radius, isAcross ? SIMD2(sign.x, 0) : SIMD2(0, sign.y))
    }

    /// The covered part of a pixel, from 0 to 1.
    func coverage(_ sample: Projection.Sample) -> Float {
        let (distance, direction) = distance(to: sample.point)
        let slope = SIMD2((direction * sample.right).sum(), (direction * sample.down).sum())
        let length = max((slope * slope).sum().squareRoot(), 1e-6)
        return min(max(0.5 - distance / length, 0), 1)
    }
}
