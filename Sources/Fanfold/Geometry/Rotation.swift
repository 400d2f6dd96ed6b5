/// Angles about the three axes, in degrees, applied about x first, then y, then z.
///
/// A positive angle about x turns the lower edge towards the viewer, a positive angle about y turns the right edge
/// away from the viewer, and a positive angle about z turns clockwise.
public struct Rotation: Hashable, Sendable {
    /// The angle about the horizontal axis, in degrees.
    public var x: Double
    /// The angle about the vertical axis, in degrees.
    public var y: Double
    /// The angle in the plane, in degrees.
    public var z: Double

    /// No rotation.
    public static var zero: Rotation { Rotation() }

    /// Creates a rotation, in degrees. Each default value is 0.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// Returns the sine and the cosine of an angle in degrees. Unlike those of C libraries, they are the same on
    /// every platform.
    ///
    /// - Parameter degrees: The angle. If it is not finite, or 10⁹ or more in magnitude, both results are NaN.
    public static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
        degrees == 0 ? (0, 1) : ElementaryFunctions.sineAndCosine(degrees * radiansPerDegree)
    }

    private static var radiansPerDegree: Double { Double.pi / 180 }
}
