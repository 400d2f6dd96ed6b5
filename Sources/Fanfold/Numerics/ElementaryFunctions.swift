/// Sine, cosine, exponential and logarithm in plain Swift.
///
/// The core links no C library, and every platform's `libm` rounds these functions differently. These implementations
/// return the same bits natively, in a browser and on every processor.
///
/// Each function reduces its argument to a short interval around zero and sums the Taylor series to the precision of
/// a `Double`. The error is below 4 units in the last place for arguments up to 10⁶ in magnitude.
enum ElementaryFunctions {
    /// Returns the sine and the cosine of an angle.
    ///
    /// - Parameter angle: The angle, in radians. If it is not finite, or 10⁸ or more in magnitude, both results are
    ///   NaN.
    /// - Complexity: O(1).
    static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        guard abs(angle) < largestReducibleAngle else { return (.nan, .nan) }
        let quarterTurns = nearestWhole(angle * quarterTurnsPerRadian)
        let rest =
            ((angle - quarterTurns * quarterTurnHigh) - quarterTurns * quarterTurnMiddle)
            - quarterTurns * quarterTurnLow
        let (sine, cosine) = series(rest)
        switch Int(quarterTurns) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// The cosine of an angle in radians.
    static func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

    /// Returns e to the power of `exponent`.
    ///
    /// - Complexity: O(1).
    static func exponential(_ exponent: Double) -> Double {
        guard exponent < largestExponent else { return exponent.isNaN ? .nan : .infinity }
        guard exponent > smallestExponent else { return exponent.isNaN ? .nan : 0 }
        let doublings = nearestWhole(exponent / naturalLogarithmOf2)
        let rest = (exponent - doublings * logarithmOf2High) - doublings * logarithmOf2Low
        return scaled(exponentialSeries(rest), byPowerOf2: Int(doublings))
    }

    /// Returns the natural logarithm of a number: −∞ for 0, NaN for negative numbers.
    ///
    /// - Complexity: O(1).
    static func logarithm(_ value: Double) -> Double {
        guard value > 0 else { return value == 0 ? -.infinity : .nan }
        guard value.isFinite else { return value }
        let isUpper = value.significand > squareRootOf2
        let mantissa = isUpper ? value.significand / 2 : value.significand
        let exponent = Double(value.exponent) + (isUpper ? 1 : 0)
        return exponent * logarithmOf2High + (logarithmSeries(mantissa) + exponent * logarithmOf2Low)
    }
}

extension ElementaryFunctions {
    private static var quarterTurnsPerRadian: Double { 2 / Double.pi }
    // π/2 and ln 2 as sums. All parts but the last end in zeros, so that their products with a count are exact.
    private static var quarterTurnHigh: Double { 1.57079632673412561417 }
    private static var quarterTurnMiddle: Double { 6.07710050630396597660e-11 }
    private static var quarterTurnLow: Double { 2.02226624879595063154e-21 }
    private static var naturalLogarithmOf2: Double { 0.6931471805599453 }
    private static var logarithmOf2High: Double { 0.693147180369123816490 }
    private static var logarithmOf2Low: Double { 1.90821492927058770002e-10 }
    private static var squareRootOf2: Double { 1.4142135623730951 }
    private static var largestReducibleAngle: Double { 1e8 }
    private static var largestExponent: Double { 709.78 }
    private static var smallestExponent: Double { -708.39 }

    /// x − x³/3! + x⁵/5! − … and 1 − x²/2! + x⁴/4! − …, to the precision of a `Double` for |x| ≤ π/4.
    ///
    /// SIMD instructions sum both series at once. Each is split into even and odd terms, which have no data
    /// dependency.
    private static func series(_ x: Double) -> (sine: Double, cosine: Double) {
        let square = x * x
        let fourth = square * square
        var even = SIMD2(1 / 355_687_428_096_000.0, 1 / 20_922_789_888_000.0)
        even = even * fourth + SIMD2(1 / 6_227_020_800.0, 1 / 479_001_600.0)
        even = even * fourth + SIMD2(1 / 362_880.0, 1 / 40_320.0)
        even = even * fourth + SIMD2(1 / 120.0, 1 / 24.0)
        even = even * fourth + SIMD2(1, 1)
        var odd = SIMD2(0, -1 / 6_402_373_705_728_000.0)
        odd = odd * fourth + SIMD2(-1 / 1_307_674_368_000.0, -1 / 87_178_291_200.0)
        odd = odd * fourth + SIMD2(-1 / 39_916_800.0, -1 / 3_628_800.0)
        odd = odd * fourth + SIMD2(-1 / 5_040.0, -1 / 720.0)
        odd = odd * fourth + SIMD2(-1 / 6.0, -1 / 2.0)
        let sums = odd * square + even
        return (x * sums.x, sums.y)
    }

    /// 1 + x + x²/2! + …, for |x| ≤ ln 2 / 2.
    private static func exponentialSeries(_ x: Double) -> Double {
        var sum = 1 / 87_178_291_200.0
        sum = sum * x + 1 / 6_227_020_800.0
        sum = sum * x + 1 / 479_001_600.0
        sum = sum * x + 1 / 39_916_800.0
        sum = sum * x + 1 / 3_628_800.0
        sum = sum * x + 1 / 362_880.0
        sum = sum * x + 1 / 40_320.0
        sum = sum * x + 1 / 5_040.0
        sum = sum * x + 1 / 720.0
        sum = sum * x + 1 / 120.0
        sum = sum * x + 1 / 24.0
        sum = sum * x + 1 / 6.0
        sum = sum * x + 1 / 2.0
        sum = sum * x + 1
        sum = sum * x + 1
        return sum
    }

    /// ln m = 2·artanh((m − 1)/(m + 1)) = 2·(r + r³/3 + r⁵/5 + …), for 1/√2 ≤ m ≤ √2.
    private static func logarithmSeries(_ mantissa: Double) -> Double {
        let ratio = (mantissa - 1) / (mantissa + 1)
        let square = ratio * ratio
        var sum = 1 / 21.0
        sum = sum * square + 1 / 19.0
        sum = sum * square + 1 / 17.0
        sum = sum * square + 1 / 15.0
        sum = sum * square + 1 / 13.0
        sum = sum * square + 1 / 11.0
        sum = sum * square + 1 / 9.0
        sum = sum * square + 1 / 7.0
        sum = sum * square + 1 / 5.0
        sum = sum * square + 1 / 3.0
        sum = sum * square + 1
        return 2 * ratio * sum
    }

    /// Returns the nearest whole number, for magnitudes below 2⁵¹; ties go to the even number.
    ///
    /// A `Double` above 2⁵² has no fraction. `rounded()` is a function call on processors without an instruction for
    /// it.
    private static func nearestWhole(_ value: Double) -> Double {
        (value + fractionless) - fractionless
    }

    /// 1.5 · 2⁵².
    private static var fractionless: Double { 6_755_399_441_055_744 }

    private static func scaled(_ value: Double, byPowerOf2 power: Int) -> Double {
        let half = power / 2
        return value * powerOf2(half) * powerOf2(power - half)
    }

    /// 2 to a power between −1022 and 1023, by its exponent's bits.
    private static func powerOf2(_ power: Int) -> Double {
        Double(bitPattern: UInt64(power + 1023) << 52)
    }
}
