/// A picture with smaller variants, for sampling at any size.
struct Texture: Sendable {
    /// The variants, each of half the size of the previous one.
    private let levels: [Bitmap]

    /// Decodes a WebP picture, or returns nil if it is invalid.
    init?(webP data: [UInt8]) {
        guard let picture = Bitmap(webP: data) else { return nil }
        var levels = [picture]
        while let half = levels[levels.count - 1].halved() { levels.append(half) }
        self.levels = levels
    }

    /// The color at a point of a box that the picture covers, as CSS `object-fit: cover`.
    ///
    /// - Parameters:
    ///   - point: In points from the box's corner.
    ///   - size: The size of the box, in points.
    ///   - footprint: The distance between neighboring samples, in points.
    func color(at point: SIMD2<Float>, in size: SIMD2<Float>, footprint: Float) -> SIMD4<Float> {
        let whole = SIMD2(Float(levels[0].width), Float(levels[0].height))
        let ratio = whole / size
        let scale = min(ratio.x, ratio.y)
        let place = (point - size / 2) * scale + whole / 2
        let level = Self.level(footprint * scale, of: levels.count)
        let part = 1 / Float(1 << level)
        return levels[level].color(x: place.x * part, y: place.y * part)
    }

    private static func level(_ footprint: Float, of count: Int) -> Int {
        var (level, rest) = (0, footprint)
        while rest > 1.5 && level < count - 1 { (level, rest) = (level + 1, rest / 2) }
        return level
    }
}
