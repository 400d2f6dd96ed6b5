import Testing

@_spi(Host) @testable import Fanfold

@Suite struct RestingOffsetTests {
    @Test(arguments: Variant.all)
    func restingOffsetIsStable(variant: Variant) throws {
        for var sample in variant.samples() {
            let rest = sample.rest(from: sample.proposedOffset())
            let again = sample.rest(from: rest)
            try #require(again.isNear(rest, within: sample.offsetTolerance), "\(rest): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func restingOffsetIsInTheOffsetRange(variant: Variant) throws {
        for var sample in variant.samples() {
            let proposed = sample.proposedOffset()
            for velocity in [0, -1e4, 1e4] {
                let rest = sample.rest(from: proposed, velocity: velocity)
                try #require(sample.offsetRange.contains(rest), "\(rest) from \(proposed): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.all)
    func zeroVelocityRestsAtTheNearestItem(variant: Variant) throws {
        for var sample in variant.samples() where sample.snaps {
            let proposed = sample.proposedOffset()
            let target = sample.clamped(proposed)
            let distance = abs(sample.rest(from: proposed) - target)
            let nearest = sample.offsetsOfItems(near: target).map { abs($0 - target) }.min() ?? .nan
            let isNearest = distance.isNear(nearest, within: sample.offsetTolerance)
            try #require(isNearest, "\(distance), not \(nearest) from \(proposed): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func snappingLayoutRestsAtAnItem(variant: Variant) throws {
        for var sample in variant.samples() where sample.snaps {
            let velocity = sample.random.number(in: -2000...2000)
            let rest = sample.rest(from: sample.proposedOffset(), velocity: velocity)
            let isShown = sample.offsetsOfItems(near: rest).contains {
                $0.isNear(rest, within: sample.offsetTolerance)
            }
            try #require(isShown, "\(rest): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func freeLayoutRestsAtTheProposedOffset(variant: Variant) throws {
        for var sample in variant.samples() where !sample.snaps {
            let proposed = sample.proposedOffset()
            let rest = sample.rest(from: proposed, velocity: 1000)
            try #require(rest == sample.clamped(proposed), "\(proposed): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func nonFiniteOffsetMeansTheCurrentOne(variant: Variant) {
        let sample = Sample(variant, variant.context(offset: 500))
        for proposed in [Double.nan, .infinity, -.infinity] {
            #expect(sample.rest(from: proposed) == sample.rest(from: 500))
        }
    }

    @Test(arguments: Variant.all)
    func nonFiniteVelocityMeansZero(variant: Variant) {
        let sample = Sample(variant, variant.context(offset: 500))
        for velocity in [Double.nan, .infinity, -.infinity] {
            #expect(sample.rest(from: 520, velocity: velocity) == sample.rest(from: 520))
        }
    }
}
