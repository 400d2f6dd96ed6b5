/// What a finger may do besides scrolling and tapping. Nothing, unless an application asks for it.
public struct InteractionOptions: Equatable, Sendable {
    /// Whether an item is removed by a drag across the scroll axis, where the layout has a rule for it. The default
    /// value is false.
    public var allowsRemoval = false
    /// Whether the application is asked before an item goes. The default value is true.
    public var asksBeforeRemoval = true
    /// Whether the application itself inserts an item that is appended, at
    /// ``CollectionEvent/shouldAppend``. The default value is false: it has the item ready.
    public var asksBeforeAppending = false
    /// Whether an item is reordered by a long press and a drag. The default value is false.
    public var allowsReordering = false
    /// Where content comes to rest that a finger or a wheel lets go. The default value is ``Snapping/layout``.
    public var snapping = Snapping.layout

    /// Creates options that allow scrolling and tapping.
    public init() {}
}

/// Where content comes to rest once it is let go.
public enum Snapping: Int32, Sendable {
    /// As the layout has it: where it shows an item, or anywhere.
    case layout
    /// At an item: the next one in the direction of a flick, however fast that is, or the nearest.
    case item
    /// At an item: the nearest to where a flick would come to rest.
    case flick
    /// Anywhere.
    case none
}
