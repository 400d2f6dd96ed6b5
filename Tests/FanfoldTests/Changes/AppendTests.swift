import Testing

@testable import Fanfold

@Suite struct AppendTests {
    @Test(arguments: Variant.all)
    func itScrollsInsertsAndHighlightsInThisOrder(variant: Variant) {
        var session = Session(variant)
        session.engine.append(time: session.time)
        session.settle()
        let expected: [CollectionEvent] = [
            .didInsert(index: 31, count: 1), .didFinishChanges, .willHighlight(index: 31),
            .didHighlight(index: 31), .didAppend(index: 31),
        ]
        #expect(session.changeEvents == expected)
        #expect(session.engine.highlightedItem == 31)
        let scrolled = session.events.firstIndex { if case .didSettle = $0 { true } else { false } }
        #expect(scrolled == 0)
    }

    @Test(arguments: Variant.all)
    func whatIsHighlightedIsDismissedFirst(variant: Variant) {
        var session = Session(variant)
        session.highlight(10)
        session.settle()
        session.engine.append(time: session.time)
        session.settle()
        let events = session.changeEvents
        #expect(events[2...3] == [.willDismiss(index: 10), .didDismiss(index: 10)])
        #expect(events.last == .didAppend(index: 31))
    }

    @Test(arguments: Variant.all)
    func callsWaitForOneAnother(variant: Variant) {
        var session = Session(variant)
        for _ in 0..<3 {
            session.engine.append(time: session.time)
            session.wait(0.1)
        }
        session.settle()
        let appended = session.events.compactMap { event -> Int? in
            if case .didAppend(let index) = event { index } else { nil }
        }
        #expect(appended == [31, 32, 33])
        #expect(session.engine.context.count == 34)
        #expect(session.engine.highlightedItem == 33)
        let first = session.events.firstIndex(of: .didAppend(index: 31))
        let second = session.events.firstIndex(of: .didInsert(index: 32, count: 1))
        #expect((first ?? .max) < (second ?? 0))
    }

    @Test(arguments: Variant.all)
    func anEmptyCollectionIsAppendedToAsWell(variant: Variant) {
        var session = Session(variant, count: 0)
        session.engine.append(time: session.time)
        session.settle()
        #expect(session.events.last == .didAppend(index: 0))
        #expect(session.engine.highlightedItem == 0)
    }

    @Test func aPageComesInEdgeOn() throws {
        let context = LayoutContext(viewport: Session.viewport, count: 3)
        var session = Session(.tabStack(TabStackLayout()), in: context)
        session.engine.append(time: session.time)
        var first: ItemAttributes?
        while first == nil && session.time < Session.patience {
            session.wait(0.001, frame: 0.001)
            first = session.poses[3]
        }
        #expect(try #require(first).rotation.x.isNear(-90, within: 0.1))
    }
}
