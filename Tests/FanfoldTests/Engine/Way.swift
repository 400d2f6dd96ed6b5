@testable import Fanfold

/// Towards the end of the content, or towards its beginning.
enum Way: Double, CaseIterable, Sendable {
    case forward = 1
    case backward = -1

    var sign: Double { rawValue }

    /// The end of a range that lies this way.
    func end(of range: ClosedRange<Double>) -> Double {
        self == .forward ? range.upperBound : range.lowerBound
    }

    /// The first or the last item.
    func lastItem(of count: Int) -> Int { self == .forward ? count - 1 : 0 }
}

extension Variant {
    /// The variants that rest anywhere.
    static let free = all.filter { !$0.layout.snaps }
    /// The variants that go on to a tapped item.
    static let scrollingToTapped = all.filter(\.layout.scrollsToTappedItem)
}
