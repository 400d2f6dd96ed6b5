/// The value a fraction of the way from one number to another: `start` at 0, `end` at 1.
@inlinable
func mix(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    start + (end - start) * fraction
}

extension Comparable {
    /// The nearest value within a range.
    // Where every byte is loaded over a network, one function is smaller than many copies.
    @inlinable
    #if hasFeature(Embedded)
    @inline(never)
    #endif
    package func clamped(to range: ClosedRange<Self>) -> Self {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension Double {
    /// The nearest whole number; halves go up, so that half-way between two items the later one wins.
    var roundedHalfUp: Double { (self + 0.5).rounded(.down) }

    /// The whole number at or below this one; one that is too far away to count on from there counts as the
    /// farthest. An `Int` has 32 bits in a browser, and content that scrolls by itself in a loop rests nowhere near.
    @inline(never)
    var roundedDownToInt: Int {
        let farthest = min(largestExactInteger, Double(Int.max / 2))
        return isNaN ? 0 : Int(rounded(.down).clamped(to: -farthest...farthest))
    }

    /// The square root. The compiler is told that to compute it changes nothing: without that, it copies the engine for
    /// whoever reads from it what may come to ask for one.
    var root: Double {
        @_effects(readnone) @inline(never) get { squareRoot() }
    }

    /// This number, or `fallback` where it is not finite.
    @usableFromInline
    @inline(never)
    func finite(or fallback: Double) -> Double { isFinite ? self : fallback }
}

/// Up to here whole numbers can be told apart.
private let largestExactInteger = 9_007_199_254_740_992.0
