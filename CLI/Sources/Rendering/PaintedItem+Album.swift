import Fanfold
import Inspection

extension PaintedItem {
    /// The square cover of an album in front of the covers behind it, from back to front.
    ///
    /// - Parameters:
    ///   - offsets: The offset of each cover along the axis, the front one first, in points.
    ///   - openness: From 0 to 1; an open album fills the item.
    func album(offsets: [Double], openness: Double) -> [PaintedItem] {
        let side = min(size.width, size.height)
        let closed = 1 - openness
        let (x, y) = ((size.width - side) / 2 * closed, (size.height - side) / 2 * closed)
        let cover = (width: size.width - 2 * x, height: size.height - 2 * y)
        return offsets.indices.reversed().map { layer in
            let inset = Double(layer) * layerStep * closed
            let origin = Point(x: x + inset + offsets[layer] * closed, y: y - 1.5 * inset)
            return part(
                at: origin, size: Size(width: cover.width - 2 * inset, height: cover.height),
                picture: picture + layer, opacity: layer == 0 ? opacity : opacity * closed)
        }
    }

    /// A part of the item's plane with another picture.
    private func part(at origin: Point, size: Size, picture: Int, opacity: Double) -> PaintedItem {
        var moved = transform
        moved.rows.3 += moved.rows.0 * origin.x + moved.rows.1 * origin.y
        let corners = [
            Point(x: 0, y: 0), Point(x: size.width, y: 0), Point(x: size.width, y: size.height),
            Point(x: 0, y: size.height),
        ].map { moved.image(of: $0) }
        return PaintedItem(
            picture: picture, size: size, transform: moved, corners: corners, opacity: opacity,
            radius: radius,
            shade: shade, hasShadow: hasShadow)
    }
}

extension Transform3D {
    /// The image of a point of the item's plane.
    fileprivate func image(of point: Point) -> Point {
        let image = rows.0 * point.x + rows.1 * point.y + rows.3
        return Point(x: image.x / image.w, y: image.y / image.w)
    }
}

/// How much narrower each cover is on both sides than the one before, in points.
private let layerStep = 6.0
