/// What is needed to bring items back.
struct Removal: Sendable {
    /// Where they were; it follows every change.
    var index: Int
    let count: Int
    /// Tells one removal from others.
    let number: Int
    /// Which element shows one that was visible.
    var identity: Int?
    /// To which side it left.
    var sign: Double
}
