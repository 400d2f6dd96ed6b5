/// The shortest decimal number that reads as a value, such as `0.1`, `-20` or `1e-07`.
func decimalText(of value: Double) -> Bytes {
    guard value.isFinite else { return value.isNaN ? text("nan") : value < 0 ? text("-inf") : text("inf") }
    guard value != 0 else { return text("0") }
    let (digits, exponent) = shortestDigits(of: abs(value))
    return (value < 0 ? text("-") : []) + number(digits, withExponent: exponent)
}

/// The fewest digits, and the power of ten of the last one, from which ``DecimalNumber`` computes a positive value.
private func shortestDigits(of value: Double) -> (digits: [UInt8], exponent: Int) {
    var magnitude = 0
    var (large, small) = (value, value)
    while large >= 10 { (large, magnitude) = (large / 10, magnitude + 1) }
    while small < 1 { (small, magnitude) = (small * 10, magnitude - 1) }
    var exponent = magnitude
    while true {
        let below = quotient(of: value, byTenToThe: exponent)
        for candidate in [below, below + 1] {
            let digits = digits(of: candidate)
            if number(digits, exponent: exponent).value == value {
                let zeros = digits.reversed().prefix { $0 == 0 }.count
                return (Array(digits.dropLast(zeros)), exponent + zeros)
            }
        }
        exponent -= 1
    }
}

/// The whole part of a positive value divided by a power of ten. Callers request at most 17 digits.
private func quotient(of value: Double, byTenToThe exponent: Int) -> UInt64 {
    var (dividend, divisor) = (BigNatural(UInt64(value.significand * 4_503_599_627_370_496)), BigNatural(1))
    let power = Int(value.exponent) - 52
    dividend.shiftLeft(power)
    divisor.shiftLeft(-power)
    dividend.multiplyByTen(toThe: max(-exponent, 0))
    divisor.multiplyByTen(toThe: max(exponent, 0))
    return dividend.divide(by: divisor)
}

private func number(_ digits: [UInt8], exponent: Int) -> DecimalNumber {
    var number = DecimalNumber()
    for digit in digits { number.append(digit, isFraction: false) }
    number.scale(byTenToThe: exponent)
    return number
}

private func digits(of value: UInt64) -> [UInt8] {
    var (digits, rest): ([UInt8], UInt64) = ([], value)
    repeat {
        digits.append(UInt8(rest % 10))
        rest /= 10
    } while rest > 0
    return digits.reversed()
}

/// Writes digits with a decimal point or, if that needs many zeros, with an exponent.
private func number(_ digits: [UInt8], withExponent exponent: Int) -> Bytes {
    var letters = digits
    for place in letters.indices { letters[place] += UInt8(ascii: "0") }
    let magnitude = letters.count + exponent
    guard (-3...16).contains(magnitude) else {
        if letters.count > 1 { letters.insert(UInt8(ascii: "."), at: 1) }
        return letters + text("e") + decimalText(of: Double(magnitude - 1))
    }
    while letters.count < magnitude { letters.append(UInt8(ascii: "0")) }
    guard exponent < 0 else { return letters }
    while letters.count <= -exponent { letters.insert(UInt8(ascii: "0"), at: 0) }
    letters.insert(UInt8(ascii: "."), at: letters.count + exponent)
    return letters
}
