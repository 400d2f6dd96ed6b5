/// How content gives way when it is pulled beyond its end: less and less, and never by more than the viewport.
public enum RubberBand {
    /// How far the content follows a finger.
    ///
    /// D·(1 − 1/(0.55·x/D + 1)) for a pull x in a viewport of length D.
    ///
    /// - Parameters:
    ///   - pull: How far the finger is beyond the end, in points; its sign is kept.
    ///   - length: The viewport's length, in points. Where it is not greater than 0, nothing gives way.
    public static func displacement(forPull pull: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        // In this form no pull is so long that it overflows.
        return Double(signOf: pull, magnitudeOf: length / (1 + length / (abs(pull) * stiffness)))
    }

    /// How far the finger is beyond the end, where the content is displaced so: the inverse.
    ///
    /// - Parameters:
    ///   - displacement: In points. At the viewport's length or beyond, no finger could pull so far: the pull
    ///     then stands for 99 % of it.
    ///   - length: The viewport's length, in points.
    public static func pull(forDisplacement displacement: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let reached = displacement.clamped(to: -length * largestPart...length * largestPart)
        return reached * length / (stiffness * (length - abs(reached)))
    }

    private static var stiffness: Double { 0.55 }
    private static var largestPart: Double { 0.99 }
}
