import Testing

@_spi(Host) @testable import Fanfold

@Suite struct ScrollToItemTests {
    @Test(arguments: Variant.all)
    func scrolledToItemIsVisible(variant: Variant) {
        for size in Viewports.usual {
            for count in [1, 2, 31] {
                let sample = Sample(variant, variant.context(viewport: size, count: count))
                for item in 0..<count {
                    let scrolled = sample.scrolled(to: Double(item))
                    #expect(scrolled.visibleRange.contains(item), "\(item) of \(count) in \(size)")
                    #expect(scrolled.isVisible(item), "\(item) of \(count) in \(size)")
                    #expect(scrolled.takesATap(item), "\(item) of \(count) in \(size)")
                }
            }
        }
    }

    @Test(arguments: Variant.all)
    func offsetIsInTheOffsetRange(variant: Variant) throws {
        for var sample in variant.samples() {
            let position = sample.random.number(in: -10...Double(sample.context.count + 10))
            let offset = sample.offset(showing: position)
            try #require(sample.offsetRange.contains(offset), "\(position): \(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func positionOutsideTheCollectionMeansTheNearestItem(variant: Variant) {
        let sample = Sample(variant)
        #expect(sample.offset(showing: -1) == sample.offset(showing: 0))
        #expect(sample.offset(showing: 31) == sample.offset(showing: 30))
        #expect(sample.offset(showing: 1e300) == sample.offset(showing: 30))
    }

    @Test(arguments: Variant.snapping)
    func snappingLayoutStaysAtTheOffset(variant: Variant) {
        for size in Viewports.usual {
            for item in 0..<31 {
                let sample = Sample(variant, variant.context(viewport: size)).scrolled(to: Double(item))
                #expect(
                    sample.rest(from: sample.context.offset) == sample.context.offset, "\(item) in \(size)")
            }
        }
    }
}

extension Sample {
    /// Whether an item is front-most at a point of the viewport.
    fileprivate func takesATap(_ item: Int) -> Bool {
        let attributes = attributes(Double(item))
        return stride(from: 0.005, to: 1, by: 0.01).contains { part in
            [0.5, 0.02, 0.98].contains { across in
                let (x, y) = layout.axis == .vertical ? (across, part) : (part, across)
                let own = Point(x: x * attributes.size.width, y: y * attributes.size.height)
                guard let seen = attributes.transform.project(own) else { return false }
                return Rect(size: context.viewport).contains(seen) && frontmostItem(at: seen) == item
            }
        }
    }
}
