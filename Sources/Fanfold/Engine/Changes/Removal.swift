/// A removal that can be undone.
package struct Removal: Sendable {
    /// The index of the first item among the items before the next removal; it follows insertions and moves.
    var index: Int
    let count: Int
    /// The identifier of the removal.
    let id: Int
    /// The identity of the last visible item.
    var identity: Int?
    /// The side to which it left.
    var sign: Double
    /// Whether a drag, a key or a request removed it.
    var isAsked = false
}
