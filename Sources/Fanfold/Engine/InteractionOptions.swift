/// What a finger may do besides scrolling and tapping. Nothing, unless an application asks for it.
public struct InteractionOptions: Equatable, Sendable {
    /// Whether an item is removed by a drag across the scroll axis, where the layout has a rule for it. The default
    /// value is false.
    public var removesByDrag = false
    /// Whether the application is asked before an item goes. The default value is true.
    public var asksBeforeRemoval = true
    /// Whether the application itself inserts an item that is appended, at
    /// ``CollectionEvent/shouldAppend``. The default value is false: it has the item ready.
    public var asksBeforeAppending = false
    /// Whether an item is reordered by a long press and a drag. The default value is false.
    public var reordersByLongPress = false

    /// Creates options that allow scrolling and tapping.
    public init() {}
}
