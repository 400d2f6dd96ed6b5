import Foundation

/// A value of a table.
public enum Cell: Encodable, ExpressibleByStringLiteral {
    /// Text.
    case words(String)
    /// A number, with its unit.
    case number(Double, unit: String)
    /// No measurement.
    case none

    /// Text.
    public init(stringLiteral words: String) { self = .words(words) }

    /// A time, given in seconds.
    public static func time(_ seconds: Double) -> Cell { .number(seconds * nanosecondsPerSecond, unit: "ns") }

    /// The ratio of two numbers.
    public static func ratio(_ value: Double, to other: Double) -> Cell { .number(value / other, unit: "×") }

    /// A count.
    public static func count(_ count: Int) -> Cell { .number(Double(count), unit: "") }

    /// The displayed text: three significant digits.
    public var text: String {
        switch self {
        case .words(let words): words
        case .number(let number, let unit): Cell.digits(number) + (unit.isEmpty ? "" : " \(unit)")
        case .none: "–"
        }
    }

    /// Encodes numbers as numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .words(let words): try container.encode(words)
        case .number(let number, _): try container.encode(number)
        case .none: try container.encodeNil()
        }
    }

    private static func digits(_ number: Double) -> String {
        guard number != 0 && number.isFinite else { return String(Int(number.isFinite ? number : 0)) }
        let isWhole = number == number.rounded() || abs(number) >= 100
        let decimals = isWhole ? 0 : max(0, 2 - Int(log10(abs(number)).rounded(.down)))
        return grouped(String(format: "%.\(decimals)f", number))
    }

    /// Groups the digits of whole numbers.
    private static func grouped(_ digits: String) -> String {
        guard digits.count > 4 && !digits.contains(".") else { return digits }
        var result = ""
        for (place, digit) in digits.enumerated() {
            let remaining = digits.count - place
            if place > 0 && remaining % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result
    }

    private static let nanosecondsPerSecond = 1e9
}
