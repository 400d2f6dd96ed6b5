import Fanfold

/// The edges of stacked items: the sum of the extents from the item shown, as a curve through the points half-way
/// between two items.
///
/// An item at distance d extends from d − ½ to d + ½ on this curve. At a whole distance, it has the extent of its
/// keyframe. At every distance, it begins at the end of the previous item. Its edges do not depend on the items in
/// between.
struct KeyframeEdges: Sendable {
    /// The curve within half an item of a whole distance.
    private struct Cell: Sendable {
        var a = SIMD4<Double>.zero
        var b = SIMD4<Double>.zero
        var c = SIMD4<Double>.zero
        var d = SIMD4<Double>.zero

        @inline(__always)
        func value(_ u: Double) -> SIMD4<Double> { ((d * u + c) * u + b) * u + a }
    }

    /// The whole distances whose extents differ from those beyond.
    private let distances: ClosedRange<Int>
    private var cells: [Cell]

    /// The largest extent, part by part.
    let largest: SIMD4<Double>

    /// Creates the edges of items.
    ///
    /// - Parameters:
    ///    - distances: The whole distances; before and after them, all extents are equal.
    ///    - isSmooth: Whether the slope of an item's extent is continuous.
    ///    - extent: Returns the parts of an item's extent at a whole distance, with the space after it.
    init(_ distances: ClosedRange<Int>, isSmooth: Bool, extent: (Int) -> SIMD4<Double>) {
        self.distances = distances
        let extents = distances.map(extent)
        largest = extents.reduce(.zero) { pointwiseMax($0, $1) }
        cells = Array(repeating: Cell(), count: extents.count)
        for part in 0..<4 {
            var knots = [(at: -0.5, value: 0.0)]
            for extent in extents {
                knots.append(
                    (at: knots[knots.count - 1].at + 1, value: knots[knots.count - 1].value + extent[part]))
            }
            let curve = KeyframeCurve(knots, isSmooth: isSmooth, before: .continued, after: .continued)
            for index in extents.indices {
                // Beyond the outermost cells, the curve continues in a straight line.
                let isOuter = index == 0 || index == extents.count - 1
                let line = Cubic(a: knots[index].value, b: extents[index][part])
                let cubic = isOuter ? line : curve.cubic(from: knots[index].at)
                cells[index].a[part] = cubic.a
                cells[index].b[part] = cubic.b
                cells[index].c[part] = cubic.c
                cells[index].d[part] = cubic.d
            }
        }
        let (start, end) = edges(at: 0)
        let middle = (start + end) / 2
        for index in cells.indices { cells[index].a -= middle }
    }

    /// Returns the start of an item, and the end of the space after it, from the middle of the item shown.
    @inline(__always)
    func edges(at distance: Double) -> (start: SIMD4<Double>, end: SIMD4<Double>) {
        let whole = distance.rounded(.down)
        let u = distance - whole
        return cells.withUnsafeBufferPointer { cells in
            (value(whole, u, cells), value(whole + 1, u, cells))
        }
    }

    @inline(__always)
    private func value(_ whole: Double, _ u: Double, _ cells: UnsafeBufferPointer<Cell>) -> SIMD4<Double> {
        let (lower, upper) = (Double(distances.lowerBound), Double(distances.upperBound))
        let inside = min(max(whole, lower), upper)
        return cells[Int(inside - lower)].value(u + (whole - inside))
    }

    /// Returns the parts of the extent of an item far before or after the item shown, with the space after it.
    func farExtent(after: Bool) -> SIMD4<Double> { cells[after ? cells.count - 1 : 0].b }

    /// Returns the distance beyond which all items have the same extent.
    func farStart(after: Bool) -> Double { Double(after ? distances.upperBound : distances.lowerBound) }
}

@inline(__always)
func pointwiseMin(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> SIMD4<Double> {
    left.replacing(with: right, where: right .< left)
}

@inline(__always)
func pointwiseMax(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> SIMD4<Double> {
    left.replacing(with: right, where: right .> left)
}
