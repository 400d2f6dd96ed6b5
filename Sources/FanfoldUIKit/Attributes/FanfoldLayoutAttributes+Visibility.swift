#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldLayoutAttributes {
    /// Moves the center of a visible item to a visible point if UIKit might not show its cell otherwise.
    ///
    /// UIKit shows a cell if its frame is in view. The frame may be that under the transform, without the transform, or under
    /// the affine part of the transform (rdar 14801742 and 15316650, openradar.appspot.com). If one of them is hardly in view,
    /// the center moves to a visible point of the item. The transform moves the item back, so it appears at the same place.
    /// Each of the frames then contains the center, because the transform maps a point of the item to it. The affine part maps
    /// the same point to it: its numerators are 0 there as well.
    func keepVisible(_ pose: ItemAttributes, in geometry: LayoutGeometry) {
        guard !isInView(geometry.visibleRect),
            let point = pose.quad?.point(inside: Rect(size: geometry.context.viewport))
        else { return }
        center = geometry.inContent(point)
        transform3D = CATransform3DConcat(
            transform3D,
            CATransform3DMakeTranslation(pose.center.x - point.x, pose.center.y - point.y, 0))
    }

    /// Whether more than a hair of each of the frames by which UIKit may decide is in view.
    private func isInView(_ visible: CGRect) -> Bool {
        let clearlyVisible = visible.insetBy(dx: Self.hair, dy: Self.hair)
        let affine = transform3D.affinePart
        return frame(under: CATransform3DIdentity).intersects(clearlyVisible)
            && frame(under: affine).intersects(clearlyVisible)
            && frame(under: affine.withoutScale).intersects(clearlyVisible)
            && frame(under: transform3D).intersects(clearlyVisible)
    }

    /// In points. UIKit may decide either way if rectangles only touch, and numbers are rounded.
    private static var hair: CGFloat { 1 }

    /// The smallest rectangle around the item under a transform.
    private func frame(under transform: CATransform3D) -> CGRect {
        let (right, bottom) = (size.width / 2, size.height / 2)
        let bounds = Quad(
            topLeft: transform.projecting(-right, -bottom), topRight: transform.projecting(right, -bottom),
            bottomRight: transform.projecting(right, bottom), bottomLeft: transform.projecting(-right, bottom)
        ).bounds
        return CGRect(
            x: center.x + bounds.minX, y: center.y + bounds.minY,
            width: bounds.size.width, height: bounds.size.height)
    }
}

extension CATransform3D {
    /// The transform without its perspective.
    fileprivate var affinePart: CATransform3D {
        var affine = self
        (affine.m14, affine.m24) = (0, 0)
        return affine
    }

    /// The transform without the common divisor of its coordinates, as `CATransform3DGetAffineTransform(_:)` reads it.
    fileprivate var withoutScale: CATransform3D {
        var affine = self
        affine.m44 = 1
        return affine
    }

    /// The image of a point of the plane z = 0.
    fileprivate func projecting(_ x: CGFloat, _ y: CGFloat) -> Fanfold.Point {
        let w = x * m14 + y * m24 + m44
        return Point(x: (x * m11 + y * m21 + m41) / w, y: (x * m12 + y * m22 + m42) / w)
    }
}
#endif
