@_spi(Host) import Fanfold
import FanfoldStandard
import FanfoldUIKit
import SwiftUI
import Testing

@MainActor @Suite struct FanfoldViewTests {
    private func binding<Content>(
        _ library: Library<Content>, _ path: ReferenceWritableKeyPath<Library<Content>, Int?>
    ) -> Binding<Int?> {
        Binding(get: { library[keyPath: path] }, set: { library[keyPath: path] = $0 })
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func shown<Layout: CollectionLayout>(
        _ layout: Layout, count: Int = 8
    ) -> Library<FanfoldView<[Book], Int, Text>> {
        let library = Library(count) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
        }
        library.show()
        return library
    }

    @Test func itemsAreShownWhereTheLayoutHasThem() throws {
        let library = shown(.cardCarousel())
        let first = try #require(library.titles["Book 0"])
        #expect(abs(first.bounds.width - 0.7 * 375) < 1e-9)
        #expect(library.titles["Book 1"] != nil)
        #expect(first.contentView.subviews.first?.frame == first.bounds)
        #expect(library.tabs?.alwaysBounceHorizontal == true && library.tabs?.alwaysBounceVertical == false)
    }

    @Test func parametersAreSetByName() throws {
        let library = shown(.tabStack(pitch: 77))
        #expect(library.tabs?.contentSize.height == 1226.0)
    }

    @Test func theLayoutsAppearanceReachesTheContentInEachFrame() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .expanding()) { TalkView(title: $0.title) }
        }
        library.show()
        let featured = try #require(library.covers["Book 0"])
        let resting = try #require(library.covers["Book 1"])
        #expect(featured < resting)
        let tabs = try #require(library.tabs)
        tabs.contentOffset.y = 90
        library.window.layoutIfNeeded()
        let cover = try #require(library.covers["Book 1"])
        let path = IndexPath(item: 1, section: 0)
        let attributes = tabs.collectionViewLayout.layoutAttributesForItem(at: path)
        let appearance = try #require((attributes as? FanfoldLayoutAttributes)?.appearance)
        #expect(abs(cover - appearance[ExpandingLayout.coverOpacity]) < 1e-6)
        #expect(featured < cover && cover < resting)
    }

    @Test func changesOfTheItemsAreShownByIdentity() throws {
        let library = shown(.expanding())
        let cell = try #require(library.titles["Book 1"])
        library.books.insert(Book(id: 99, title: "New"), at: 0)
        library.settle()
        #expect(library.titles["Book 1"] === cell)
        #expect(library.titles["New"] != nil)
        library.books.removeAll { $0.id == 0 }
        library.books[1].title = "Other"
        library.settle()
        #expect(library.titles["Book 0"] == nil)
        #expect(library.titles["Other"] === cell)
        library.books = []
        library.settle()
        #expect(library.titles.isEmpty)
    }

    @Test func withoutAnimationsAllIsInPlaceAtOnce() throws {
        let library = openableLibrary()
        library.show()
        let tabs = try #require(library.tabs)
        let place = try #require(library.titles["Book 0"]).quad
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { library.books = Array(library.books.dropFirst()) }
        #expect(library.titles["Book 1"]?.quad.isNear(place, within: 0.5) == true)
        library.open = 2
        withTransaction(transaction) { library.refresh() }
        #expect(tabs.openProgress == 1)
    }

    @Test func firstOfItemsWithTheSameIdentityIsShown() {
        let library = shown(.cardCarousel())
        library.books = [1, 0, 1].enumerated().map { Book(id: $1, title: "Edition \($0)") }
        library.settle()
        #expect(library.titles.keys.sorted() == ["Edition 0", "Edition 1"])
        library.books.removeFirst()
        library.settle()
        #expect(library.titles.keys.sorted() == ["Edition 1", "Edition 2"])
    }

    @Test func theItemAtRestIsBoundBothWays() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .scrollPosition(id: binding(library, \.atRest))
        }
        library.atRest = 7
        library.writes = []
        library.show()
        let tabs = try #require(library.tabs)
        #expect(tabs.fanfoldLayout?.indexPathForShownItem == path(7))
        #expect(library.writes.isEmpty)
        SimulatedFinger.swipe(
            from: CGPoint(x: 200, y: 300), by: CGPoint(x: -120, y: 0), over: 0.2, in: library.window)
        library.settle()
        #expect(library.atRest == 8 || library.atRest == 9)
        let reached = try #require(library.atRest)
        #expect(tabs.fanfoldLayout?.indexPathForShownItem == path(reached))
        library.atRest = 2
        withAnimation { library.refresh() }
        #expect(tabs.fanfoldLayout?.indexPathForShownItem != path(2))
        library.settle()
        #expect(tabs.fanfoldLayout?.indexPathForShownItem == path(2))
        library.atRest = 11
        library.refresh()
        #expect(tabs.fanfoldLayout?.indexPathForShownItem == path(11))
    }

    @Test(arguments: [false, true])
    func theItemAtRestIsAnotherWhereItIsGone(_ prefersReducedMotion: Bool) {
        UIAccessibility.simulatedReduceMotion = prefersReducedMotion
        defer { UIAccessibility.simulatedReduceMotion = false }
        let library = Library(6) { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .scrollPosition(id: binding(library, \.atRest))
        }
        library.atRest = 2
        library.show()
        library.settle()
        library.books.removeAll { $0.id == 0 }
        library.settle()
        #expect(library.atRest == 2)
        library.books.removeAll { $0.id == 2 }
        library.settle()
        #expect(library.atRest == 3)
        library.books = []
        library.settle()
        #expect(library.atRest == nil)
    }

    @Test func theItemAtRestMayComeLaterThanTheView() throws {
        let library = Library(0) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .scrollPosition(id: binding(library, \.atRest))
        }
        library.atRest = 7
        library.show()
        library.settle()
        library.books = (0..<20).map { Book(id: $0, title: "Book \($0)") }
        library.settle()
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem == path(7))
        #expect(library.atRest == 7)
    }

    /// The content neither decelerates nor animates.
    @Test func theSettledItemIsReportedAfterEveryKindOfScroll() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .scrollPosition(id: binding(library, \.atRest))
        }
        library.show()
        let tabs = try #require(library.tabs)
        tabs.setContentOffset(CGPoint(x: tabs.contentOffset.x + 600, y: 0), animated: false)
        library.settle()
        let shown = try #require(tabs.fanfoldLayout?.indexPathForShownItem)
        #expect(shown == path(2))
        #expect(library.atRest == 2)
    }

    /// Tabs that can be opened.
    private func openableLibrary(_ count: Int = 8) -> Library<some View> {
        Library(count) { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(binding(library, \.open))
        }
    }

    @Test func theUserOpensTheItemsThatTheApplicationAllows() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(library.binding(\.open), canOpen: { $0.id == library.selected })
        }
        library.show()
        for (allowed, opened) in [(5, nil), (1, 1)] as [(Int, Int?)] {
            library.selected = allowed
            let cell = try #require(library.titles["Book 1"])
            let point = CGPoint(
                x: cell.frame.midX, y: cell.frame.minY + 12 - (library.tabs?.bounds.minY ?? 0))
            SimulatedFinger.tap(at: point, in: library.window)
            library.settle()
            #expect(library.open == opened)
        }
        library.open = 4
        library.refresh()
        library.settle()
        #expect(library.tabs?.indexPathForOpenedItem == path(4))
    }

    @Test func aPlaceholderIsShownWithoutItems() {
        let library = Library(0) { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .placeholder { Text("No books") }
        }
        library.show()
        func isPlaceholderShown() -> Bool {
            library.window.rootViewController?.view.subviews.contains { $0.label == "No books" } == true
        }
        #expect(isPlaceholderShown())
        library.books = [Book(id: 1, title: "Book 1")]
        library.settle()
        #expect(!isPlaceholderShown() && library.titles["Book 1"] != nil)
        library.books = []
        library.settle()
        #expect(isPlaceholderShown())
    }

    @Test func theOpenItemIsBoundBothWays() throws {
        let library = openableLibrary()
        library.show()
        let tabs = try #require(library.tabs)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 230), in: library.window)
        let tapped = try #require(library.open)
        #expect(tabs.indexPathForOpenedItem == path(tapped))
        library.refresh()
        library.settle()
        #expect(library.titles["Book \(tapped)"]?.quad.isNear(.screen, within: 0.2) == true)
        library.open = nil
        library.refresh()
        library.settle()
        #expect(tabs.openProgress == 0)
        library.open = 6
        library.refresh()
        library.settle()
        #expect(tabs.indexPathForOpenedItem == path(6))
        #expect(tabs.accessibilityPerformEscape())
        #expect(library.open == nil)
        #expect(library.writes == ["open \(tapped)", "open nil", "open 6", "open nil"])
    }

    @Test func anItemThatWaitsForAnotherOneIsGivenUpWithItsBinding() throws {
        let library = openableLibrary()
        library.show()
        let tabs = try #require(library.tabs)
        library.open = 1
        library.refresh()
        library.settle()
        #expect(tabs.indexPathForOpenedItem == path(1))
        for open in [2, nil] {
            library.open = open
            library.refresh()
        }
        library.settle()
        #expect(tabs.openProgress == 0)
        #expect(library.open == nil)
    }

    @Test func anItemCanBeOpenFromTheBeginning() throws {
        let library = openableLibrary(30)
        library.open = 20
        library.writes = []
        library.show()
        #expect(library.titles["Book 20"]?.quad.isNear(.screen) == true)
        #expect(library.writes.isEmpty)
        library.open = nil
        library.refresh()
        library.settle()
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem == path(20))
    }

    @Test(arguments: [true, false])
    func aSwipeRemovesWhereTheApplicationAgrees(_ agrees: Bool) {
        var asked: [Int] = []
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .onRemove { book, answer in
                    asked.append(book.id)
                    answer(agrees)
                } perform: { book in
                    library.books.removeAll { $0.id == book.id }
                }
        }
        library.show()
        SimulatedFinger.swipe(
            from: CGPoint(x: 250, y: 230), by: CGPoint(x: -200, y: 0), over: 0.2, in: library.window)
        library.settle()
        #expect(asked.count == 1)
        #expect(library.books.count == (agrees ? 7 : 8))
        #expect(library.books.contains { $0.id == asked.first } == !agrees)
        #expect(library.tabs?.numberOfItems(inSection: 0) == library.books.count)
    }

    @Test func itemsKeptByTheApplicationReturn() {
        var calls = 0
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }.onRemove { _ in calls += 1 }
        }
        library.show()
        library.tabs?.removeItem(at: path(1))
        library.settle()
        #expect(calls == 1)
        #expect(library.tabs?.numberOfItems(inSection: 0) == 8)
        #expect(library.titles["Book 1"] != nil)
    }

    @Test func withoutTheModifierNothingIsRemoved() {
        let library = shown(.tabStack())
        SimulatedFinger.swipe(
            from: CGPoint(x: 250, y: 230), by: CGPoint(x: -200, y: 0), over: 0.2, in: library.window)
        library.settle()
        #expect(library.tabs?.numberOfItems(inSection: 0) == 8)
        for cell in library.titles.values { #expect(cell.accessibilityCustomActions ?? [] == []) }
        SimulatedKeyboard.press(.keyboardDeleteOrBackspace)
        library.settle()
        #expect(library.tabs?.numberOfItems(inSection: 0) == 8)
    }

    @Test(arguments: [false, true])
    func aDisabledViewOnlyScrolls(_ isDisabled: Bool) {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(binding(library, \.open))
                .selection(binding(library, \.selected))
                .onRemove { book in library.books.removeAll { $0.id == book.id } }
                .disabled(isDisabled)
        }
        library.show()
        SimulatedFinger.swipe(
            from: CGPoint(x: 250, y: 230), by: CGPoint(x: -200, y: 0), over: 0.2, in: library.window)
        library.settle()
        #expect(library.books.count == (isDisabled ? 8 : 7))
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 230), in: library.window)
        library.settle()
        #expect((library.open == nil) == isDisabled)
        #expect((library.selected == nil) == isDisabled)
        library.open = nil
        library.refresh()
        library.settle()
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 400), by: CGPoint(x: 0, y: -200), over: 0.2, in: library.window)
        #expect(library.tabs.map { $0.contentOffset.y > 0 } == true)
    }

    @Test func aTapSelects() {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .selection(binding(library, \.selected))
        }
        library.show()
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 330), in: library.window)
        #expect(library.selected == 1)
        library.selected = 0
        library.refresh()
        #expect(library.tabs?.indexPathsForSelectedItems == [path(0)])
        library.selected = nil
        library.refresh()
        #expect(library.tabs?.indexPathsForSelectedItems == [])
    }

    /// UIKit prepares cells before they are visible, and shows them later without a notification.
    @Test func hiddenCellsShowChanges() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
        }
        library.show()
        for index in library.books.indices { library.books[index].title = "New \(index)" }
        let tabs = try #require(library.tabs)
        for step in 1...12 {
            tabs.contentOffset.y = CGFloat(step) * 90
            library.window.layoutIfNeeded()
            #expect(!library.titles.isEmpty)
            #expect(library.titles.keys.allSatisfy { $0.hasPrefix("New") }, "\(library.titles.keys)")
        }
    }

    /// A cell shows several items one after the other, each with its own state.
    @Test func stateIsThatOfTheItem() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .expanding()) { ReaderView(book: $0) }
        }
        library.show()
        let tabs = try #require(library.tabs)
        for step in 0...12 {
            tabs.contentOffset.y = CGFloat(step) * 180
            library.window.layoutIfNeeded()
            #expect(!library.titles.isEmpty)
            for (title, cell) in library.titles {
                let item = try #require(tabs.indexPath(for: cell)).item
                #expect(title == "Book \(item), first seen as Book \(item)")
            }
        }
    }

    @Test func theDirectionIsThatOfTheEnvironment() {
        let library = Library { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        library.show()
        #expect(library.tabs?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func anotherLayoutTakesOver() {
        var isList = true
        let library = Library { library in
            FanfoldView(
                library.books,
                layout: isList ? StandardLayout.expanding(.expanding()) : .tabStack(.tabStack())
            ) {
                Text($0.title)
            }
        }
        library.show()
        isList = false
        library.refresh()
        library.settle()
        #expect(library.tabs?.contentSize.height == 1807.0)
        #expect(library.titles["Book 1"]?.bounds.height == 667)
    }

    @Test func controllersBelongToTheirSurroundings() throws {
        let library = shown(.expanding())
        let children = try #require(library.window.rootViewController?.children)
        #expect(children.count == library.titles.count)
    }
}

/// A view that stores its first book as state.
private struct ReaderView: View {
    let book: Book
    @State private var first: String

    init(book: Book) {
        self.book = book
        _first = State(initialValue: book.title)
    }

    var body: some View { Text("\(book.title), first seen as \(first)") }
}
