/// A layout: a pure function of a continuous position and a scroll offset.
///
/// Item 3 rests at position 3.0. During an insertion or a removal, an item passes through the positions in between,
/// along the layout's own path.
///
/// A layout positions items in a ``LayoutSpace``: left to right, without insets, in a viewport that has area. The
/// library adds mirroring, insets, empty viewports, snapping, hit-testing and scrolling. Callers use the methods that
/// take a ``LayoutContext``.
public protocol CollectionLayout: Equatable, Sendable {
    /// The axis along which the layout scrolls.
    var axis: Axis { get }

    /// The feel of motions, unless ``InteractionOptions/motionStyle`` is another one. The default value is that of scroll
    /// views on iOS.
    var motionStyle: MotionStyle { get }

    /// Whether the content rests only at offsets that show an item. The default value is false.
    var snaps: Bool { get }

    /// Whether a swipe leads no further than the next item, if the layout snaps. The default value is false.
    var isPaged: Bool { get }

    /// Whether a tap scrolls to the tapped item. The default value is false.
    var scrollsToTappedItem: Bool { get }

    /// The rule for removal by a drag across the axis. The default value is nil: no removal.
    var removal: RemovalRule? { get }

    /// The distance between the viewport's leading edge and the resting content, in points, in addition to the
    /// context's insets. The default value is 0.
    var leadingMargin: Double { get }

    /// Whether the layout is designed to loop, so that hosts offer it. The default value is false. Other layouts can
    /// loop as well if the application requests it: see ``canLoop(in:)``.
    var loops: Bool { get }

    /// The vignette in front of the items. The default value is nil: no vignette.
    var vignette: Vignette? { get }

    /// Passes each appearance key to `visit`. The default implementation passes none.
    func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void)

    /// Creates the layout with its default parameters.
    init()

    /// Passes each parameter to `visit`, which may change its value. This list defines command line options, web
    /// attributes and sliders. The default implementation passes none.
    mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void)

    /// Moves values that belong to single items, such as sizes, with their items. The default implementation does
    /// nothing: all items are alike.
    ///
    /// The engine calls it for each insertion, removal and move, also while a finger drags an item past others. Items
    /// then keep their sizes during the change. ``CollectionChange/apply(to:inserting:)`` implements it for an array.
    mutating func renumber(_ change: CollectionChange)

    /// Returns the length of the content along the axis, in points.
    func contentLength(in space: LayoutSpace) -> Double

    /// Returns the pose of the item at a position. An item with a number that is not finite is not shown.
    ///
    /// - Parameters:
    ///    - position: Any finite number; the formula continues before the first and after the last item.
    ///    - space: The viewport, the offset and the settings.
    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes

    /// Returns the positions between which an item may be visible. The range may be one item too large at either end,
    /// but never too small. `lower` is greater than `upper` if no item is visible.
    ///
    /// Both positions must be finite. At most 500 items are visible, those nearest to the position shown.
    ///
    /// - Complexity: O(1), or O(log n) in the number of visible items.
    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double)

    /// Returns the offset at which an item is shown, in points, without the limits of the content. An offset that is
    /// not finite counts as 0.
    func offset(showing position: Double, in space: LayoutSpace) -> Double

    /// Returns the pose from which an inserted item appears. The default pose is smaller and transparent.
    func insertionAttributes(of item: ItemAttributes) -> ItemAttributes

    /// Returns the pose to which a removed item disappears, unless it was dragged. The default pose is smaller and
    /// transparent.
    func removalAttributes(of item: ItemAttributes) -> ItemAttributes

    /// Returns the position that is shown at an offset: the inverse of ``offset(showing:in:)-(_,LayoutSpace)``. A
    /// position that is not finite counts as 0.
    func position(shownAt offset: Double, in space: LayoutSpace) -> Double

    #if !hasFeature(Embedded)
    // Requirements with default implementations only: see CollectionLayout+Frames.swift.
    func _layOut(into frame: inout Frame, in context: LayoutContext)
    static func _advance(_ engine: inout CollectionEngine<Self>, to time: Double)
    #endif
}

extension CollectionLayout {
    /// The feel of a scroll view.
    public var motionStyle: MotionStyle { MotionStyle() }
    /// The deceleration of a fling, a part of ``motionStyle``.
    public var decelerationRate: DecelerationRate { motionStyle.decelerationRate }
    /// The content rests at any offset.
    public var snaps: Bool { false }
    /// A fast swipe passes several items.
    public var isPaged: Bool { false }
    /// A tap does not scroll.
    public var scrollsToTappedItem: Bool { false }
    /// Items are not removed by a drag.
    public var removal: RemovalRule? { nil }
    /// The content rests at the viewport's leading edge.
    public var leadingMargin: Double { 0 }
    /// The layout is not designed to loop.
    public var loops: Bool { false }
    /// There is no vignette.
    public var vignette: Vignette? { nil }
    /// There are no appearance values.
    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) {}
    /// There are no parameters.
    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {}

    /// There are no values of single items.
    public mutating func renumber(_ change: CollectionChange) {}

    /// A smaller, transparent pose.
    public func insertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        var coming = item
        coming.scale *= 0.8
        coming.opacity = 0
        return coming
    }

    /// A smaller, transparent pose.
    public func removalAttributes(of item: ItemAttributes) -> ItemAttributes {
        insertionAttributes(of: item)
    }
}
