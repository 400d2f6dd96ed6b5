import Testing

@_spi(Host) @testable import Fanfold

/// Invalid input gives finite results and does not stop the program.
@Suite struct BadInputTests {
    private static let notFinite = [Double.nan, .infinity, -.infinity]
    private static let viewportsWithoutArea = [
        Size.zero, Size(width: 0, height: 667), Size(width: 375, height: 0), Size(width: -375, height: 667),
        Size(width: 375, height: -1), Size(width: .nan, height: 667), Size(width: 375, height: .nan),
        Size(width: .infinity, height: 667), Size(width: 375, height: -.infinity),
    ]

    @Test(arguments: Variant.all, viewportsWithoutArea)
    func viewportWithoutAreaShowsNothing(variant: Variant, viewport: Size) {
        let sample = Sample(variant, variant.context(viewport: viewport, offset: 270))
        #expect(sample.visibleRange.isEmpty)
        #expect(sample.contentLength == 0)
        #expect(sample.positionShown == 0)
        #expect(sample.attributes(2).size == .zero && sample.attributes(2).opacity == 0)
        expectFiniteAnswers(of: sample)
    }

    @Test(arguments: Variant.all)
    func insetsThatFillTheViewportShowNothing(variant: Variant) {
        let insets = Insets(top: 400, leading: 200, bottom: 400, trailing: 200)
        let sample = Sample(variant, variant.context(insets: insets))
        #expect(sample.visibleRange.isEmpty)
        expectFiniteAnswers(of: sample)
    }

    @Test(arguments: Variant.all)
    func insetsAlongTheAxisCanExceedTheViewport(variant: Variant) {
        let isVertical = variant.layout.axis == .vertical
        let insets = isVertical ? Insets(top: 700, bottom: 900) : Insets(leading: 700, trailing: 900)
        let sample = Sample(variant, variant.context(insets: insets))
        let range = Sample(variant).offsetRange
        // Layouts rest in an eighth of the viewport, at the same inset of its end.
        var inner = variant.context()
        let length = inner.viewport[variant.layout.axis]
        if isVertical { inner.viewport.height /= 8 } else { inner.viewport.width /= 8 }
        let innerRange = Sample(variant, inner).offsetRange
        // The expanding list's last row rests at the same inset as its first one.
        let isExpanding = variant.name == "expanding"
        let upper = isExpanding ? range.upperBound - 700 : innerRange.upperBound + 900 - length * 7 / 8
        #expect(sample.offsetRange.lowerBound == range.lowerBound - 700)
        #expect(sample.offsetRange.upperBound.isNear(upper, within: 1e-9))
        expectFiniteAnswers(of: sample)
    }

    @Test(arguments: Variant.all, notFinite)
    func nonFiniteInsetsCountAsZero(variant: Variant, inset: Double) {
        let insets = Insets(top: inset, leading: inset, bottom: inset, trailing: inset)
        #expect(variant.context(insets: insets) == variant.context())
    }

    @Test(arguments: Variant.all, notFinite + [1e300, -1e300])
    func anyOffsetGivesFiniteResults(variant: Variant, offset: Double) {
        for count in Sample.counts {
            expectFiniteAnswers(of: Sample(variant, variant.context(count: count, offset: offset)))
        }
    }

    @Test(arguments: Variant.all, Viewports.usual + Viewports.odd)
    func emptyCollectionIsValid(variant: Variant, viewport: Size) {
        let sample = Sample(variant, variant.context(viewport: viewport, count: 0))
        #expect(sample.visibleRange.isEmpty)
        #expect(sample.positionShown == 0)
        expectFiniteAnswers(of: sample)
    }

    @Test(arguments: Variant.all)
    func emptyCollectionDoesNotScroll(variant: Variant) throws {
        for var sample in variant.samples() {
            sample.context.count = 0
            let range = sample.offsetRange
            try #require(range.lowerBound == range.upperBound, "\(range): \(sample)")
        }
    }

    @Test(arguments: Variant.all, [-1, -1000, 31, 1e6, 1e12])
    func positionOutsideTheCollectionGivesFiniteNumbers(variant: Variant, position: Double) {
        let item = Sample(variant, variant.context(offset: 270)).attributes(position)
        #expect(item.numbers.allSatisfy { $0.isFinite })
        #expect(item.z == position)
    }

    private func expectFiniteAnswers(of sample: Sample, sourceLocation: SourceLocation = #_sourceLocation) {
        let (range, item) = (sample.offsetRange, sample.attributes(1.5))
        let rests = [-1e3, 0, 1e3].map { sample.rest(from: 500, velocity: $0) }
        let answers = [
            sample.contentLength, range.lowerBound, range.upperBound,
            sample.offset(showing: 3), sample.positionShown,
        ]
        let numbers = answers + rests + item.numbers + item.transform.numbers
        #expect(numbers.allSatisfy { $0.isFinite }, "\(sample)", sourceLocation: sourceLocation)
        #expect(rests.allSatisfy { range.contains($0) }, "\(sample)", sourceLocation: sourceLocation)
        let visible = sample.visibleRange
        #expect(visible.upperBound <= sample.context.count, "\(sample)", sourceLocation: sourceLocation)
    }
}
