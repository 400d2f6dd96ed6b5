import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// Values that SwiftUI hands down reach the content of items, and preferences of the content reach the views around the layout.
@MainActor @Suite(.serialized) struct ContentSurroundingsTests {
    /// The names of items, as a preference.
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []

        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct PageView: View {
        @Environment(\.paper) private var paper
        let title: String

        var body: some View { Text("\(title), \(paper)").preference(key: Names.self, value: [title]) }
    }

    /// The state of the application around the layout.
    @MainActor private final class Surroundings {
        var paper = "plain"
        var names: [String]?
    }

    private let surroundings = Surroundings()

    private func shown(keeping count: Int = 0, passes: Bool = true) -> Library<AnyView> {
        let library = Library<AnyView>(40) { library in
            view(of: library.books, library.binding(\.atRest), keeping: count, passes)
        }
        library.show()
        library.settle()
        return library
    }

    private func view(
        of books: [Book], _ position: Binding<Int?>, keeping count: Int, _ passes: Bool
    ) -> AnyView {
        let surroundings = surroundings
        let pages = FanfoldView(books, layout: .expanding()) { PageView(title: $0.title) }
            .scrollPosition(id: position)
            .keepsAlive(count)
        return AnyView(
            (passes ? pages.passesPreference(Names.self) : pages)
                .environment(\.paper, surroundings.paper)
                .onPreferenceChange(Names.self) { names in
                    MainActor.assumeIsolated { surroundings.names = names }
                })
    }

    private func go<Content: View>(to item: Int, in library: Library<Content>) {
        library.atRest = item
        library.refresh()
        library.settle()
    }

    /// The names of the visible items, in order.
    private func visibleNames<Content: View>(_ library: Library<Content>) -> [String] {
        let paths = (library.tabs?.indexPathsForVisibleItems ?? []).sorted()
        return paths.map { library.books[$0.item].title }
    }

    @Test(arguments: [0, 12])
    func theEnvironmentReachesVisibleNewAndKeptContent(_ kept: Int) {
        let library = shown(keeping: kept)
        #expect(library.titles["Book 1, plain"] != nil)
        go(to: 20, in: library)
        surroundings.paper = "lined"
        library.refresh()
        library.settle()
        #expect(library.titles["Book 20, lined"] != nil)
        for item in [30, 0] {
            go(to: item, in: library)
            #expect(library.titles["Book \(item), lined"] != nil)
            #expect(library.titles.keys.allSatisfy { $0.hasSuffix("lined") })
        }
    }

    @Test(arguments: [0, 12])
    func preferencesOfVisibleItemsArePassedInTheirOrder(_ kept: Int) {
        let library = shown(keeping: kept)
        #expect(surroundings.names == visibleNames(library))
        for item in [1, 20, 0] {
            go(to: item, in: library)
            #expect(surroundings.names == visibleNames(library))
            #expect(surroundings.names?.contains("Book \(item)") == true)
        }
        library.books.swapAt(0, 1)
        library.settle()
        #expect(surroundings.names == visibleNames(library))
        library.books = []
        library.settle()
        #expect(surroundings.names == [])
    }

    /// The user types into the content of an item while the application changes its state and its items.
    @Test(arguments: [0, 12])
    func keyboardFocusStaysInTheContent(_ kept: Int) throws {
        let library = Library(40) { library in
            FanfoldView(library.books, layout: .expanding()) { Field(title: $0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .keepsAlive(kept)
        }
        library.show()
        library.settle()
        let field = try #require(library.tabs?.cellForItem(at: IndexPath(item: 1, section: 0))?.field)
        #expect(field.becomeFirstResponder())
        let changes: [() -> Void] = [
            { library.books[1].title = "renamed" },
            { library.books.insert(Book(id: 100, title: "new"), at: 0) },
            { library.books.remove(at: 5) },
            { library.books.move(fromOffsets: [2], toOffset: 1) },
            { library.atRest = 1 },
        ]
        for change in changes {
            withAnimation {
                change()
                library.refresh()
            }
            library.settle()
            #expect(field.isFirstResponder && field.window != nil)
        }
        #expect(field.accessibilityLabel == "renamed")
    }

    /// UIKit separates the views: without the modifier, no preference is passed.
    @Test func otherPreferencesAreNotPassed() {
        _ = shown(passes: false)
        #expect(surroundings.names == nil)
    }
}

/// A view that takes the input of a keyboard.
private struct Field: UIViewRepresentable {
    final class Input: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    let title: String

    func makeUIView(context: Context) -> Input { Input() }

    func updateUIView(_ uiView: Input, context: Context) { uiView.accessibilityLabel = title }
}

extension UIView {
    fileprivate var field: Field.Input? { self as? Field.Input ?? subviews.lazy.compactMap(\.field).first }
}

/// A value of the application's environment.
private struct PaperKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    fileprivate var paper: String {
        get { self[PaperKey.self] }
        set { self[PaperKey.self] = newValue }
    }
}
