/// A text of CSS as numbers between literal parts. A digit in a name is a number as well: names do not change.
struct NumberedText {
    struct Number {
        let value: Double
        /// The number and its unit as in the text.
        let text: ArraySlice<UInt8>
        let unit: ArraySlice<UInt8>
    }

    /// The parts before, between and after the numbers.
    private(set) var literals: [ArraySlice<UInt8>] = []
    private(set) var numbers: [Number] = []

    init(_ text: String) {
        var rest = Array(text.utf8)[...]
        while var start = rest.firstIndex(where: { $0.isDigit }) {
            let end = rest[start...].firstIndex { !$0.isDigit && $0 != .point } ?? rest.endIndex
            let unit = rest[end...].firstIndex { !$0.isLetter && $0 != UInt8(ascii: "%") } ?? rest.endIndex
            for sign in [UInt8.point, .minus] where start > rest.startIndex && rest[start - 1] == sign {
                start -= 1
            }
            literals.append(rest[..<start])
            let value = Self.value(rest[start..<end])
            numbers.append(Number(value: value, text: rest[start..<unit], unit: rest[end..<unit]))
            rest = rest[unit...]
        }
        literals.append(rest)
    }

    /// Returns the text with some numbers replaced.
    func text(replacing replacement: (Int) -> String?) -> String {
        var bytes = Array(literals[0])
        for index in numbers.indices {
            if let text = replacement(index) { bytes += text.utf8 } else { bytes += numbers[index].text }
            bytes += literals[index + 1]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func value(_ bytes: ArraySlice<UInt8>) -> Double {
        var (value, unit, sign) = (0.0, 0.0, 1.0)
        for byte in bytes {
            switch byte {
            case .minus: sign = -1
            case .point: unit = 1
            default:
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                unit *= 10
            }
        }
        return sign * value / max(unit, 1)
    }
}

extension UInt8 {
    fileprivate static let (point, minus) = (UInt8(ascii: "."), UInt8(ascii: "-"))
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
