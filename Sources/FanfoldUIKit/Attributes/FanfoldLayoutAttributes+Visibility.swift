#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldLayoutAttributes {
    /// Moves the center of a visible item to a visible point if UIKit might not show its cell otherwise.
    ///
    /// UIKit shows a cell if its frame is in view. The frame may be that under the transform, without the transform, or under
    /// the affine part of the transform (rdar 14801742 and 15316650, openradar.appspot.com). If one of them is hardly in view,
    /// the center moves to a visible point of the item, and the transform moves the item back: it appears at the same place.
    /// Each of the frames then contains the center: the transform maps a point of the item to it, and so does the affine part,
    /// whose numerators are 0 there as well.
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
        return [.identity, affine, affine.withoutScale, transform3D].allSatisfy {
            frame(under: $0).intersects(clearlyVisible)
        }
    }

    /// In points. Of rectangles that touch, UIKit may decide either way, and numbers are rounded.
    private static var hair: CGFloat { 1 }

    private func frame(under transform: CATransform3D) -> CGRect {
        let (right, bottom) = (size.width / 2, size.height / 2)
        let corners = [(-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom)].map { x, y in
            transform.projecting(x, y)
        }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        return CGRect(
            x: center.x + (x.min() ?? 0), y: center.y + (y.min() ?? 0),
            width: (x.max() ?? 0) - (x.min() ?? 0), height: (y.max() ?? 0) - (y.min() ?? 0))
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
    fileprivate func projecting(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let w = x * m14 + y * m24 + m44
        return CGPoint(x: (x * m11 + y * m21 + m41) / w, y: (x * m12 + y * m22 + m42) / w)
    }

    fileprivate static var identity: CATransform3D { CATransform3DIdentity }
}
#endif
