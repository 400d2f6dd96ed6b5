import Fanfold

/// A bitmap that items are painted on, from back to front.
struct Canvas {
    private(set) var bitmap: Bitmap

    /// Creates a canvas of one color.
    init(width: Int, height: Int, color: SIMD4<Float>) {
        bitmap = Bitmap(width: width, height: height, color: color)
    }

    /// The canvas as bytes: red, green, blue and opacity of each pixel.
    var bytes: [UInt8] {
        var bytes = [UInt8]()
        bytes.reserveCapacity(4 * bitmap.pixels.count)
        for pixel in bitmap.pixels {
            let rounded = SIMD4<UInt8>(
                (pixel * 255 + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
            bytes.append(contentsOf: [rounded.x, rounded.y, rounded.z, rounded.w])
        }
        return bytes
    }

    /// Paints a box of a plane.
    ///
    /// - Parameters:
    ///   - box: The box.
    ///   - projection: The projection of its plane.
    ///   - area: Pixels that can change.
    ///   - clip: The covered part of each pixel, if the box is clipped.
    ///   - color: Returns the color of a point of the plane.
    mutating func paint(
        _ box: RoundedBox, _ projection: Projection, in area: PixelArea, clip: Mask?, opacity: Float,
        color: (Projection.Sample) -> SIMD4<Float>
    ) {
        let area = area.clamped(width: bitmap.width, height: bitmap.height)
        guard !area.isEmpty else { return }
        let width = bitmap.width
        bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            for y in area.top..<area.bottom {
                for x in area.left..<area.right {
                    guard let sample = projection.sample(x: x, y: y) else { continue }
                    let coverage = box.coverage(sample) * opacity * (clip?.coverage(x: x, y: y) ?? 1)
                    guard coverage > 0 else { continue }
                    let index = y * width + x
                    let painted = color(sample)
                    let part = coverage * painted.w
                    pixels[index] =
                        pixels[index] * (1 - part) + SIMD4(painted.x, painted.y, painted.z, 1) * part
                }
            }
        }
    }
}

/// A rectangle of pixels.
struct PixelArea {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var isEmpty: Bool { left >= right || top >= bottom }

    /// Creates the area around points in pixels, with a margin.
    init(around points: [Point], margin: Double) {
        let limit = { (value: Double) in Int(min(max(value, -1e6), 1e6)) }
        left = limit((points.map(\.x).min() ?? 0) - margin)
        top = limit((points.map(\.y).min() ?? 0) - margin)
        right = limit((points.map(\.x).max() ?? 0) + margin) + 1
        bottom = limit((points.map(\.y).max() ?? 0) + margin) + 1
    }

    func clamped(width: Int, height: Int) -> PixelArea {
        var area = self
        area.left = max(left, 0)
        area.top = max(top, 0)
        area.right = min(right, width)
        area.bottom = min(bottom, height)
        return area
    }

    func intersection(_ other: PixelArea) -> PixelArea {
        var area = self
        area.left = max(left, other.left)
        area.top = max(top, other.top)
        area.right = min(right, other.right)
        area.bottom = min(bottom, other.bottom)
        return area
    }
}

/// A rounded box of pixels that clips painting.
struct Mask {
    let box: RoundedBox
    let projection: Projection

    func coverage(x: Int, y: Int) -> Float {
        projection.sample(x: x, y: y).map(box.coverage) ?? 0
    }
}
