@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

/// Numbers and lengths as CSS, with as few characters as possible.
enum CSSText {
    /// Returns a number that is rounded to some decimals.
    static func number(_ value: Double, decimals: Int = 4) -> String {
        let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
        let scaled = (abs(value) * unit).nearestInteger
        guard scaled != 0 else { return "0" }
        let (whole, rest) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(unit))
        var digits = String(rest)
        digits = String(repeating: "0", count: decimals - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        let fraction = digits.isEmpty ? "" : ".\(digits)"
        return (value < 0 ? "-" : "") + (whole == 0 && !digits.isEmpty ? "" : "\(whole)") + fraction
    }

    /// Returns a length: one dimension, or a sum in `calc()`.
    static func length(_ length: RelativeLength) -> String {
        let sum = sum(length)
        return sum.contains(" ") ? "calc(\(sum))" : sum
    }

    /// Returns a length in percent of the container, for browsers without container units.
    static func percentage(_ length: RelativeLength) -> String {
        let sum = sum(length, units: ["%", "%", "%", "px"])
        return sum.contains(" ") ? "calc(\(sum))" : sum
    }

    /// Returns a length as an operand of a product.
    static func factor(_ length: RelativeLength) -> String {
        let sum = sum(length)
        return sum.contains(" ") ? "(\(sum))" : sum
    }

    /// Returns a length as a sum without `calc()`, for places that allow one.
    static func sum(_ length: RelativeLength, units: [String] = units) -> String {
        var text = ""
        for (lane, unit) in units.enumerated() {
            let part = number(length[lane] * (unit == "px" ? 1 : 100))
            guard part != "0" else { continue }
            if text.isEmpty {
                text = part + unit
            } else {
                text += part.hasPrefix("-") ? " - \(part.dropFirst())\(unit)" : " + \(part)\(unit)"
            }
        }
        return text.isEmpty ? "0px" : text
    }

    /// Returns a length that is not negative, for paddings.
    static func padding(_ length: RelativeLength) -> String {
        length.min() < 0 ? "max(0px,\(sum(length)))" : self.length(length)
    }

    /// Returns a rule.
    static func rule(_ selector: String, _ declarations: [String]) -> String {
        "\(selector){\(declarations.joined(separator: ";"))}"
    }

    static let units = ["cqw", "cqh", "cqmin", "px"]
}

/// The reading directions that a style sheet supports, and the text of values that they mirror.
public enum SheetDirection: String, CaseIterable, Sendable {
    case ltr, rtl, both

    /// Returns a mirrored length.
    func mirrored(_ length: RelativeLength) -> String {
        switch self {
        case .ltr: CSSText.length(length)
        case .rtl: CSSText.length(-length)
        case .both: CSSText.sum(length) == "0px" ? "0px" : "calc(\(Self.sign)*\(CSSText.factor(length)))"
        }
    }

    /// Returns a mirrored angle, in degrees.
    func mirrored(degrees: Double) -> String {
        let angle = CSSText.number(self == .rtl ? -degrees : degrees) + "deg"
        return self == .both && angle != "0deg" ? "calc(\(Self.sign)*\(angle))" : angle
    }

    /// 1, or −1 in right-to-left containers.
    private static let sign = "var(--fanfold-sign)"
}

extension Double {
    /// The nearest integer. WebAssembly has no instruction for `rounded()`.
    var nearestInteger: Double { (self + 0.5).rounded(.down) }
}
