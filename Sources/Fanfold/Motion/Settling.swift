/// The tolerances with which a motion settles.
enum Settling {
    /// The distance from the target at which a motion ends, in points: less than a physical pixel.
    static var distance: Double { 0.1 }
    /// The speed below which content near its target is at rest, in points per second.
    static var velocity: Double { 5 }
}
