#if canImport(UIKit)
import Testing
import UIKit

@testable import FanfoldUIKit

/// Maps of updates, compared with a list to which the same updates are applied.
@MainActor @Suite struct ItemMapTests {
    @Test func indicesAreCountedAroundAGap() {
        var ranges = IndexRanges()
        for range in [7..<9, 2..<3, 3..<5, 12..<12] { ranges.insert(range) }
        let outside = (0..<12).filter { !ranges.contains($0) }
        #expect(outside == [0, 1, 5, 6, 9, 10, 11])
        #expect(outside.map(ranges.rank) == Array(outside.indices))
        #expect(outside.indices.map(ranges.number) == outside)
    }

    @Test func overlappingRangesAreOne() {
        var ranges = IndexRanges()
        for range in [0..<4, 6..<8, 2..<7] { ranges.insert(range) }
        #expect((0..<9).filter(ranges.contains) == Array(0..<8))
        #expect(ranges.rank(of: 8) == 0)
        #expect(ranges.number(0) == 8)
    }

    @Test func aRangeIsClampedToTheSet() {
        var ranges = IndexRanges()
        for range in [1..<3, 5..<6, 8..<10] { ranges.insert(range) }
        #expect(ranges.gaps(in: 0..<12) == [0..<1, 3..<5, 6..<8, 10..<12])
        #expect(ranges.gaps(in: 2..<9) == [3..<5, 6..<8])
        #expect(ranges.gaps(in: 1..<3).isEmpty)
        #expect(ranges.gaps(in: 4..<4).isEmpty)
    }

    @Test func rangesArePairedByLength() {
        let pairs = paired([0..<3, 5..<6], [10..<11, 20..<23])
        #expect(pairs.map(\.0) == [0..<1, 1..<3, 5..<6])
        #expect(pairs.map(\.1) == [10..<11, 20..<22, 22..<23])
    }

    @Test func sectionsAreContiguousDespiteEmptySections() {
        let runs = SectionRuns(counts: [0, 3, 0, 1, 2, 0])
        #expect(runs.count == 6)
        for index in (0..<6).map(DataIndex.init) {
            #expect(runs.index(of: runs.indexPath(of: index)) == index)
        }
        #expect(runs.indexPath(of: DataIndex(3)) == IndexPath(item: 0, section: 3))
        #expect(runs.index(of: IndexPath(item: 3, section: 1)) == nil)
        #expect(runs.index(of: IndexPath(item: 0, section: 9)) == nil)
        #expect(runs.items(at: IndexPath(item: NSNotFound, section: 4)) == 4..<6)
    }
}
#endif
