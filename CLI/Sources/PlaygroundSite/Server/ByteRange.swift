/// A `Range` header with one range of bytes (RFC 9110, 14.1.2).
enum ByteRange {
    /// From a first byte to a last one, or to the end.
    case from(Int, through: Int?)
    /// The last bytes.
    case last(Int)

    /// Reads a header. Other headers, such as several ranges, are nil: a server may ignore them.
    init?(_ header: String) {
        let form = /bytes=\s*([0-9]*)-([0-9]*)\s*/.ignoresCase()
        guard let match = header.wholeMatch(of: form) else { return nil }
        switch (Self.number(match.output.1), Self.number(match.output.2)) {
        case (let first?, let last) where first <= last ?? first: self = .from(first, through: last)
        case (nil, let count?): self = .last(count)
        default: return nil
        }
    }

    /// The range within content of a length, or nil if it contains none of the content.
    func bounds(length: Int) -> Range<Int>? {
        let start =
            switch self {
            case .from(let first, _): first
            case .last(let count): length - min(count, length)
            }
        let end = if case .from(_, let last?) = self, last < length { last + 1 } else { length }
        return start < end ? start..<end : nil
    }

    /// A number, limited to the largest one that can be represented.
    private static func number(_ digits: Substring) -> Int? {
        digits.isEmpty ? nil : Int(digits) ?? .max
    }
}
