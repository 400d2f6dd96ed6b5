extension ElementaryFunctions {
    /// Returns the angle of a direction, from 0 to π radians.
    ///
    /// A rational estimate, with an error below 0.005, is refined twice by `sin(θ − θ₀) ≈ θ − θ₀`, whose error is a sixth of
    /// the third power.
    ///
    /// - Parameters:
    ///   - sine: The sine of the angle, 0 or more.
    ///   - cosine: The cosine of the angle.
    /// - Complexity: O(1).
    static func angle(sine: Double, cosine: Double) -> Double {
        let isSteep = sine > abs(cosine)
        let ratio = isSteep ? abs(cosine) / sine : sine / abs(cosine)
        let acute = ratio * (Double.pi / 4 + 0.273 * (1 - ratio))
        let sharp = isSteep ? Double.pi / 2 - acute : acute
        var angle = cosine < 0 ? Double.pi - sharp : sharp
        for _ in 0..<2 {
            let known = sineAndCosine(angle)
            angle += sine * known.cosine - cosine * known.sine
        }
        return angle
    }
}
