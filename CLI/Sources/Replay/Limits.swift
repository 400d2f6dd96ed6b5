/// The numbers that a script may hold: whatever an engine computes with, and nothing that would take it ages.
enum Limits {
    /// Coordinates and distances, in points.
    static let lengths = -1e12...1e12
    /// Widths and heights, in points: more than any screen has, and no more items visible than can be printed.
    static let extents = 0...10_000.0
    /// Times since the beginning, in seconds: eleven days.
    static let times = 0...1e6
    /// Numbers of items, their indices, and pointers.
    static let counts = 0...1_000_000_000
}
