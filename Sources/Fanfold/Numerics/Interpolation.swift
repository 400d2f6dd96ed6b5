/// The value a fraction of the way from one number to another: `start` at 0, `end` at 1.
func mix(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    start + (end - start) * fraction
}

extension Comparable {
    /// The nearest value within a range.
    package func clamped(to range: ClosedRange<Self>) -> Self {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension Double {
    /// The nearest whole number; halves go up, so that half-way between two items the later one wins.
    var roundedHalfUp: Double { (self + 0.5).rounded(.down) }

    /// This number, or `fallback` where it is not finite.
    func finite(or fallback: Double) -> Double { isFinite ? self : fallback }
}
