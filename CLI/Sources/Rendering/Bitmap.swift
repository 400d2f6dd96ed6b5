import CWebP

/// A picture in memory: colors from 0 to 1, row by row.
struct Bitmap: Sendable {
    let width: Int
    let height: Int
    /// Red, green, blue and opacity of each pixel.
    var pixels: [SIMD4<Float>]

    /// Creates a bitmap of one color.
    init(width: Int, height: Int, color: SIMD4<Float>) {
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: color, count: width * height)
    }

    /// Decodes a WebP picture, or returns nil if it is invalid.
    init?(webP data: [UInt8]) {
        var (width, height) = (CInt(0), CInt(0))
        guard let decoded = WebPDecodeRGBA(data, data.count, &width, &height) else { return nil }
        defer { WebPFree(decoded) }
        self.init(width: Int(width), height: Int(height), color: .zero)
        for index in pixels.indices {
            let bytes = SIMD4(
                decoded[4 * index], decoded[4 * index + 1], decoded[4 * index + 2], decoded[4 * index + 3])
            pixels[index] = SIMD4<Float>(bytes) / 255
        }
    }

    /// The bitmap at half of its size, or nil if a side has one pixel.
    func halved() -> Bitmap? {
        guard width > 1 && height > 1 else { return nil }
        var half = Bitmap(width: width / 2, height: height / 2, color: .zero)
        for y in 0..<half.height {
            for x in 0..<half.width {
                let index = 2 * y * width + 2 * x
                let sum =
                    pixels[index] + pixels[index + 1] + pixels[index + width] + pixels[index + width + 1]
                half.pixels[y * half.width + x] = sum / 4
            }
        }
        return half
    }

    /// The color at a position in pixels, interpolated between the nearest four.
    ///
    /// - Complexity: O(1).
    func color(x: Float, y: Float) -> SIMD4<Float> {
        let (x, y) = (min(max(x - 0.5, 0), Float(width - 1)), min(max(y - 0.5, 0), Float(height - 1)))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (across, down) = (x - Float(left), y - Float(top))
        return pixels.withUnsafeBufferPointer { pixels in
            let upper = pixels[top * width + left] * (1 - across) + pixels[top * width + right] * across
            let lower = pixels[bottom * width + left] * (1 - across) + pixels[bottom * width + right] * across
            return upper * (1 - down) + lower * down
        }
    }
}
