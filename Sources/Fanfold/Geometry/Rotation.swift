/// Angles about the three axes, in degrees, applied about x first, then y, then z.
///
/// A positive angle about x turns the lower edge towards the viewer, one about y turns the right edge away from the viewer,
/// one about z turns clockwise.
public struct Rotation: Equatable, Sendable {
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

    /// The sine and cosine of an angle in degrees; the same on every platform, as those of C libraries are not.
    ///
    /// - Parameter degrees: The angle. Not finite, or 10⁹ or more in magnitude: both results are not a number.
    public static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
        degrees == 0 ? (0, 1) : ElementaryFunctions.sineAndCosine(degrees * radiansPerDegree)
    }

    private static var radiansPerDegree: Double { Double.pi / 180 }
}
