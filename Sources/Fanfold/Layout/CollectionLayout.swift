/// A layout: a pure function of a continuous position and a scroll offset.
///
/// Item 3 rests at position 3.0. While an insertion or a removal animates, an item travels through every
/// position in between, along the layout's own path.
///
/// To write a layout, place an item in a ``LayoutSpace``: left to right, without insets, in a viewport that has
/// area. Mirroring, insets, empty viewports, snapping, hit-testing and scrolling come with it. Whoever uses a
/// layout calls the methods that take a ``LayoutContext``.
public protocol CollectionLayout: Equatable, Sendable {
    /// The axis along which the layout scrolls.
    var axis: Axis { get }

    /// How a fling slows down. The default value is ``DecelerationRate/normal``.
    var decelerationRate: DecelerationRate { get }

    /// Whether the layout rests only where it shows an item. The default value is false.
    var snaps: Bool { get }

    /// Whether a tapped item is scrolled to. The default value is false.
    var scrollsToTappedItem: Bool { get }

    /// How an item is removed by a drag across the axis, where it can be. The default value is nil.
    var removal: RemovalRule? { get }

    /// How far the content rests from the viewport's leading edge, in points, in addition to the context's
    /// insets. The default value is 0.
    var leadingMargin: Double { get }

    /// Whether the layout is made to go round, so that hosts offer it. The default value is false. Any other goes round as
    /// well where that is asked for and it can: see ``canLoop(in:)``.
    var loops: Bool { get }

    /// What darkens the viewport in front of the items, if anything. The default value is nil.
    var vignette: Vignette? { get }

    /// Shows `visit` what the layout's appearance values are called and where they stand. The default shows none.
    func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void)

    /// Creates the layout with its default parameters.
    init()

    /// Shows each parameter to `visit`, which may change its value: the one list from which command line
    /// options, web attributes and sliders are made. The default shows none.
    mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void)

    /// The extent of the content along the axis, in points.
    func contentLength(in space: LayoutSpace) -> Double

    /// How the item at a position is shown.
    ///
    /// - Parameters:
    ///   - position: Any finite number; the formula goes on before the first and after the last item.
    ///   - space: What the layout is a function of besides.
    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes

    /// The positions between which an item may be visible. They may lie one item too far out at either end,
    /// never too far in. `lower` is greater than `upper` where none is.
    ///
    /// - Complexity: O(1), or O(log n) in the number of items visible.
    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double)

    /// The offset at which the layout shows an item as it should rest, in points; not held within the content.
    func offset(showing position: Double, in space: LayoutSpace) -> Double

    /// Where an inserted item comes from, given how it will be shown. The default is smaller, and unseen.
    func insertionAttributes(of item: ItemAttributes) -> ItemAttributes

    /// Where a removed item goes that is not dragged, given how it was shown. The default is smaller, and unseen.
    func removalAttributes(of item: ItemAttributes) -> ItemAttributes

    /// The position that is shown at an offset: the inverse of ``offset(showing:in:)-(_,LayoutSpace)``.
    func position(shownAt offset: Double, in space: LayoutSpace) -> Double

    #if !hasFeature(Embedded)
    // What is done in each frame: see CollectionLayout+Frames.swift. A layout has none of its own.
    func _place(into frame: inout Frame, in context: LayoutContext)
    static func _advance(_ engine: inout CollectionEngine<Self>, to time: Double)
    #endif
}

extension CollectionLayout {
    /// As a scroll view does by default.
    public var decelerationRate: DecelerationRate { .normal }
    /// The layout rests anywhere.
    public var snaps: Bool { false }
    /// A tap does not scroll.
    public var scrollsToTappedItem: Bool { false }
    /// Items are not removed by a drag.
    public var removal: RemovalRule? { nil }
    /// The content rests at the viewport's leading edge.
    public var leadingMargin: Double { 0 }
    /// The layout is not made to go round.
    public var loops: Bool { false }
    /// Nothing darkens the viewport.
    public var vignette: Vignette? { nil }
    /// There are no appearance values.
    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) {}
    /// There are no parameters.
    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {}

    /// From a little smaller, and unseen.
    public func insertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        var coming = item
        coming.scale *= 0.8
        coming.opacity = 0
        return coming
    }

    /// To a little smaller, and unseen.
    public func removalAttributes(of item: ItemAttributes) -> ItemAttributes {
        insertionAttributes(of: item)
    }
}
