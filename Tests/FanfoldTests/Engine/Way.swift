@_spi(Host) @testable import Fanfold

/// Forward or backward along the content.
enum Way: Double, CaseIterable, Sendable {
    case forward = 1
    case backward = -1

    var sign: Double { rawValue }

    /// The end of a range in this direction.
    func end(of range: ClosedRange<Double>) -> Double {
        self == .forward ? range.upperBound : range.lowerBound
    }

    /// The first or the last item.
    func lastItem(of count: Int) -> Int { self == .forward ? count - 1 : 0 }
}

extension Variant {
    /// Whether released content is at rest at once: it snaps under Reduce Motion.
    var settlesAtOnce: Bool { reduceMotion && layout.snaps }
    /// The variants in which released content moves.
    static let moving = all.filter { !$0.settlesAtOnce }
    /// The variants without snapping.
    static let free = all.filter { !$0.layout.snaps }
    /// The variants that scroll to a tapped item.
    static let scrollingToTapped = all.filter(\.layout.scrollsToTappedItem)
}
