#if canImport(UIKit) && !os(watchOS)
/// A set of indices, as ascending ranges that do not touch.
struct IndexRanges {
    private(set) var ranges: [Range<Int>] = []

    /// Adds indices, some of which may be in the set.
    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let start = ranges.indices.partitionPoint { ranges[$0].upperBound >= range.lowerBound }
        let end = ranges.indices.partitionPoint { ranges[$0].lowerBound > range.upperBound }
        var merged = range
        if start < end {
            merged =
                min(
                    range.lowerBound, ranges[start].lowerBound)..<max(
                    range.upperBound, ranges[end - 1].upperBound)
        }
        ranges.replaceSubrange(start..<end, with: [merged])
    }

    /// Whether an index is in the set.
    func contains(_ index: Int) -> Bool {
        let place = ranges.indices.partitionPoint { ranges[$0].upperBound > index }
        return place < ranges.count && ranges[place].contains(index)
    }

    /// The parts of a range outside the set, in order.
    func gaps(in range: Range<Int>) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var start = range.lowerBound
        for taken in ranges where taken.overlaps(range) {
            if start < taken.lowerBound { gaps.append(start..<taken.lowerBound) }
            start = taken.upperBound
        }
        if start < range.upperBound { gaps.append(start..<range.upperBound) }
        return gaps
    }

    /// The number of indices before a given one that are not in the set.
    func rank(of index: Int) -> Int {
        var rank = index
        for range in ranges {
            guard range.lowerBound < index else { break }
            rank -= Swift.min(range.upperBound, index) - range.lowerBound
        }
        return rank
    }

    /// The index outside the set with a rank: the inverse of ``rank(of:)``.
    func number(_ rank: Int) -> Int {
        var index = rank
        for range in ranges {
            guard range.lowerBound <= index else { break }
            index += range.count
        }
        return index
    }
}

/// Two lists of ranges, cut so that ranges at the same index have the same length.
func paired(_ first: [Range<Int>], _ second: [Range<Int>]) -> [(Range<Int>, Range<Int>)] {
    var (first, second) = (first[...], second[...])
    var pairs: [(Range<Int>, Range<Int>)] = []
    while let from = first.popFirst(), let to = second.popFirst() {
        let count = min(from.count, to.count)
        pairs.append((from.prefix(count), to.prefix(count)))
        if count < from.count { first = [from.dropFirst(count)] + first }
        if count < to.count { second = [to.dropFirst(count)] + second }
    }
    return pairs
}
#endif
