import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// A standard layout returns the same values as its concrete type.
@Suite struct StandardLayoutTests {
    /// Both directions, with and without Reduce Motion.
    private static let contexts = Variant.all.prefix(4).flatMap { variant in
        [-200, 0, 270, 5000].map { offset in
            variant.context(
                offset: offset, insets: Insets(top: 10, leading: 20, bottom: 30, trailing: 40))
        }
    }

    @Test func layoutsAreNamedInOrder() {
        let names = StandardLayout.names.map { "\($0)" }
        #expect(names == ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"])
        #expect(
            StandardLayout.all == [
                .expanding(ExpandingLayout()), .tabStack(TabStackLayout()), .albumFan(AlbumFanLayout()),
                .cardCarousel(CardCarouselLayout()), .taskSwitcher(TaskSwitcherLayout()),
            ])
        #expect(StandardLayout() == StandardLayout.all[0])
    }

    @Test func standardLayoutEqualsItsConcreteType() throws {
        try expectSameAnswers(from: ExpandingLayout(), and: { .expanding($0) })
        try expectSameAnswers(from: TabStackLayout(), and: { .tabStack($0) })
        try expectSameAnswers(from: AlbumFanLayout(), and: { .albumFan($0) })
        try expectSameAnswers(from: CardCarouselLayout(), and: { .cardCarousel($0) })
        try expectSameAnswers(from: TaskSwitcherLayout(), and: { .taskSwitcher($0) })
    }

    private func expectSameAnswers<Layout: CollectionLayout>(
        from layout: Layout, and wrap: (Layout) -> StandardLayout
    ) throws {
        var changed = layout
        try changed.setParameter(at: 0, to: layout.parameterDescriptors[0].range.lowerBound)
        var changedInside = wrap(layout)
        try changedInside.setParameter(at: 0, to: layout.parameterDescriptors[0].range.lowerBound)
        #expect(changedInside == wrap(changed))
        #expect(changedInside != wrap(layout))
        expectSameTraits(layout, wrap(layout))
        for context in Self.contexts { expectSameGeometry(layout, wrap(layout), in: context) }
    }

    private func expectSameTraits(_ layout: some CollectionLayout, _ standard: StandardLayout) {
        #expect(standard.axis == layout.axis)
        #expect(standard.decelerationRate == layout.decelerationRate)
        #expect(standard.snaps == layout.snaps)
        #expect(standard.scrollsToTappedItem == layout.scrollsToTappedItem)
        #expect(standard.leadingMargin == layout.leadingMargin)
        #expect(standard.vignette == layout.vignette)
        #expect(standard.parameterValues == layout.parameterValues)
        #expect(standard.parameterDescriptors.map { "\($0)" } == layout.parameterDescriptors.map { "\($0)" })
        #expect(standard.appearanceKeys.map { "\($0)" } == layout.appearanceKeys.map { "\($0)" })
    }

    private func expectSameGeometry(
        _ layout: some CollectionLayout, _ standard: StandardLayout, in context: LayoutContext
    ) {
        #expect(standard.contentLength(in: context) == layout.contentLength(in: context))
        #expect(standard.visibleRange(in: context) == layout.visibleRange(in: context))
        #expect(standard.offset(showing: 3.5, in: context) == layout.offset(showing: 3.5, in: context))
        #expect(standard.positionShown(in: context) == layout.positionShown(in: context))
        for position in [-1, 2, 3.5] {
            let attributes = layout.attributes(at: position, in: context)
            #expect(standard.attributes(at: position, in: context) == attributes)
        }
        let rest = layout.restingOffset(forProposed: 300, velocity: 400, in: context)
        #expect(standard.restingOffset(forProposed: 300, velocity: 400, in: context) == rest)
    }
}
