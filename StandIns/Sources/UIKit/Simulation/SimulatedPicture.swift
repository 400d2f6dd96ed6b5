/// Simulated: a picture of a view, as Core Animation would paint its layers. It contains background colors without
/// corners, shadows, masks and antialiasing.
public struct SimulatedPicture: Equatable, Sendable {
    /// A color without alpha.
    public struct Pixel: Equatable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double

        public init(red: Double, green: Double, blue: Double) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }

        /// Returns whether the color differs from another one by less than a step of 8 bits in each part.
        public func isNear(_ other: Pixel) -> Bool {
            max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 1.0 / 255
        }

        fileprivate func blended(with other: Pixel, _ alpha: Double) -> Pixel {
            func part(_ one: Double, _ two: Double) -> Double { one + (two - one) * alpha }
            return Pixel(
                red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
        }
    }

    /// The number of pixels in a row.
    public let width: Int
    /// The rows, from top to bottom.
    public private(set) var pixels: [Pixel] = []

    /// Paints a view on black.
    ///
    /// - Parameter step: The distance of two pixels, in points.
    @MainActor
    public init(of view: UIView, step: CGFloat = 1) {
        let size = view.bounds.size
        width = Int(size.width / step)
        for row in 0..<Int(size.height / step) {
            for column in 0..<width {
                let point = CGPoint(
                    x: view.bounds.minX + (CGFloat(column) + 0.5) * step,
                    y: view.bounds.minY + (CGFloat(row) + 0.5) * step)
                pixels.append(view.layer.paint(at: point, on: Pixel(red: 0, green: 0, blue: 0)))
            }
        }
    }

    /// Returns the number of pixels that satisfy a condition in both pictures, as a part of those that do in either.
    public func overlap(with other: SimulatedPicture, where isIncluded: (Pixel) -> Bool) -> Double {
        let pairs = zip(pixels, other.pixels).map { (isIncluded($0), isIncluded($1)) }
        let (both, either) = (pairs.count { $0 && $1 }, pairs.count { $0 || $1 })
        return either == 0 ? 0 : Double(both) / Double(either)
    }
}

extension CALayer {
    /// Paints the layer and its sublayers, by depth, over a color.
    fileprivate func paint(at point: CGPoint, on color: SimulatedPicture.Pixel) -> SimulatedPicture.Pixel {
        guard contains(point) || !masksToBounds else { return color }
        var result = color
        if contains(point), let components = backgroundColor?.components {
            let pixel = SimulatedPicture.Pixel(
                red: components[0], green: components[1], blue: components[2])
            result = result.blended(with: pixel, components[3])
        }
        let seen = children.filter { !$0.isHidden && $0.opacity > 0 }.compactMap { layer in
            layer.matrix.unprojecting(point).map { (layer, $0, Float(layer.matrix.depth(of: $0))) }
        }
        let ordered = seen.enumerated().sorted { ($0.element.2, $0.offset) < ($1.element.2, $1.offset) }
        for (_, (layer, inside, _)) in ordered {
            result = result.blended(with: layer.paint(at: inside, on: result), Double(layer.opacity))
        }
        return result
    }
}
