/// A decimal number, `significand · 10^exponent`, from which the nearest `Double` is computed.
struct DecimalNumber {
    /// The significant digits, at most ``digitLimit``, without leading zeros.
    private(set) var digits: [UInt8] = []
    private(set) var exponent = 0

    /// The maximum number of digits. Further digits never change the nearest `Double`, unless the number is a tie
    /// without them.
    private static var digitLimit: Int { 800 }

    /// Appends a digit, 0…9.
    mutating func append(_ digit: UInt8, isFraction: Bool) {
        if digits.count < Self.digitLimit {
            if digit > 0 || !digits.isEmpty { digits.append(digit) }
            if isFraction { exponent -= 1 }
        } else {
            if digit > 0 { digits[Self.digitLimit - 1] |= 1 }
            if !isFraction { exponent += 1 }
        }
    }

    /// Multiplies the number by a power of ten.
    mutating func scale(byTenToThe power: Int) { exponent += power }

    /// The nearest `Double`; of two that are equally near, the even one.
    var value: Double {
        guard !digits.isEmpty else { return 0 }
        if digits.count + exponent > 310 { return .infinity }
        if digits.count + exponent < -330 { return 0 }
        return exactValue ?? roundedValue
    }

    /// The value if one floating-point operation computes it: both operands are exact, and the operation rounds once.
    private var exactValue: Double? {
        guard digits.count <= 15, abs(exponent) <= 22 else { return nil }
        let significand = Double(digits.reduce(0 as UInt64) { $0 &* 10 &+ UInt64($1) })
        let power = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
        return exponent < 0 ? significand / power : significand * power
    }

    /// The value by long division of integers of any size: 64 bits of the quotient, and whether a remainder exists.
    private var roundedValue: Double {
        var (dividend, divisor) = (BigNatural(0), BigNatural(1))
        for digit in digits {
            dividend.multiply(by: 10, adding: UInt32(digit))
        }
        dividend.multiplyByTen(toThe: max(exponent, 0))
        divisor.multiplyByTen(toThe: max(-exponent, 0))
        // A quotient of 63 or 64 bits.
        let shift = 63 - (dividend.bitWidth - divisor.bitWidth)
        dividend.shiftLeft(shift)
        divisor.shiftLeft(-shift)
        let quotient = dividend.divide(by: divisor)
        let zeros = quotient.leadingZeroBitCount
        return Self.rounded(
            quotient << UInt64(zeros), exponent: -shift - zeros, hasRemainder: dividend.bitWidth > 0)
    }

    /// Rounds `significand · 2^exponent`, whose highest bit is set, to the precision of a `Double`.
    private static func rounded(_ significand: UInt64, exponent: Int, hasRemainder: Bool) -> Double {
        // A subnormal number has fewer bits: its last bit is worth 2^-1074.
        let dropped = max(64 - 53, -1074 - exponent)
        guard dropped <= 64 else { return 0 }
        let kept = dropped == 64 ? 0 : significand >> UInt64(dropped)
        let half = 1 << UInt64(dropped - 1)
        let rest = dropped == 64 ? significand : significand & ((1 << UInt64(dropped)) - 1)
        let isUp = rest > half || (rest == half && (hasRemainder || kept & 1 == 1))
        return Double(sign: .plus, exponent: exponent + dropped, significand: Double(kept + (isUp ? 1 : 0)))
    }
}
