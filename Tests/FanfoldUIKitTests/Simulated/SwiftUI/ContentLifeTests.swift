import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// The life of the content of items, by name.
@MainActor private final class Lives {
    var (made, ended): ([Int], [Int]) = ([], [])
    private var counts: [Int: Int] = [:]
    /// The latest views of the content.
    var views: [Int: UIView] = [:]

    /// The names of content that exists.
    var present: Set<Int> { Set(counts.filter { $0.value > 0 }.keys) }

    func begin(_ name: Int) {
        made.append(name)
        counts[name, default: 0] += 1
    }

    func end(_ name: Int) {
        ended.append(name)
        counts[name, default: 0] -= 1
    }
}

private final class Field: UILabel {
    override var canBecomeFirstResponder: Bool { true }
}

/// Content that plays a video for as long as it exists.
private struct VideoView: UIViewRepresentable {
    let name: Int
    let lives: Lives

    @MainActor final class Coordinator {
        let (name, lives): (Int, Lives)

        init(_ name: Int, _ lives: Lives) { (self.name, self.lives) = (name, lives) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(name, lives) }

    func makeUIView(context: Context) -> UILabel {
        lives.begin(name)
        let field = Field()
        lives.views[name] = field
        return field
    }

    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "\(name)" }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
        coordinator.lives.end(coordinator.name)
    }
}

/// The content of an item lives for as long as the item is visible.
@MainActor @Suite(.serialized) struct ContentLifeTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .cardCarousel(), .expanding(), .tabStack(), .taskSwitcher(), .albumFan(coverSide: 160),
    ]

    private func library(
        _ layout: AnyCollectionLayout, keeping count: Int, _ lives: Lives
    ) -> Library<some View> {
        let library = Library(60) { library in
            FanfoldView(library.books, layout: layout) { VideoView(name: $0.id, lives: lives) }
                .scrollPosition(id: library.binding(\.atRest))
                .keepsAlive(count)
        }
        library.show()
        library.settle()
        return library
    }

    private func show<Content: View>(_ item: Int, in library: Library<Content>) {
        library.atRest = item
        library.refresh()
        library.settle()
    }

    @Test(arguments: layouts)
    func contentOfItemsThatHaveLeftEnds(_ layout: AnyCollectionLayout) throws {
        let lives = Lives()
        let library = library(layout, keeping: 0, lives)
        for item in [25, 50, 0, 59] {
            show(item, in: library)
            let visible = try #require(library.tabs).indexPathsForVisibleItems.map(\.item)
            #expect(lives.present == Set(visible), "\(lives.present), not \(visible) at \(item)")
        }
        #expect(lives.made.filter { $0 == 0 }.count == 2)
        #expect(lives.made.count - lives.ended.count == lives.present.count)
    }

    @Test func contentThatIsKeptReturns() {
        let lives = Lives()
        let library = library(.cardCarousel(), keeping: 4, lives)
        show(2, in: library)
        show(0, in: library)
        #expect(lives.made.filter { $0 == 0 }.count == 1)
        #expect(lives.ended.isEmpty)
        show(30, in: library)
        show(50, in: library)
        #expect(lives.ended.contains(0))
        #expect(lives.present.count <= 3 + 4 + 2)
        show(0, in: library)
        #expect(lives.made.filter { $0 == 0 }.count == 2)
    }

    @Test(arguments: layouts, [0, 2])
    func contentWithTheKeyboardLivesUntilItResigns(_ layout: AnyCollectionLayout, kept: Int) throws {
        let lives = Lives()
        let library = library(layout, keeping: kept, lives)
        let field = try #require(lives.views[0])
        #expect(field.becomeFirstResponder())
        for item in [25, 50, 30] { show(item, in: library) }
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(lives.present.contains(0) && field.isFirstResponder)
        show(0, in: library)
        #expect(
            lives.made.filter { $0 == 0 }.count == 1 && lives.views[0] === field && field.isFirstResponder)
        show(50, in: library)
        #expect(field.resignFirstResponder())
        show(40, in: library)
        show(10, in: library)
        #expect(kept > 0 || !lives.present.contains(0))
        show(0, in: library)
        #expect(lives.made.filter { $0 == 0 }.count == 2)
    }

    @Test func contentWithTheKeyboardFollowsItsItem() throws {
        let lives = Lives()
        let library = library(.cardCarousel(), keeping: 0, lives)
        let field = try #require(lives.views[0])
        #expect(field.becomeFirstResponder())
        show(40, in: library)
        library.books.insert(Book(id: 100, title: "new"), at: 0)
        library.settle()
        show(0, in: library)
        #expect(library.titles["100"] != nil)
        #expect(
            lives.views[0] === field && field.isFirstResponder && lives.made.filter { $0 == 0 }.count == 1)
    }

    @Test func aRemovedItemWithTheKeyboardEnds() throws {
        let lives = Lives()
        let library = library(.cardCarousel(), keeping: 0, lives)
        #expect(try #require(lives.views[0]).becomeFirstResponder())
        show(40, in: library)
        library.books.removeFirst()
        library.settle()
        #expect(!lives.present.contains(0))
    }

    @Test func aMemoryWarningEndsContentThatIsKept() throws {
        let lives = Lives()
        let library = library(.cardCarousel(), keeping: 4, lives)
        show(10, in: library)
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        let visible = try #require(library.tabs).indexPathsForVisibleItems.map(\.item)
        #expect(lives.present == Set(visible))
    }
}
