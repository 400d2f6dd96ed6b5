/// The displacement of kept items by a change.
struct Displacement {
    /// The item that keeps its visible position.
    let seen: Int
    /// The displacement of that item, in items.
    let items: Int
    /// The displacement of the item at the resting position, in items.
    let itemsAtRest: Int
}
