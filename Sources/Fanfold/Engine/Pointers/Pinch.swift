/// Two pointers on an open item.
struct Pinch: Sendable {
    let first: Int
    let second: Int
    var firstLocation: Point
    var secondLocation: Point
    let startDistance: Double
    let startAmount: Double
}
