@_spi(Host) @testable import Fanfold

/// Random offsets and their comparison.
extension Sample {
    /// The tolerance of equal offsets, in points: large offsets have fewer decimals.
    var offsetTolerance: Double {
        1e-6 + 1e-9 * (abs(context.offset) + contentLength)
    }

    /// Whether there is an item to snap to.
    var snaps: Bool { layout.snaps && context.count > 0 }

    /// An offset within the range of offsets.
    func clamped(_ offset: Double) -> Double { offset.clamped(to: offsetRange) }

    /// An offset near the context's, or anywhere around the content.
    mutating func proposedOffset() -> Double {
        let range = offsetRange
        let viewport = context.viewport[layout.axis]
        return random.one(of: [
            context.offset + random.number(in: -viewport...viewport), range.lowerBound, range.upperBound,
            random.number(in: range.lowerBound - viewport...range.upperBound + viewport),
        ])
    }

    /// The resting offsets near an offset.
    func offsetsOfItems(near offset: Double) -> [Double] {
        var there = self
        there.context.offset = offset
        let shown = Int(there.positionShown)
        let items = max(shown - 40, 0)...min(shown + 40, max(context.count - 1, 0))
        return items.map { self.offset(showing: Double($0)) }
    }
}
