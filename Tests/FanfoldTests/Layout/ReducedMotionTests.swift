import Testing

@_spi(Host) @testable import Fanfold

/// Layouts with Reduce Motion.
@Suite struct ReducedMotionTests {
    /// The rounding error of positions within 31 items, in points.
    private static let rounding = 1e-7

    @Test(arguments: Variant.reducedMotion)
    func itemsAreFlatAndEquallySized(variant: Variant) throws {
        for var sample in variant.samples() {
            let position = sample.positionNearFrame()
            let item = sample.attributes(position)
            try #require(item.rotation == .zero && item.depth == 0, "\(position): \(sample)")
            try #require(item.scale == 1 && item.opacity == 1, "\(position): \(sample)")
            try #require(item.size == sample.attributes(position + 0.5).size, "\(position): \(sample)")
        }
    }

    @Test(arguments: Variant.reducedMotion)
    func itemsKeepTheirDistance(variant: Variant) throws {
        for var sample in variant.samples(counts: [31]) {
            let position = sample.random.number(in: -20...20)
            let centers = (sample.attributes(position).center, sample.attributes(position + 1).center)
            let distance = abs(centers.1[sample.layout.axis] - centers.0[sample.layout.axis])
            let isKept = distance.isNear(sample.itemDistance, within: Self.rounding)
            try #require(isKept, "\(position): \(sample)")
        }
    }

    @Test(arguments: Variant.reducedMotion)
    func appearanceValuesDoNotMove(variant: Variant) throws {
        for var sample in variant.samples() {
            let appearance = sample.attributes(sample.random.number(in: -20...20)).appearance
            try #require(appearance == sample.attributes(0).appearance, "\(sample)")
        }
    }

    @Test(arguments: Variant.reducedMotion.filter { ["tab-stack", "album-fan"].contains($0.name) })
    func tiltsAndLayerOffsetsAreZero(variant: Variant) throws {
        for var sample in variant.samples() {
            let appearance = sample.attributes(sample.random.number(in: -20...20)).appearance
            try #require(appearance == .zero, "\(sample)")
        }
    }

    @Test(arguments: Variant.reducedMotion)
    func itemInTheViewportHasAnUncoveredStrip(variant: Variant) throws {
        for var sample in variant.samples() {
            for item in sample.visibleRange.shuffled(using: &sample.random).prefix(5) {
                guard let point = sample.middleOfStrip(of: item) else { continue }
                let found = sample.frontmostItem(at: point)
                try #require(found == item, "\(String(describing: found)) covers \(item): \(sample)")
            }
        }
    }
}

extension Sample {
    /// The center of an item's part that the next one does not cover, or nil outside the viewport.
    fileprivate func middleOfStrip(of item: Int) -> Point? {
        let attributes = attributes(Double(item)), axis = layout.axis
        let isMirrored = axis == .horizontal && context.direction == .rightToLeft
        let fromCentre = attributes.size[axis] / 2
        let extent = context.viewport[axis]
        let centre = isMirrored ? extent - attributes.center[axis] : attributes.center[axis]
        let start = centre - fromCentre
        guard start >= 0 && start < extent else { return nil }
        let middle = start + min(itemDistance, attributes.size[axis], extent - start) / 2
        return axis == .vertical
            ? Point(x: attributes.center.x, y: middle)
            : Point(x: isMirrored ? extent - middle : middle, y: attributes.center.y)
    }
}
