/// The resistance of content that is pulled beyond its end: it grows, and limits the displacement to one viewport.
struct RubberBand {
    /// The part of the pull that content follows at first; greater than 0.
    let stiffness: Double

    /// Returns the displacement of the content for a pull.
    ///
    /// D·(1 − 1/(c·x/D + 1)) for a pull x in a viewport of length D, with the stiffness c.
    ///
    /// - Parameters:
    ///    - pull: The distance of the pointer beyond the end, in points; its sign is kept.
    ///    - length: The viewport's length, in points. If it is not greater than 0, the displacement is 0.
    func displacement(forPull pull: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        // This form does not overflow for any pull.
        return Double(signOf: pull, magnitudeOf: length / (1 + length / (abs(pull) * stiffness)))
    }

    /// Returns the pull that displaces the content by a distance: the inverse.
    ///
    /// - Parameters:
    ///    - displacement: In points, limited to 99 % of the length; no pull reaches the length itself.
    ///    - length: The viewport's length, in points.
    func pull(forDisplacement displacement: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let reached = displacement.clamped(to: -length * Self.largestPart...length * Self.largestPart)
        return reached * length / (stiffness * (length - abs(reached)))
    }

    private static var largestPart: Double { 0.99 }
}
