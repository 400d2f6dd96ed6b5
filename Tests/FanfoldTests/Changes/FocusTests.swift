import Testing

@_spi(Host) @testable import Fanfold

@Suite struct FocusTests {
    @Test(arguments: Variant.all)
    func focusedItemIsScrolledIntoView(variant: Variant) throws {
        var session = Session(variant, count: 100)
        session.engine.focus(on: 80, time: session.time)
        session.settle()
        let center = try #require(session.shown(80)).attributes.center
        #expect(Rect(size: session.engine.context.viewport).contains(center))
    }

    @Test(arguments: Variant.all)
    func visibleFocusedItemDoesNotScroll(variant: Variant) {
        var session = Session(variant)
        let offset = session.offset
        session.engine.focus(on: 10, time: session.time)
        session.settle()
        #expect(session.offset == offset)
    }

    @Test(arguments: Variant.all)
    func focusFollowsItsItem(variant: Variant) {
        var session = Session(variant)
        session.engine.focus(on: 10, time: session.time)
        session.apply(.insert(at: 3, count: 2))
        #expect(session.engine.focusedItem == 12)
        session.apply(.remove(at: 12))
        #expect(session.engine.focusedItem == nil)
    }

    @Test(arguments: Variant.all)
    func keysMoveTheFocus(variant: Variant) {
        var session = Session(variant)
        session.engine.focus(on: 10, time: session.time)
        let isMirrored = session.engine.context.directionSign(along: session.axis) < 0
        let next: Key = session.axis == .vertical ? .arrowDown : isMirrored ? .arrowLeft : .arrowRight
        session.type(next)
        #expect(session.engine.focusedItem == 11)
        session.type(.end)
        #expect(session.engine.focusedItem == 30)
        session.type(next)
        #expect(session.engine.focusedItem == 30)
        session.type(.home)
        #expect(session.engine.focusedItem == 0)
    }

    @Test(arguments: Variant.all)
    func enterOpensAndEscapeCloses(variant: Variant) {
        var session = Session(variant)
        session.engine.focus(on: 10, time: session.time)
        session.type(.enter)
        session.settle()
        #expect(session.engine.openedItem == 10)
        session.type(.escape)
        session.settle()
        #expect(session.engine.openedItem == nil)
        #expect(session.wasConsumed)
    }

    @Test(arguments: Variant.all)
    func deleteKeyRequestsRemoval(variant: Variant) {
        var session = Session(variant)
        session.engine.options.allowsRemoval = true
        session.engine.focus(on: 10, time: session.time)
        session.type(.delete)
        session.advance()
        let isAsked = session.events.contains(.shouldRemove(index: 10))
        #expect(isAsked == (variant.layout.removal != nil))
    }
}
