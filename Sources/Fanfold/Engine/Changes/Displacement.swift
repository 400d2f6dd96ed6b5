/// The displacement of kept items by a change.
struct Displacement {
    /// The item that keeps its visible position.
    let item: Int
    /// The displacement of that item, in items.
    let items: Int
    /// The displacement of the item at the resting position, in items.
    let itemsAtRest: Int
    /// Whether the item at the resting position has to remain one of the items: it is not one that is still to come.
    let isRestLimited: Bool
    /// The content before the change.
    let content: ShownContent
}

/// The content shown at an instant, independent of the sizes of the items.
struct ShownContent {
    /// The position shown.
    let position: Double
    /// The position at which the content will rest.
    let restingPosition: Double
    /// The z of the item shown.
    let z: Double
}
