import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// The items of a view: their identities, selection, removal and moves.
@MainActor @Suite struct SwiftUIItemsTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func itemsCanHaveAnIdentityByKeyPath() throws {
        var selected: String?
        let library = Library { library in
            FanfoldView(library.books.map(\.title), id: \.self, layout: .expanding()) { Text($0) }
                .selection(Binding(get: { selected }, set: { selected = $0 }))
        }
        library.show()
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 330), in: library.window)
        #expect(selected == "Book 1")
        library.books.removeFirst()
        library.settle()
        #expect(library.tabs?.numberOfItems(inSection: 0) == 7)
    }

    @Test func aRangeIsAListOfItems() {
        let library = Library { _ in
            FanfoldView(0..<5, layout: .expanding()) { number, state in
                Text("\(number)\(state.isShown ? " shown" : "")")
            }
        }
        library.show()
        #expect(library.tabs?.numberOfItems(inSection: 0) == 5)
        #expect(library.titles["0 shown"] != nil && library.titles["1"] != nil)
    }

    @Test func bindingsOfItemsChangeTheData() throws {
        let library = Library { library in
            FanfoldView(
                Binding(get: { library.books }, set: { library.books = $0 }), layout: .expanding()
            ) { $book in
                Button(book.title) { book.title += "!" }
            }
        }
        library.show()
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 100), in: library.window)
        library.settle()
        #expect(library.books[0].title == "Book 0!")
    }

    @Test(arguments: [true, false])
    func aButtonInsideAnItemActsAlone(_ isButton: Bool) throws {
        var taps = 0
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { book in
                isButton ? AnyView(Button(book.title) { taps += 1 }) : AnyView(Text(book.title))
            }
            .openItem(library.binding(\.open))
        }
        library.show()
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 100), in: library.window)
        library.settle()
        #expect(taps == (isButton ? 1 : 0))
        #expect(library.open == (isButton ? nil : 0))
    }

    @Test func oneOfTwoLayoutsIsChosenInPlace() {
        var isList = true
        let library = Library { library in
            FanfoldView(library.books, layout: isList ? .expanding() : .cardCarousel()) { Text($0.title) }
        }
        library.show()
        #expect(library.tabs?.alwaysBounceVertical == true)
        isList = false
        library.refresh()
        #expect(library.tabs?.alwaysBounceHorizontal == true)
    }

    @Test func severalItemsAreSelected() throws {
        var selected: Set<Int> = []
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { book, state in
                Text("\(book.id)\(state.isSelected ? " selected" : "")")
            }
            .selection(Binding(get: { selected }, set: { selected = $0 }))
        }
        library.show()
        let tabs = try #require(library.tabs)
        #expect(tabs.allowsMultipleSelection)
        tabs.scrollsToTappedItem = false
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 100), in: library.window)
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 330), in: library.window)
        library.settle()
        #expect(selected == [0, 1])
        #expect(library.titles["0 selected"] != nil && library.titles["1 selected"] != nil)
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 100), in: library.window)
        #expect(selected == [1])
        selected = [2, 3]
        library.refresh()
        #expect(Set(tabs.indexPathsForSelectedItems ?? []) == [path(2), path(3)])
    }

    @Test(arguments: [true, false])
    func aDisabledViewKeepsTheSelection(_ isDisabled: Bool) throws {
        var selected: Set = [0]
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .selection(Binding(get: { selected }, set: { selected = $0 }))
                .disabled(isDisabled)
        }
        library.show()
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 100), in: library.window)
        library.settle()
        #expect(selected == (isDisabled ? [0] : []))
    }

    @Test func withoutActionsNothingIsRemovedOrMoved() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .taskSwitcher()) { Text($0.title) }
                .onRemove(perform: nil)
                .onMove(perform: nil)
        }
        library.show()
        let tabs = try #require(library.tabs)
        #expect(!tabs.allowsRemoval && !tabs.allowsReordering)
        for cell in library.titles.values { #expect(cell.accessibilityCustomActions ?? [] == []) }
    }

    @Test(arguments: [true, false])
    func aLayoutWithoutARemovalRuleIsReportedOnce(_ hasRule: Bool) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            [hasRule] in
            await MainActor.run {
                let library = Library { library in
                    FanfoldView(library.books, layout: hasRule ? .tabStack() : .expanding()) {
                        Text($0.title)
                    }
                    .onRemove { _ in }
                }
                library.show()
                library.refresh()
            }
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.components(separatedBy: "has no removal rule").count - 1 == (hasRule ? 0 : 1))
    }

    @Test func anItemThatMayNotMoveStays() throws {
        var moves = 0
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .onMove(canMove: { $0.id != 1 }, perform: { _, _ in moves += 1 })
        }
        library.show()
        for (item, isMoved) in [(330.0, false), (430.0, true)] {
            let finger = SimulatedFinger(at: CGPoint(x: 100, y: item), in: library.window)
            finger.hold(for: 0.6)
            finger.move(to: CGPoint(x: 100, y: 140), over: 0.3)
            finger.lift()
            library.settle()
            #expect((moves > 0) == isMoved)
        }
        let names = library.titles.compactMapValues { $0.accessibilityCustomActions?.map(\.name) }
        #expect(names["Book 1"] ?? [] == [] && names["Book 0"]?.count == 2)
    }

    /// The application puts back an item that the user has removed: it returns from the edge.
    @Test func anUndoneRemovalReturnsAlongItsWay() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .onRemove { book in library.books.removeAll { $0.id == book.id } }
        }
        library.show()
        let before = library.books
        let tabs = try #require(library.tabs)
        let place = try #require(library.titles["Book 1"]).quad
        tabs.removeItem(at: path(1))
        library.settle()
        #expect(library.titles["Book 1"] == nil)
        library.books = before
        StandIn.clock.advance(by: 1.0 / 30)
        library.window.layoutIfNeeded()
        let returning = try #require(library.titles["Book 1"]).quad
        // An inserted item would grow in its place; this one comes from the left edge.
        #expect(returning.topRight.x < place.topRight.x - 50)
        library.settle()
        #expect(library.titles["Book 1"]?.quad.isNear(place, within: 0.5) == true)
        #expect(library.books == before)
    }

    /// Many removals are undone one after the other, and each item returns along its way.
    @Test func manyUndoneRemovalsReturnAlongTheirWay() throws {
        let library = Library(30) { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .onRemove { book in library.books.removeAll { $0.id == book.id } }
        }
        library.show()
        var former: [[Book]] = []
        for _ in 0..<24 {
            former.append(library.books)
            library.tabs?.removeItem(at: path(1))
            library.rest()
        }
        for books in former.reversed() {
            library.books = books
            StandIn.clock.advance(by: 1.0 / 30)
            library.window.layoutIfNeeded()
            let returning = try #require(library.titles[books[1].title]).quad.topRight.x
            library.rest()
            let place = try #require(library.titles[books[1].title]).quad.topRight.x
            #expect(returning < place - 50, "\(books.count)")
        }
    }

    @Test(arguments: [(nil, 200.0), (375.0, nil)] as [(CGFloat?, CGFloat?)])
    func aScrollViewGetsAUsefulSize(_ width: CGFloat?, _ height: CGFloat?) throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .albumFan(coverSide: 180)) { Text($0.title) }
        }
        library.show()
        let size = try #require(library.size(forWidth: width, height: height))
        #expect(size.width == width ?? size.width && size.height == height ?? size.height)
        #expect(size.width > 100 && size.width < 2000 && size.height > 100 && size.height < 400)
    }
}
