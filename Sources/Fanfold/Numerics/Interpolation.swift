/// Interpolates between two numbers: `start` at 0, `end` at 1.
@inlinable
func mix(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    start + (end - start) * fraction
}

extension Comparable {
    /// Returns the nearest value within a range.
    // In WebAssembly, one shared function is smaller than many inlined copies.
    @inlinable
    #if hasFeature(Embedded)
    @inline(never)  // 43 copies would add 0.9 kB to the WebAssembly.
    #endif
    package func clamped(to range: ClosedRange<Self>) -> Self {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension Double {
    /// The nearest whole number. Halves round up: half-way between two items, the later item wins.
    package var roundedHalfUp: Double { (self + 0.5).rounded(.down) }

    /// The floor as an `Int`, limited to ±2⁵³ or half of `Int`'s range. `Int` has 32 bits in WebAssembly.
    var roundedDownToInt: Int {
        let farthest = min(largestExactInteger, Double(Int.max / 2))
        return isNaN ? 0 : Int(rounded(.down).clamped(to: -farthest...farthest))
    }

    /// The square root, declared as free of side effects. Otherwise the compiler copies the engine for callers that
    /// read it.
    var root: Double {
        @_effects(readnone) get { squareRoot() }
    }

    /// Returns this number, or `fallback` if it is not finite.
    @usableFromInline
    @inline(never)  // 24 copies would add 0.8 kB to the WebAssembly.
    func finite(or fallback: Double) -> Double { isFinite ? self : fallback }
}

/// The limit up to which a `Double` represents every whole number: 2⁵³.
private let largestExactInteger = 9_007_199_254_740_992.0
