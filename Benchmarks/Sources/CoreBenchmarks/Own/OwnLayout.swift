import AllocationCounter
import Fanfold
import Harness

/// The cost of an application's layout, which the library cannot specialize.
public func ownLayout() -> Table {
    var table = Table(
        "A layout of one's own",
        method: """
            The album fan's formulas, without its parameters, in a layout that an application wrote: what is done in \
            a frame is compiled with it, in the application.
            """,
        columns: ["items", "frame", "÷ the library's album fan", "allocations in 10,000 frames"])
    let count = 1_000_000
    let contenders = [
        staging(Scene(OwnLayout(), count: count)), staging(Scene(AlbumFanLayout(), count: count)),
    ]
    let times = Race().run(contenders).map(\.minimum)
    let start = allocationCount()
    contenders[0].play(10_000)
    let allocated = allocationCount() - start
    table.add([.count(count), .time(times[0]), .ratio(times[0], to: times[1]), .count(allocated)])
    return table
}

private struct OwnLayout: CollectionLayout {
    var side = 82.0
    var parallax = 30.0
    var stride = 112.0

    var axis: Axis { .horizontal }
    private var width: Double { side + 2 * parallax }

    func contentLength(in space: LayoutSpace) -> Double { Double(space.count) * stride }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let x = position * stride - space.offset
        var item = ItemAttributes(
            center: Point(x: x + width / 2, y: space.height / 2), size: Size(width: width, height: side))
        item.z = position
        item.progress = 2 * (x + width) / (space.width + width) - 1
        for layer in 1..<5 { item.appearance.values[layer] = -parallax * item.progress * Double(layer) / 4 }
        return item
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        ((space.offset - width) / stride, (space.offset + space.width) / stride)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { position * stride }
    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { offset / stride }
}
