/// How far a change moves what is held in view.
struct Displacement {
    /// The item that stays where it is seen.
    let seen: Int
    /// How far that one is moved, in items.
    let items: Int
    /// How far the item is moved at which the content will rest, in items.
    let itemsAtRest: Int
}
