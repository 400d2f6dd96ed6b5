/// A text of CSS as numbers between literal parts.
struct NumberedText {
    struct Number {
        let value: Double
        /// The number and its unit as in the text.
        let text: [UInt8]
        let unit: [UInt8]
        /// Whether CSS allows no calculation in its place: the times of keyframes, and easings.
        let isFixed: Bool
    }

    /// The parts before, between and after the numbers.
    private(set) var literals: [[UInt8]] = [[]]
    private(set) var numbers: [Number] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var (index, isEasing) = (0, false)
        while index < bytes.count {
            let rest = bytes[index...]
            if let end = Self.endOfName(rest) {
                isEasing = isEasing || bytes[index..<end].elementsEqual("cubic-bezier".utf8)
                literals[literals.count - 1] += bytes[index..<end]
                index = end
            } else if let end = Self.endOfNumber(rest) {
                let unit = Self.endOfUnit(bytes[end...])
                let isTime = unit > end && bytes[end] == .init(ascii: "%") && Self.isSelector(bytes[unit...])
                numbers.append(
                    Number(
                        value: Self.value(bytes[index..<end]), text: Array(bytes[index..<unit]),
                        unit: Array(bytes[end..<unit]), isFixed: isEasing || isTime))
                literals.append([])
                index = unit
            } else {
                if bytes[index] == UInt8(ascii: ")") { isEasing = false }
                literals[literals.count - 1].append(bytes[index])
                index += 1
            }
        }
    }

    /// Returns the text with some numbers replaced.
    func text(replacing replacement: (Int) -> String?) -> String {
        var bytes = literals[0]
        for index in numbers.indices {
            if let text = replacement(index) {
                bytes += Array(text.utf8)
            } else {
                bytes += numbers[index].text
            }
            bytes += literals[index + 1]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension NumberedText {
    private static func endOfName(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        let second = bytes.dropFirst().first ?? 0
        let hyphen = UInt8(ascii: "-")
        guard first.isLetter || first == hyphen && (second.isLetter || second == hyphen) else { return nil }
        return bytes.firstIndex { !$0.isLetter && !$0.isDigit && $0 != hyphen } ?? bytes.endIndex
    }

    private static func endOfNumber(_ bytes: ArraySlice<UInt8>) -> Int? {
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        let point = UInt8(ascii: ".")
        guard let first = digits.first,
            first.isDigit || first == point && digits.dropFirst().first?.isDigit == true
        else { return nil }
        return digits.firstIndex { !$0.isDigit && $0 != point } ?? bytes.endIndex
    }

    private static func endOfUnit(_ bytes: ArraySlice<UInt8>) -> Int {
        if bytes.first == UInt8(ascii: "%") { return bytes.startIndex + 1 }
        return bytes.firstIndex { !$0.isLetter } ?? bytes.endIndex
    }

    /// Returns whether a selector of keyframes ends or goes on.
    private static func isSelector(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: ",")
    }

    private static func value(_ bytes: ArraySlice<UInt8>) -> Double {
        var (value, unit, sign) = (0.0, 0.0, 1.0)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "-"): sign = -1
            case UInt8(ascii: "."): unit = 1
            default:
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                unit *= 10
            }
        }
        return sign * value / max(unit, 1)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
