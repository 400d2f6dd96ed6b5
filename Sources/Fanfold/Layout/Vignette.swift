/// A black radial gradient in front of the items, centered in the viewport.
public struct Vignette: Equatable, Sendable {
    /// A stop of the gradient.
    public struct Stop: Equatable, Sendable {
        /// The distance from the center, as a part of the radius.
        public let location: Double
        /// From 0, clear, to 1, black.
        public let opacity: Double

        /// Creates a stop of the gradient.
        ///
        /// - Parameters:
        ///    - location: The distance from the center, as a part of the radius.
        ///    - opacity: From 0, clear, to 1, black.
        public init(location: Double, opacity: Double) {
            self.location = location
            self.opacity = opacity
        }
    }

    /// The gradient's radius as a part of the viewport's width.
    public let radius: Double
    /// The first stop.
    public let inner: Stop
    /// The middle stop.
    public let middle: Stop
    /// The last stop, which continues outside.
    public let outer: Stop

    /// Creates a vignette.
    ///
    /// - Parameters:
    ///    - radius: The gradient's radius as a part of the viewport's width.
    ///    - inner: The first stop.
    ///    - middle: The middle stop.
    ///    - outer: The last stop, which continues outside.
    public init(radius: Double, inner: Stop, middle: Stop, outer: Stop) {
        self.radius = radius
        self.inner = inner
        self.middle = middle
        self.outer = outer
    }
}
