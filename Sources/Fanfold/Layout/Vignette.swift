/// A black radial gradient in front of the items, centred in the viewport.
public struct Vignette: Equatable, Sendable {
    /// One place of the gradient.
    public struct Stop: Equatable, Sendable {
        /// The distance from the centre, as a part of the radius.
        public let location: Double
        /// From 0, clear, to 1, black.
        public let opacity: Double

        /// Creates a place of the gradient.
        ///
        /// - Parameters:
        ///   - location: The distance from the centre, as a part of the radius.
        ///   - opacity: From 0, clear, to 1, black.
        public init(location: Double, opacity: Double) {
            self.location = location
            self.opacity = opacity
        }
    }

    /// The gradient's radius as a part of the viewport's width.
    public let radius: Double
    /// Where it begins.
    public let inner: Stop
    /// Where it bends.
    public let middle: Stop
    /// Where it ends; it goes on so outside.
    public let outer: Stop

    /// Creates a vignette.
    ///
    /// - Parameters:
    ///   - radius: The gradient's radius as a part of the viewport's width.
    ///   - inner: Where it begins.
    ///   - middle: Where it bends.
    ///   - outer: Where it ends; it goes on so outside.
    public init(radius: Double, inner: Stop, middle: Stop, outer: Stop) {
        self.radius = radius
        self.inner = inner
        self.middle = middle
        self.outer = outer
    }
}
