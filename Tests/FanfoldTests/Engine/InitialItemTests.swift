import Testing

@_spi(Host) @testable import Fanfold

/// An initial item can be set before the viewport and the items are known.
@Suite struct InitialItemTests {
    @Test(arguments: Variant.all, [0, 7, 30])
    func initialItemIsShownFromTheFirstFrame(variant: Variant, item: Int) {
        let session = Session(variant, item: item)
        #expect(session.offset == session.offset(showing: item))
        #expect(session.engine.phase == .idle && session.events.isEmpty)
        #expect(session.engine.frame.visibleItems.contains { $0.index == item })
    }

    @Test(arguments: Variant.all, [true, false])
    func initialItemIsShownWithTheFirstViewportAndItems(variant: Variant, viewportComesFirst: Bool) {
        var session = Session(variant, viewport: .zero, count: 0, item: 7)
        for setsViewport in [viewportComesFirst, !viewportComesFirst] {
            session.reconfigure { _, context in
                if setsViewport { context.viewport = Session.viewport } else { context.count = 31 }
            }
        }
        #expect(session.offset == session.offset(showing: 7))
        #expect(session.engine.phase == .idle && session.events.isEmpty)
    }

    @Test(arguments: Variant.all, [true, false])
    func initialItemIsShownAfterAnInsertion(variant: Variant, isAnimated: Bool) {
        var session = Session(variant, count: 0, item: 7)
        session.engine.apply([.insert(at: 0, count: 31)], animated: isAnimated, time: 0)
        #expect(session.offset == session.offset(showing: 7))
        #expect(session.engine.phase == .idle)
    }

    @Test(arguments: Variant.all, [true, false])
    func firstItemIsShownAfterAllItemsAreReplaced(variant: Variant, isAnimated: Bool) {
        var session = Session(variant, count: 31, item: 7)
        let changes = [CollectionChange.remove(at: 0, count: 31), .insert(at: 0, count: 31)]
        session.engine.apply(changes, animated: isAnimated, time: 0)
        session.wait(3)
        #expect(session.offset == session.offset(showing: 0))
        #expect(session.engine.phase == .idle)
    }

    @Test(arguments: Variant.all)
    func missingInitialItemShowsTheLastOne(variant: Variant) {
        let session = Session(variant, count: 5, item: 70)
        #expect(session.offset == session.offset(showing: 4))
    }

    @Test(arguments: Variant.all)
    func scrollCallBeforeTheFirstLayoutSetsTheItem(variant: Variant) {
        for isAnimated in [true, false] {
            var session = Session(variant, viewport: .zero, count: 31, item: 0)
            session.engine.scroll(to: 12, animated: isAnimated, time: 0)
            session.wait(0.1)
            session.reconfigure { $1.viewport = Session.viewport }
            #expect(session.offset == session.offset(showing: 12))
            #expect(session.engine.phase == .idle)
        }
    }

    @Test(arguments: Variant.all)
    func initialOffsetIsIgnored(variant: Variant) {
        let context = variant.context(viewport: Session.viewport, count: 31, offset: 700)
        let session = Session(variant.layout, in: context)
        #expect(session.offset == session.offset(showing: 0))
    }
}
