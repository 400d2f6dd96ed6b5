/// The interactions besides tapping. Besides dragging, all are disabled by default.
public struct InteractionOptions: Equatable, Sendable {
    /// Whether a drag along the scroll axis scrolls, if the engine does. The default value is true.
    public var allowsDragging = true
    /// Whether a drag across the scroll axis removes an item, if the layout has a removal rule. The default value is
    /// false.
    public var allowsRemoval = false
    /// Whether the application is asked before a removal. The default value is true.
    public var asksBeforeRemoval = true
    /// Whether the application inserts an appended item itself, at ``CollectionEvent/shouldAppend``. The default
    /// value is false: the item is available before the call.
    public var asksBeforeAppending = false
    /// Whether a long press and a drag reorder an item. The default value is false.
    public var allowsReordering = false
    /// The resting offsets of released content. The default value is ``Snapping/layout``.
    public var snapping = Snapping.layout

    /// Creates options that allow scrolling and tapping.
    public init() {}
}

/// The resting offsets of released content.
public enum Snapping: Int32, Sendable {
    /// Those of the layout: offsets that show an item, or any offset.
    case layout
    /// The next item in the direction of a flick, whatever its velocity, or the nearest item.
    case item
    /// The item nearest to the end of the flick.
    case flick
    /// Any offset.
    case none
}
