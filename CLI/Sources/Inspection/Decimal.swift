import Foundation

/// Readable numbers.
package enum Decimal {
    /// Rounds to a maximum number of decimals and drops trailing zeros.
    package static func text(_ number: Double, decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", number)
        guard text.contains(".") else { return text }
        let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
        let result = String(trimmed.reversed())
        return result == "-0" ? "0" : result
    }
}
