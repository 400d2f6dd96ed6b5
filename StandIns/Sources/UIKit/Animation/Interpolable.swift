/// A layer value that animations interpolate.
protocol Interpolable {
    func interpolated(to end: Self, _ fraction: Double) -> Self

    /// The value moved by the change of another one. UIKit's animations add positions, sizes and transforms.
    func moved(from old: Self, to new: Self) -> Self
}

extension Interpolable {
    func moved(from old: Self, to new: Self) -> Self { self }
}

extension CGFloat: Interpolable {
    func interpolated(to end: CGFloat, _ fraction: Double) -> CGFloat { self + (end - self) * fraction }
}

extension Float: Interpolable {
    func interpolated(to end: Float, _ fraction: Double) -> Float { self + (end - self) * Float(fraction) }
}

extension CGPoint: Interpolable {
    func interpolated(to end: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: x.interpolated(to: end.x, fraction), y: y.interpolated(to: end.y, fraction))
    }

    func moved(from old: CGPoint, to new: CGPoint) -> CGPoint {
        CGPoint(x: x + new.x - old.x, y: y + new.y - old.y)
    }
}

extension CGRect: Interpolable {
    func interpolated(to end: CGRect, _ fraction: Double) -> CGRect {
        CGRect(
            origin: origin.interpolated(to: end.origin, fraction),
            size: CGSize(
                width: width.interpolated(to: end.width, fraction),
                height: height.interpolated(to: end.height, fraction)))
    }

    func moved(from old: CGRect, to new: CGRect) -> CGRect {
        CGRect(
            origin: origin.moved(from: old.origin, to: new.origin),
            size: CGSize(width: width + new.width - old.width, height: height + new.height - old.height))
    }
}

extension CATransform3D: Interpolable {
    /// Interpolates each number; Core Animation decomposes the matrices.
    func interpolated(to end: CATransform3D, _ fraction: Double) -> CATransform3D {
        combined(with: end) { $0 + fraction * ($1 - $0) }
    }

    /// Adds the difference of each number; Core Animation multiplies matrices.
    func moved(from old: CATransform3D, to new: CATransform3D) -> CATransform3D {
        combined(with: new.combined(with: old, -), +)
    }
}
