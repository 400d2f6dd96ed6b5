/// A removal that can be undone.
package struct Removal: Sendable {
    /// The index of the first item; it follows every change.
    var index: Int
    let count: Int
    /// The identifier of the removal.
    let id: Int
    /// The identity of the last visible item.
    var identity: Int?
    /// The side to which it left.
    var sign: Double
}
