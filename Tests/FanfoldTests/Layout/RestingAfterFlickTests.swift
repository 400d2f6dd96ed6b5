import Foundation
import Testing

@_spi(Host) @testable import Fanfold

@Suite struct RestingAfterFlickTests {
    /// The minimum velocity of a flick, in points per second.
    private static let flickVelocity = 300.0

    @Test(arguments: Variant.all)
    func forwardFlickNeverRestsBehindItsRelease(variant: Variant) throws {
        for var sample in variant.samples() where sample.context.count > 0 {
            let velocity = sample.random.number(in: Self.flickVelocity...5000)
            let rest = sample.rest(from: sample.landing(at: velocity), velocity: velocity)
            // There is no next item beyond the last one.
            let end = sample.snaps ? sample.offset(showing: Double(sample.context.count - 1)) : .infinity
            let released = sample.clamped(min(sample.context.offset, end))
            try #require(rest >= released - sample.offsetTolerance, "\(rest) at \(velocity): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func backwardFlickNeverRestsAheadOfItsRelease(variant: Variant) throws {
        for var sample in variant.samples() where sample.context.count > 0 {
            let velocity = -sample.random.number(in: Self.flickVelocity...5000)
            let rest = sample.rest(from: sample.landing(at: velocity), velocity: velocity)
            let start = sample.snaps ? sample.offset(showing: 0) : -.infinity
            let released = sample.clamped(max(sample.context.offset, start))
            try #require(rest <= released + sample.offsetTolerance, "\(rest) at \(velocity): \(sample)")
        }
    }

    @Test(arguments: Variant.snapping)
    func shortFlickScrollsToTheNextItem(variant: Variant) {
        let sample = Sample(variant).scrolled(to: 10), offset = sample.context.offset
        #expect(sample.rest(from: offset + 1, velocity: 300) == sample.offset(showing: 11))
        #expect(sample.rest(from: offset - 1, velocity: -300) == sample.offset(showing: 9))
    }

    @Test(arguments: Variant.snapping)
    func slowReleaseScrollsToTheNearestItem(variant: Variant) {
        let sample = Sample(variant).scrolled(to: 10), offset = sample.context.offset
        #expect(sample.rest(from: offset + 1, velocity: 299) == offset)
        #expect(sample.rest(from: offset - 1, velocity: -299) == offset)
    }

    @Test(arguments: Variant.snapping)
    func flickBetweenItemsScrollsToTheOneAhead(variant: Variant) {
        let sample = Sample(variant).scrolled(to: 10.4), offset = sample.context.offset
        #expect(sample.rest(from: offset + 1, velocity: 300) == sample.offset(showing: 11))
        #expect(sample.rest(from: offset - 1, velocity: -300) == sample.offset(showing: 10))
    }

    @Test(arguments: Variant.snapping)
    func fastFlickPassesSeveralItems(variant: Variant) {
        let sample = Sample(variant).scrolled(to: 10)
        let far = sample.context.offset + 4.3 * sample.itemDistance
        #expect(sample.rest(from: far, velocity: 3000) == sample.offset(showing: 14))
    }
}

extension Sample {
    /// The landing offset of a release at a velocity: o − v/(1000·ln d).
    fileprivate func landing(at velocity: Double) -> Double {
        context.offset - velocity / (1000 * log(layout.decelerationRate.perMillisecond))
    }
}
