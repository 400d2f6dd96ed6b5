#if canImport(UIKit)
import Fanfold

/// A row of covers with the middle one in front. No item's z is a whole number, and two items may have the same z.
struct CoverFlowLayout: CollectionLayout {
    var axis: Fanfold.Axis { .horizontal }

    func contentLength(in space: LayoutSpace) -> Double {
        Double(space.count - 1) * Self.stride + space.width
    }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let distance = position - space.offset / Self.stride
        var cover = ItemAttributes(
            center: Fanfold.Point(x: space.width / 2 + distance * Self.stride, y: space.height / 2),
            size: Fanfold.Size(width: 200, height: 200))
        cover.z = -abs(distance) / 3
        return cover
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let reach = (space.width / 2 + 100) / Self.stride
        return (space.offset / Self.stride - reach, space.offset / Self.stride + reach)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { position * Self.stride }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { offset / Self.stride }

    private static let stride = 70.0
}

/// Rows that overlap, all of them at the same z.
struct LevelLayout: CollectionLayout {
    var axis: Fanfold.Axis { .vertical }

    func contentLength(in space: LayoutSpace) -> Double { Double(space.count) * Self.stride + 60 }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        ItemAttributes(
            center: Fanfold.Point(x: space.width / 2, y: position * Self.stride - space.offset + 60),
            size: Fanfold.Size(width: space.width, height: 120))
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        ((space.offset - 120) / Self.stride, (space.offset + space.height) / Self.stride)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { position * Self.stride }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { offset / Self.stride }

    private static let stride = 60.0
}
#endif
