/// Where stacked items begin and end: the sum of the extents from the item shown on, as a curve through the places
/// half-way between two items.
///
/// An item at distance d reaches from d − ½ to d + ½ on this curve. So it is as long as its keyframe says where it rests,
/// begins where the one before it ends at every distance, and its place is known without those in between.
struct KeyframeEdges: Sendable {
    /// The curve from half an item before a whole distance to half an item after it.
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
    ///   - distances: From the last one before which all extents are alike to the first after which they are.
    ///   - isSmooth: Whether an item's extent has no kinks.
    ///   - extent: The parts of an item's extent at a whole distance, with the space to the next one.
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
            for place in extents.indices {
                // Beyond the outermost two the curve goes on straight, however far.
                let isOuter = place == 0 || place == extents.count - 1
                let line = Cubic(a: knots[place].value, b: extents[place][part])
                let cubic = isOuter ? line : curve.cubic(from: knots[place].at)
                cells[place].a[part] = cubic.a
                cells[place].b[part] = cubic.b
                cells[place].c[part] = cubic.c
                cells[place].d[part] = cubic.d
            }
        }
        let (start, end) = edges(at: 0)
        let middle = (start + end) / 2
        for place in cells.indices { cells[place].a -= middle }
    }

    /// Where an item begins, and where the space after it ends, from the middle of the item shown.
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

    /// The parts of the extent of an item far before or after the item shown, with the space to the next one.
    func farExtent(after: Bool) -> SIMD4<Double> { cells[after ? cells.count - 1 : 0].b }

    /// From where on items before or after the item shown are all of one extent.
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
