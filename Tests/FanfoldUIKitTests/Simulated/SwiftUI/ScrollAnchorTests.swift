import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI
import Testing

/// The item at which a view starts, and the anchor of its position.
@MainActor @Suite struct ScrollAnchorTests {
    private func shownItem(
        named: Int? = nil, _ modify: @escaping (FanfoldView<[Book], Int, Text>, Binding<Int?>) -> some View
    ) -> Int? {
        let library = Library(31) { library in
            modify(
                FanfoldView(library.books, layout: .tabStack()) { Text($0.title) },
                library.binding(\.atRest))
        }
        library.atRest = named
        library.show()
        library.settle()
        return library.tabs?.fanfoldLayout?.indexPathForShownItem?.item
    }

    @Test func defaultScrollAnchorChoosesTheFirstItemShown() throws {
        #expect(shownItem { view, _ in view } == 0)
        #expect(shownItem { view, _ in view.defaultScrollAnchor(.top) } == 0)
        let middle = try #require(shownItem { view, _ in view.defaultScrollAnchor(.center) })
        #expect((14...16).contains(middle))
        let last = try #require(shownItem { view, _ in view.defaultScrollAnchor(.bottom) })
        #expect(last > 20)
    }

    /// Data often arrives after the view; later changes of the items scroll nothing.
    @Test(arguments: [nil, 4, 40], [true, false])
    func theFirstItemShownIsChosenOnceThereAreItems(_ named: Int?, _ isAnimated: Bool) throws {
        let library = Library(0) { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .defaultScrollAnchor(.bottom)
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.atRest = named
        library.show()
        library.settle()
        let books = (0..<31).map { Book(id: $0, title: "\($0)") }
        func show(_ count: Int) throws -> Int {
            withAnimation(isAnimated ? .default : nil) { library.books = Array(books.prefix(count)) }
            library.settle()
            return try #require(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item)
        }
        let first = try show(30)
        if named == 4 { #expect(first == 4) } else { #expect(first > 20) }
        #expect(try show(31) == first)
        #expect(try show(1) == 0)
        #expect(try show(31) == 0)
    }

    @Test func bindingPrecedesTheDefaultScrollAnchor() {
        #expect(
            shownItem(named: 4) { view, id in view.defaultScrollAnchor(.bottom).scrollPosition(id: id) } == 4)
    }

    @Test func positionWithAnAnchorWorks() {
        #expect(shownItem(named: 5) { view, id in view.scrollPosition(id: id, anchor: .center) } == 5)
        #expect(shownItem(named: 5) { view, id in view.scrollPosition(id: id, anchor: nil) } == 5)
    }

    @Test(arguments: [true, false])
    func layoutIsOneOfALibraryLayoutAndAPreset(_ isStack: Bool) throws {
        let library = Library(9) { library in
            FanfoldView(library.books, layout: isStack ? .tabStack() : .wallet()) { Text($0.title) }
        }
        library.show()
        let layout = try #require(library.tabs?.fanfoldLayout?.layout)
        #expect((layout as? AnyCollectionLayout)?.base is TabStackLayout == isStack)
    }
}
