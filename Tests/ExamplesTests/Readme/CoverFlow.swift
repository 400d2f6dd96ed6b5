import Fanfold
import SwiftUI

/// A row of covers: the middle one faces the viewer, the others turn towards it.
struct CoverFlowLayout: CollectionLayout {
    var side = 200.0  // of a cover, in points
    var stride = 70.0  // from cover to cover, in points
    var tilt = 65.0  // in degrees

    var axis: Fanfold.Axis { .horizontal }  // SwiftUI has an Axis, too
    var snaps: Bool { true }

    func contentLength(in space: LayoutSpace) -> Double {
        Double(space.count - 1) * stride + space.width
    }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let distance = position - space.offset / stride  // from the middle, in items
        let turn = max(-1, min(distance, 1))
        var cover = ItemAttributes(
            center: Point(x: space.width / 2 + distance * stride + turn * side * 0.3, y: space.height / 2),
            size: Size(width: side, height: side))
        cover.z = -abs(distance)
        cover.rotation.y = space.prefersReducedMotion ? 0 : -tilt * turn
        return cover
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let middle = space.offset / stride
        let reach = (space.width / 2 + side * 0.2) / stride
        return (middle - reach, middle + reach)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { position * stride }
    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { offset / stride }
}
