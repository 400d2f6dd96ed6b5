import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// The user moves items, and the application applies the moves.
@MainActor @Suite struct MovedItemsTests {
    @Test(arguments: [(330.0, 140.0), (140.0, 430.0)])
    func aLongPressAndADragReorder(_ from: Double, _ to: Double) throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
        }
        library.show()
        let before = library.books.map(\.id)
        let finger = SimulatedFinger(at: CGPoint(x: 100, y: from), in: library.window)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 100, y: to), over: 0.3)
        finger.lift()
        library.settle()
        #expect(library.books.map(\.id) != before)
        #expect(library.books.map(\.id).sorted() == before)
        let place = try #require(library.tabs?.indexPathForItem(at: CGPoint(x: 100, y: to)))
        #expect(library.books[place.item].id == (from == 330 ? 1 : 0))
        for (title, cell) in library.titles {
            let item = try #require(library.tabs?.indexPath(for: cell)).item
            #expect(library.books[item].title == title)
        }
    }

    /// Content with a menu or a drag handles a long press itself.
    @Test(arguments: ["menu", "drag", "none"])
    func contentWithAMenuOrADragIsNotReorderedByALongPress(_ offer: String) throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { book in
                switch offer {
                case "menu": AnyView(Text(book.title).contextMenu { Button("Share") {} })
                case "drag": AnyView(Text(book.title).draggable(book.title))
                default: AnyView(Text(book.title))
                }
            }
            .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
        }
        library.show()
        let before = library.books.map(\.id)
        let finger = SimulatedFinger(at: CGPoint(x: 100, y: 330), in: library.window)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 100, y: 140), over: 0.3)
        finger.lift()
        library.settle()
        #expect((library.books.map(\.id) == before) == (offer != "none"))
        let element = try #require(
            library.titles["Book 1"].flatMap { SimulatedVoiceOver.elements(in: $0).first as? UILabel })
        #expect(element.accessibilityCustomActions?.map(\.name).contains("Move later") == true)
    }

    @Test func itemsNotMovedByTheApplicationReturn() throws {
        var calls = 0
        let library = Library { library in
            FanfoldView(library.books, layout: .taskSwitcher()) { Text($0.title) }
                .onMove { _, _ in calls += 1 }
        }
        library.show()
        let cell = try #require(library.titles["Book 1"])
        let element = try #require(SimulatedVoiceOver.elements(in: cell).first as? UILabel)
        let action = try #require(element.accessibilityCustomActions?.last)
        #expect(action.actionHandler?(action) == true)
        library.settle()
        #expect(calls == 1)
        #expect(library.tabs?.indexPath(for: cell) == IndexPath(item: 1, section: 0))
    }

    @Test func anActionReorders() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .taskSwitcher()) { Text($0.title) }
                .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
        }
        library.show()
        let cell = try #require(library.titles["Book 1"])
        let element = try #require(SimulatedVoiceOver.elements(in: cell).first as? UILabel)
        #expect(element.text == "Book 1")
        let actions = try #require(element.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Move earlier", "Move later"])
        #expect(actions[1].actionHandler?(actions[1]) == true)
        library.settle()
        #expect(library.books.map(\.id) == [0, 2, 1, 3, 4, 5, 6, 7])
        #expect(actions[0].actionHandler?(actions[0]) == true)
        library.settle()
        #expect(library.books.map(\.id) == Array(0..<8))
    }

    /// Two items with the same identity are shown as one, by the first.
    @Test(arguments: [
        ([1, 0], [1, 0, 2, 3]), ([1, 2], [0, 2, 1, 3]), ([2, 3], [0, 1, 3, 2]), ([0, 1], [1, 0, 2, 3]),
    ])
    func allItemsWithTheSameIdentityAreMoved(_ move: [Int], _ expected: [Int]) throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .taskSwitcher()) { Text($0.title) }
                .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
        }
        library.books = [0, 1, 0, 2, 1, 0, 3].enumerated().map { Book(id: $1, title: "Edition \($0)") }
        library.show()
        let tabs = try #require(library.tabs)
        let titles = ["Edition 0", "Edition 1", "Edition 3", "Edition 6"]
        let cell = try #require(library.titles[titles[move[0]]])
        let element = try #require(SimulatedVoiceOver.elements(in: cell).first as? UILabel)
        let actions = try #require(element.accessibilityCustomActions)
        let action = actions[move[0] < move[1] ? 1 : 0]
        #expect(action.actionHandler?(action) == true)
        library.settle()
        #expect(!library.titles.isEmpty)
        for (title, cell) in library.titles {
            let item = try #require(tabs.indexPath(for: cell)).item
            #expect(title == titles[expected[item]])
        }
        #expect(library.books.count == 7)
    }
}
