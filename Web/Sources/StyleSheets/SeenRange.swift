@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

/// The part of a path on which items may be in the viewport.
///
/// The animations of an item end outside of the viewport: a browser updates a running animation in each frame of a scroll,
/// whether the item is visible or not. From there, the item moves on with its cell, away from the viewport.
struct SeenRange {
    let model: PathModel

    private var path: LayoutPath { model.path }
    private var first: Double { path.knots[0] }
    private var last: Double { path.knots[path.knots.count - 1] }

    /// The least and the greatest parameter.
    var bounds: (lower: Double, upper: Double) {
        let lower = parameters.prefix { isOutside(at: $0, beyond: .start) }.last
        let upper = parameters.reversed().prefix { isOutside(at: $0, beyond: .end) }.last
        return (lower ?? first, upper ?? last)
    }

    /// Parameters at which animations may end.
    private var parameters: [Double] {
        let least = Int((first / Self.step).rounded(.up))
        let greatest = Int((last / Self.step).rounded(.down))
        return (least...max(least, greatest)).map { Double($0) * Self.step }
            .filter { $0 > first && $0 < last }
    }

    private enum Side { case start, end }

    /// Returns whether an item is outside of viewports of all shapes, beyond an edge of the scroll axis.
    private func isOutside(at parameter: Double, beyond side: Side) -> Bool {
        let values = model.values(at: parameter)
        return Self.viewports.allSatisfy { viewport in
            guard let quad = model.quad(values, in: viewport) else { return false }
            let natural = path.naturalCenter(at: parameter).points(in: viewport)
            let places = quad.corners.map { (path.axis == .horizontal ? $0.x : $0.y) + natural }
            let (least, greatest) = (places.min() ?? 0, places.max() ?? 0)
            let extent = path.axis == .horizontal ? viewport.width : viewport.height
            let margin = extent / 2 + (greatest - least) / 2 + Self.shadow
            return side == .end ? least > margin : greatest < -margin
        }
    }

    /// The distance of the parameters.
    private static let step = 0.25
    /// The reach of a page's shadows beside half an item, in points.
    private static let shadow = 40.0
    private static let lengths = [320.0, 640, 1280, 2560, 5120]
    private static let viewports = lengths.flatMap { width in lengths.map { Size(width: width, height: $0) } }
}

extension LayoutPath {
    /// Returns the path between two parameters.
    func cut(to bounds: (lower: Double, upper: Double)) -> LayoutPath {
        var path = self
        path.knots =
            [bounds.lower] + knots.filter { $0 > bounds.lower && $0 < bounds.upper } + [bounds.upper]
        return path
    }
}
