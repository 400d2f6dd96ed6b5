import Testing

@_spi(Host) @testable import Fanfold

@Suite struct UnprojectionTests {
    /// The relative error of projecting and unprojecting, as a fraction of the item's extent.
    private static let tolerance = 1e-7
    /// Smaller items lose their places by rounding.
    private static let leastScale = 1e-6

    @Test(arguments: Variant.all)
    func itemPointIsFoundAtItsProjection(variant: Variant) throws {
        for var sample in variant.samples() {
            let items = sample.visibleRange.shuffled(using: &sample.random).prefix(5)
            for item in items where sample.isVisible(item) {
                let attributes = sample.attributes(Double(item))
                guard attributes.scale > Self.leastScale else { continue }
                let point = sample.random.point(in: attributes.size)
                let seen = try #require(attributes.transform.project(point), "\(sample)")
                let found = try #require(attributes.transform.unproject(seen), "\(sample)")
                let tolerance = Self.tolerance * max(attributes.size.width, attributes.size.height)
                try #require(found.isNear(point, within: tolerance), "\(found) for \(point): \(sample)")
            }
        }
    }

    /// A card beneath wide insets has shrunk to a point.
    @Test(arguments: Variant.all)
    func visibleTransformIsNeverSingular(variant: Variant) throws {
        for sample in variant.samples() {
            for item in sample.visibleRange.prefix(20) where sample.isVisible(item) {
                let attributes = sample.attributes(Double(item))
                guard attributes.scale == 0 || attributes.scale > Self.leastScale else { continue }
                let isInvertible = attributes.transform.inverted() != nil
                try #require(isInvertible == (attributes.scale > 0), "item \(item): \(sample)")
            }
        }
    }
}
