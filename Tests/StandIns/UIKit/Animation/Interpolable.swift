/// A value of a layer that an animation takes from one to another.
protocol Interpolable {
    func interpolated(to end: Self, _ fraction: Double) -> Self
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
}

extension CGRect: Interpolable {
    func interpolated(to end: CGRect, _ fraction: Double) -> CGRect {
        CGRect(
            origin: origin.interpolated(to: end.origin, fraction),
            size: CGSize(
                width: width.interpolated(to: end.width, fraction),
                height: height.interpolated(to: end.height, fraction)))
    }
}

extension CATransform3D: Interpolable {
    /// Number by number; Core Animation takes the matrices apart first.
    func interpolated(to end: CATransform3D, _ fraction: Double) -> CATransform3D {
        combined(with: end) { $0.interpolated(to: $1, fraction) }
    }
}
