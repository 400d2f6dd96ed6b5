/// Limits of numbers in a script: supported by the engine and computed in reasonable time.
enum Limits {
    /// Coordinates and distances, in points.
    static let lengths = -1e12...1e12
    /// Widths and heights, in points: larger than any screen, with a printable number of visible items.
    static let extents = 0...10_000.0
    /// Times since the start, in seconds: eleven days.
    static let times = 0...1e6
    /// Numbers of items, their indices, and pointers.
    static let counts = 0...1_000_000_000
    /// The largest number of frames in the output.
    static let mostFrames = 10_000
    /// The largest number of items and events in all frames of the output.
    static let mostEntries = 500_000
}
