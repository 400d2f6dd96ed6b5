/// Mutates valid input.
struct Damage {
    /// Valid inputs.
    let samples: [[UInt8]]
    /// Tokens of the format to insert.
    let pieces: [[UInt8]]

    /// Maximum number of changes per sample.
    private static let mostChanges = 6
    /// Maximum length of a removed or repeated range, in bytes.
    private static let longestRange = 60
    /// Maximum number of repetitions of a range.
    private static let mostRepeats = 300

    init(samples: [String], pieces: [String]) {
        self.samples = samples.map { Array($0.utf8) }
        self.pieces = pieces.map { Array($0.utf8) }
    }

    /// A sample with random changes, occasionally none.
    func sample(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes = samples.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 0...Self.mostChanges, using: &random) { change(&bytes, &random) }
        return bytes
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let range = range(of: bytes, &random)
        let piece = pieces.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.replaceSubrange(range, with: piece)
        case 2: bytes.insert(contentsOf: piece, at: range.lowerBound)
        case 3: replaceNumber(in: &bytes, from: range.lowerBound, with: piece)
        case 4: repeatBytes(range, of: &bytes, &random)
        case 5: bytes.removeSubrange(range.lowerBound...)
        case 6:
            let other = samples.randomElement(using: &random) ?? []
            bytes.replaceSubrange(range.lowerBound..., with: other.dropFirst(range.count))
        default: if !range.isEmpty { bytes[range.lowerBound] = UInt8.random(in: 0...255, using: &random) }
        }
    }

    private func range(of bytes: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let length = Int.random(in: 0...Self.longestRange, using: &random)
        return start..<min(start + length, bytes.count)
    }

    private func repeatBytes(_ range: Range<Int>, of bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let count = Int.random(in: 1...Self.mostRepeats, using: &random)
        bytes.insert(contentsOf: repeatElement(bytes[range], count: count).joined(), at: range.upperBound)
    }

    /// Replaces the next number with a piece: such samples often stay valid to the end.
    private func replaceNumber(in bytes: inout [UInt8], from start: Int, with piece: [UInt8]) {
        let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
        let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.count
        bytes.replaceSubrange(first..<end, with: piece)
    }
}
