import Testing

@_spi(Host) @testable import Fanfold

@Suite struct OrderTests {
    @Test(arguments: Variant.all)
    func laterItemsAreInFront(variant: Variant) throws {
        for var sample in variant.samples() {
            let position = Double(sample.visibleRange.lowerBound) + sample.random.number(in: -5...5)
            for step in [0.001, 0.5, 1, 7] {
                let (back, front) = (sample.attributes(position), sample.attributes(position + step))
                try #require(back.z < front.z, "\(position), \(step) on: \(sample)")
            }
        }
    }

    @Test(arguments: Variant.all)
    func paintingOrderDoesNotDependOnTheOffset(variant: Variant) throws {
        for var sample in variant.samples() {
            let z = sample.attributes(4.5).z
            sample.context.offset += 1000
            try #require(sample.attributes(4.5).z == z, "\(sample)")
        }
    }
}
