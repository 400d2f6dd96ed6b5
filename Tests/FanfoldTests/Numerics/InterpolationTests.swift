import Testing

@_spi(Host) @testable import Fanfold

@Suite struct InterpolationTests {
    @Test func mixExtrapolatesBeyondStartAndEnd() {
        #expect(mix(10, 20, 0) == 10)
        #expect(mix(10, 20, 0.25) == 12.5)
        #expect(mix(10, 20, 1) == 20)
        #expect(mix(10, 20, 1.5) == 25)
        #expect(mix(20, 10, 0.75) == 12.5)
    }

    @Test func clampedValueIsInRange() {
        #expect((-1.0).clamped(to: 0...2) == 0)
        #expect(1.0.clamped(to: 0...2) == 1)
        #expect(3.0.clamped(to: 0...2) == 2)
        #expect(Double.infinity.clamped(to: 0...2) == 2)
    }

    @Test func halvesRoundUpOnBothSidesOfZero() {
        #expect(2.5.roundedHalfUp == 3)
        #expect(2.4.roundedHalfUp == 2)
        #expect((-0.5).roundedHalfUp == 0)
        #expect((-1.5).roundedHalfUp == -1)
        #expect((-1.6).roundedHalfUp == -2)
    }

    @Test func nonFiniteValuesAreReplaced() {
        #expect(1.5.finite(or: 7) == 1.5)
        #expect(Double.nan.finite(or: 7) == 7)
        #expect(Double.infinity.finite(or: 7) == 7)
    }
}
