import Testing

@_spi(Host) @testable import Fanfold

@Suite struct FiniteNumbersTests {
    @Test(arguments: Variant.all)
    func attributesAreFinite(variant: Variant) throws {
        for var sample in variant.samples() {
            let far = sample.random.number(in: -1e9...1e9)
            for position in [0, sample.positionNearFrame(), Double(sample.visibleRange.upperBound), far] {
                let item = sample.attributes(position)
                let numbers = item.numbers + item.transform.numbers
                try #require(numbers.allSatisfy { $0.isFinite }, "\(position): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.all)
    func itemsStayInFrontOfTheEye(variant: Variant) throws {
        for var sample in variant.samples() {
            let position = sample.positionNearFrame()
            let quad = try #require(sample.attributes(position).quad, "\(position): \(sample)")
            let numbers = quad.corners.flatMap { [$0.x, $0.y] }
            try #require(numbers.allSatisfy { $0.isFinite }, "\(position): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func lengthsAndOffsetsAreFinite(variant: Variant) throws {
        for var sample in variant.samples() {
            let numbers = [
                sample.contentLength, sample.offsetRange.lowerBound, sample.offsetRange.upperBound,
                sample.offset(showing: sample.random.number(in: -50...50)), sample.positionShown,
                sample.rest(from: sample.context.offset, velocity: 1000),
            ]
            try #require(numbers.allSatisfy { $0.isFinite }, "\(sample)")
            try #require(sample.contentLength >= 0, "\(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func opacitiesAndSizesAreInRange(variant: Variant) throws {
        for var sample in variant.samples() {
            let item = sample.attributes(sample.positionNearFrame())
            try #require((0...1).contains(item.opacity), "\(sample)")
            try #require(item.size.width >= 0 && item.size.height >= 0 && item.scale >= 0, "\(sample)")
        }
    }
}
