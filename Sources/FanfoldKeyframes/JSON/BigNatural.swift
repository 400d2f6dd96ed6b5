/// A natural number of any size, for exact conversions between decimal and binary numbers.
struct BigNatural {
    /// The digits in base 2³², the lowest first; the last digit is not 0.
    private var digits: [UInt32] = []

    init(_ value: UInt64) {
        digits = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
        dropZeros()
    }

    /// The number of bits up to the highest one that is set; 0 for zero.
    var bitWidth: Int {
        guard let last = digits.last else { return 0 }
        return digits.count * 32 - last.leadingZeroBitCount
    }

    /// Replaces the number by `self · factor + addend`.
    mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
        var carry = UInt64(addend)
        for place in digits.indices {
            carry &+= UInt64(digits[place]) &* UInt64(factor)
            digits[place] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { digits.append(UInt32(carry)) }
    }

    /// Multiplies the number by a power of ten.
    mutating func multiplyByTen(toThe exponent: Int) {
        for _ in 0..<exponent / 9 { multiply(by: 1_000_000_000) }
        for _ in 0..<exponent % 9 { multiply(by: 10) }
    }

    mutating func shiftLeft(_ bits: Int) {
        guard bits > 0, !digits.isEmpty else { return }
        multiply(by: 1 << UInt32(bits % 32))
        digits.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0)
    }

    /// Subtracts a number that is not greater.
    mutating func subtract(_ other: BigNatural) {
        var borrow: Int64 = 0
        for place in digits.indices {
            borrow += Int64(digits[place])
            if place < other.digits.count { borrow -= Int64(other.digits[place]) }
            digits[place] = UInt32(truncatingIfNeeded: borrow)
            borrow >>= 32
        }
        dropZeros()
    }

    /// Divides the number, and leaves 0 only if nothing remains. The quotient must have at most 64 bits.
    mutating func divide(by divisor: BigNatural) -> UInt64 {
        var shifted = divisor
        shifted.shiftLeft(63)
        var quotient: UInt64 = 0
        for _ in 0..<64 {
            quotient <<= 1
            if !(self < shifted) {
                subtract(shifted)
                quotient |= 1
            }
            shiftLeft(1)
        }
        return quotient
    }

    static func < (left: BigNatural, right: BigNatural) -> Bool {
        if left.digits.count != right.digits.count { return left.digits.count < right.digits.count }
        var place = left.digits.count - 1
        while place > 0 && left.digits[place] == right.digits[place] { place -= 1 }
        return place >= 0 && left.digits[place] < right.digits[place]
    }

    private mutating func dropZeros() { while digits.last == 0 { digits.removeLast() } }
}
