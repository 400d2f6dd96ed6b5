import Fanfold

/// Paints frames of a collection on a screen, with or without a phone around it.
struct Stage {
    /// The colors of a stage.
    struct Theme: Sendable {
        let ground: SIMD4<Float>
        let screen: SIMD4<Float>

        static let light = Theme(ground: SIMD4(repeating: 1), screen: SIMD4(0.91, 0.91, 0.935, 1))
        static let dark = Theme(ground: color(0x0D1117), screen: color(0x1B1D22))
    }

    let theme: Theme
    let hasPhone: Bool
    /// Pixels per point.
    let scale: Double
    let textures: [Texture]

    /// The width of the phone around the screen, in points.
    var bezel: Double { hasPhone ? 10 : 0 }
    private var radius: Float { hasPhone ? 44 : 0 }

    /// Paints a frame.
    ///
    /// - Parameters:
    ///   - items: From back to front.
    ///   - left: The left edge of the phone on the canvas, in points.
    ///   - openness: From 0 to 1, the openness of the open item.
    func paint(
        _ items: [PaintedItem], viewport: Size, left: Double, openness: Double, on canvas: inout Canvas
    ) {
        let outer = Size(width: viewport.width + 2 * bezel, height: viewport.height + 2 * bezel)
        if hasPhone {
            fill(
                outer, at: Point(x: left, y: 0), radius: radius + Float(bezel), color: color(0x3A3C42),
                on: &canvas)
            let inner = Size(width: outer.width - 2 * rim, height: outer.height - 2 * rim)
            fill(
                inner, at: Point(x: left + rim, y: rim), radius: radius + Float(bezel - rim),
                color: color(0x08090A), on: &canvas)
        }
        let origin = Point(x: left + bezel, y: bezel)
        fill(viewport, at: origin, radius: radius, color: theme.screen, on: &canvas)
        guard let mask = mask(viewport, at: origin) else { return }
        let screen = PixelArea(around: corners(of: viewport, at: origin), margin: 0)
        for item in items {
            paint(item, openness: openness, screen: screen, origin: origin, clip: mask, on: &canvas)
        }
    }

    private func paint(
        _ item: PaintedItem, openness: Double, screen: PixelArea, origin: Point, clip: Mask,
        on canvas: inout Canvas
    ) {
        let place = Point(x: origin.x * scale, y: origin.y * scale)
        guard !textures.isEmpty, let projection = Projection(item.transform, scale: scale, origin: place)
        else { return }
        let size = SIMD2(Float(item.size.width), Float(item.size.height))
        let box = RoundedBox(size: size, radius: Float(item.radius * (1 - openness)))
        let corners = item.corners.map { Point(x: place.x + $0.x * scale, y: place.y + $0.y * scale) }
        let texture = textures[item.picture % textures.count]
        let dark = 1 - Float(item.shade)
        shadow(of: item, box, projection, corners, screen, clip, on: &canvas)
        canvas.paint(
            box, projection, in: PixelArea(around: corners, margin: 1).intersection(screen), clip: clip,
            opacity: Float(item.opacity)
        ) { sample in
            let right = (sample.right * sample.right).sum(), down = (sample.down * sample.down).sum()
            let color = texture.color(at: sample.point, in: size, footprint: max(right, down).squareRoot())
            return SIMD4(color.x * dark, color.y * dark, color.z * dark, color.w)
        }
    }

    /// Paints a soft shadow around an item, in the item's plane.
    private func shadow(
        of item: PaintedItem, _ box: RoundedBox, _ projection: Projection, _ corners: [Point],
        _ screen: PixelArea,
        _ clip: Mask, on canvas: inout Canvas
    ) {
        guard item.hasShadow else { return }
        let blur = Float(shadowBlur)
        let area = PixelArea(around: corners, margin: shadowBlur * scale + 1).intersection(screen)
        canvas.paint(box.grown(by: blur), projection, in: area, clip: clip, opacity: Float(item.opacity)) {
            sample in
            let part = min(max(1 - box.distance(to: sample.point).distance / blur, 0), 1)
            return SIMD4(0, 0, 0, shadowOpacity * part * part)
        }
    }

    private func fill(
        _ size: Size, at origin: Point, radius: Float, color: SIMD4<Float>, on canvas: inout Canvas
    ) {
        guard let projection = projection(at: origin) else { return }
        let box = RoundedBox(size: SIMD2(Float(size.width), Float(size.height)), radius: radius)
        let area = PixelArea(around: corners(of: size, at: origin), margin: 1)
        canvas.paint(box, projection, in: area, clip: nil, opacity: 1) { _ in color }
    }

    private func mask(_ size: Size, at origin: Point) -> Mask? {
        projection(at: origin).map {
            Mask(
                box: RoundedBox(size: SIMD2(Float(size.width), Float(size.height)), radius: radius),
                projection: $0)
        }
    }

    /// The projection of an upright plane at a point of the canvas, in points.
    private func projection(at origin: Point) -> Projection? {
        Projection(.identity, scale: scale, origin: Point(x: origin.x * scale, y: origin.y * scale))
    }

    private func corners(of size: Size, at origin: Point) -> [Point] {
        [origin, Point(x: origin.x + size.width, y: origin.y + size.height)].map {
            Point(x: $0.x * scale, y: $0.y * scale)
        }
    }
}

/// The distance over which shadows fade, in points, and their opacity beside the item.
private let shadowBlur = 24.0
private let shadowOpacity: Float = 0.3

/// The width of the phone's edge, in points.
private let rim = 1.5

/// A color from its hexadecimal notation.
private func color(_ number: UInt32) -> SIMD4<Float> {
    SIMD4(Float(number >> 16 & 255), Float(number >> 8 & 255), Float(number & 255), 255) / 255
}
