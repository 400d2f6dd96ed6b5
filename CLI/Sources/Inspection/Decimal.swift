import Foundation

/// Numbers as people read them.
package enum Decimal {
    /// Rounded to at most that many decimals, without needless zeros.
    package static func text(_ number: Double, decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", number)
        guard text.contains(".") else { return text }
        let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
        let result = String(trimmed.reversed())
        return result == "-0" ? "0" : result
    }
}
