/// A row of album covers, each with others fanned out behind it that shift as it moves across.
///
/// `progress` is the parallax position: −1 just off the leading inset, 0 in the middle, 1 just off the trailing
/// inset. In the reduced-motion variant the covers behind do not shift.
public struct AlbumFanLayout: CollectionLayout, Hashable {
    /// The side of the square cover, in points. The default value is 82.
    public var coverSide = 82.0
    /// How far the deepest layer shifts to either side, in points. The default value is 30.
    public var parallax = 30.0
    /// The space between items, in points; negative where they overlap. The default value is −30.
    public var spacing = -30.0
    /// How many covers an item shows, the front one included: 1 to 8. The default value is 5.
    public var layers = 5
    /// How much narrower, and how much higher up, each layer is than the one before, in points. The default
    /// value is 2.
    public var layerStep = 2.0

    /// Creates the layout with its default parameters.
    public init() {}

    /// The shift of each layer to the right of the cover's center, in points; the front layer first.
    public var layerOffsets: AppearanceKey { AppearanceKey("layerOffsets", at: 0, count: layers) }

    /// Returns the opacity of a layer: 1 for the front layer, and less by one part in ``layers`` for each layer
    /// behind it.
    public func layerOpacity(_ layer: Int) -> Double {
        1 - Double(layer) / Double(layers)
    }

    public var axis: Axis { .horizontal }
    public var loops: Bool { true }

    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        visit(ParameterDescriptor("coverSide", .points, 1...2_000), &coverSide)
        visit(ParameterDescriptor("parallax", .points, 0...1_000), &parallax)
        visit(ParameterDescriptor("spacing", .points, -1_000...1_000), &spacing)
        var layerCount = Double(layers)
        visit(ParameterDescriptor("layers", .count, 1...8), &layerCount)
        layers = Int(layerCount)
        visit(ParameterDescriptor("layerStep", .points, 0...100), &layerStep)
    }

    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) { visit(layerOffsets) }

    public func contentLength(in space: LayoutSpace) -> Double {
        Double(space.count) * stride + itemWidth - stride
    }

    @inline(__always)
    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let x = position * stride - space.offset
        var item = ItemAttributes(
            center: Point(x: x + itemWidth / 2, y: space.height / 2),
            size: Size(width: itemWidth, height: coverSide))
        item.z = position
        item.progress = 2 * (x - space.leadingInset + itemWidth) / (space.innerLength + itemWidth) - 1
        guard !space.prefersReducedMotion else { return item }
        let deepest = -parallax * item.progress * space.trailingSign
        let shifts = Self.layerNumbers * (deepest / Double(max(layers - 1, 1)))
        let isMissing = Self.layerNumbers .>= Double(max(layers, 2))
        item.appearance.values = shifts.replacing(with: 0, where: isMissing)
        return item
    }

    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        ((space.offset - itemWidth) / stride, (space.offset + space.width) / stride)
    }

    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        position * stride - space.leadingInset
    }

    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        (offset + space.leadingInset) / stride
    }

    /// The indices of the layers, from the front layer.
    private static var layerNumbers: SIMD8<Double> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }

    package var itemWidth: Double { coverSide + 2 * parallax }

    /// The distance from item to item, in points; at least 1.
    package var stride: Double { max(itemWidth + spacing, 1) }
}
