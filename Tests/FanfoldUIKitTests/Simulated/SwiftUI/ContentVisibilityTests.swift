import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// The content of stories: players and state that exist, and those that are visible.
@MainActor private final class Players {
    var visible: [Int: Int] = [:]
    var playing: [Int: Int] = [:]
    private var serial = 0

    /// A number that no other content has.
    var next: Int {
        serial += 1
        return serial
    }

    /// The names with a positive number, which is 1.
    static func names(_ counts: [Int: Int]) -> Set<Int> { Set(counts.filter { $0.value != 0 }.keys) }

    var areCountsPossible: Bool {
        [visible, playing].allSatisfy { $0.values.allSatisfy { (0...1).contains($0) } }
    }
}

/// A player that is made and dismantled with its view.
private struct PlayerView: UIViewRepresentable {
    let name: Int
    let birth: Int
    let players: Players

    @MainActor final class Coordinator {
        let (name, players): (Int, Players)

        init(_ name: Int, _ players: Players) { (self.name, self.players) = (name, players) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(name, players) }

    func makeUIView(context: Context) -> UILabel {
        players.playing[name, default: 0] += 1
        return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "\(name)#\(birth)" }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
        coordinator.players.playing[coordinator.name, default: 0] -= 1
    }
}

/// A story with state that begins with its view.
private struct StoryView: View {
    let name: Int
    let players: Players
    @State private var birth: Int

    init(name: Int, players: Players) {
        (self.name, self.players) = (name, players)
        _birth = State(initialValue: players.next)
    }

    var body: some View {
        PlayerView(name: name, birth: birth, players: players)
            .onAppear { players.visible[name, default: 0] += 1 }
            .onDisappear { players.visible[name, default: 0] -= 1 }
    }
}

/// `onAppear`, `onDisappear`, represented views and state follow the visibility of items, whatever moves them.
@MainActor @Suite(.serialized) struct ContentVisibilityTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .cardCarousel(), .expanding(), .tabStack(), .taskSwitcher(), .albumFan(coverSide: 160),
    ]

    @MainActor private final class Stories {
        let players = Players()
        var layout: AnyCollectionLayout
        var kept = 0
        let scene = UIWindowScene.simulated()

        init(_ layout: AnyCollectionLayout) { self.layout = layout }
    }

    private func shown(_ stories: Stories) -> Library<some View> {
        let library = Library(40) { library in
            FanfoldView(library.books, layout: stories.layout) {
                StoryView(name: $0.id, players: stories.players)
            }
            .scrollPosition(id: library.binding(\.atRest))
            .openItem(library.binding(\.open))
            .keepsAlive(stories.kept)
        }
        library.atRest = 12
        library.window.windowScene = stories.scene
        library.show()
        library.rest()
        return library
    }

    private func expectVisibleContentAlone<Content: View>(
        _ stories: Stories, in library: Library<Content>, _ comment: Comment
    ) {
        let visible = Set((library.tabs?.indexPathsForVisibleItems ?? []).map { library.books[$0.item].id })
        #expect(Players.names(stories.players.visible) == visible, comment)
        if stories.kept == 0 { #expect(Players.names(stories.players.playing) == visible, comment) }
        #expect(stories.players.areCountsPossible, comment)
    }

    /// The births of visible stories, by names.
    private func births<Content: View>(_ library: Library<Content>) -> [Substring: Substring] {
        let parts = library.titles.keys.map { $0.split(separator: "#") }
        return Dictionary(uniqueKeysWithValues: parts.map { ($0[0], $0[1]) })
    }

    private enum Event: CaseIterable {
        case open, close, remove, insert, move, layout, background, scroll, filter, back, rotation, disabled
    }

    private func happen<Content: View>(_ event: Event, _ stories: Stories, in library: Library<Content>) {
        switch event {
        case .open: library.open = library.atRest
        case .close: library.open = nil
        case .remove: library.books.removeAll { $0.id == library.atRest }
        case .insert: library.books.insert(Book(id: 100 + stories.players.next, title: "new"), at: 3)
        case .move: library.books.swapAt(0, min(14, library.books.count - 1))
        case .layout: stories.layout = stories.layout.axis == .vertical ? .cardCarousel() : .tabStack()
        case .background:
            stories.scene.simulateBackground()
            StandIn.clock.advance(by: 0.5)
            stories.scene.simulateForeground()
        case .scroll: library.atRest = library.books.last?.id
        case .filter: library.books = []
        case .back: library.books = (0..<40).map { Book(id: $0, title: "Book \($0)") }
        case .rotation:
            let size = library.window.frame.size
            library.window.frame.size = CGSize(width: size.height, height: size.width)
            library.window.rootViewController?.view.frame.size = library.window.frame.size
        case .disabled:
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            library.atRest = library.books.first?.id
            library.refresh()
        }
    }

    @Test(arguments: layouts, [0, 6])
    func onlyVisibleContentLives(_ layout: AnyCollectionLayout, _ kept: Int) {
        let stories = Stories(layout)
        stories.kept = kept
        let library = shown(stories)
        expectVisibleContentAlone(stories, in: library, "at first")
        for event in Event.allCases {
            withAnimation {
                happen(event, stories, in: library)
                library.refresh()
            }
            StandIn.clock.advance(by: 0.1)
            #expect(stories.players.areCountsPossible, "during \(event)")
            library.rest()
            expectVisibleContentAlone(stories, in: library, "after \(event)")
        }
        library.window.rootViewController = nil
        #expect(Players.names(stories.players.visible).isEmpty)
    }

    /// Visible items keep their state while they are opened, moved and posed by another layout.
    @Test(arguments: layouts)
    func visibleContentKeepsItsState(_ layout: AnyCollectionLayout) {
        let stories = Stories(layout)
        let library = shown(stories)
        for event in [Event.open, .close, .insert, .layout, .rotation, .background] {
            let before = births(library)
            withAnimation {
                happen(event, stories, in: library)
                library.refresh()
            }
            library.rest()
            let shown = "\(library.atRest ?? -1)"
            #expect(births(library)[shown[...]] != nil, "\(event)")
            #expect(births(library)[shown[...]] == before[shown[...]], "\(event)")
        }
    }

    /// Content that has left begins anew, unless it is kept.
    @Test(arguments: layouts, [0, 30])
    func stateOfContentThatLeavesIsKeptIfRequested(_ layout: AnyCollectionLayout, _ kept: Int) {
        let stories = Stories(layout)
        stories.kept = kept
        let library = shown(stories)
        let before = births(library)["12"]
        for item in [38, 12] {
            library.atRest = item
            library.refresh()
            library.rest()
        }
        #expect(before != nil)
        #expect((births(library)["12"] == before) == (kept > 0))
        happen(.filter, stories, in: library)
        library.rest()
        library.atRest = 12
        happen(.back, stories, in: library)
        library.rest()
        #expect(births(library)["12"] != nil)
        #expect(births(library)["12"] != before)
    }

    /// A page that is kept for its return ends as soon as its item leaves the data.
    @Test(arguments: layouts)
    func contentThatIsKeptEndsWithItsItem(_ layout: AnyCollectionLayout) {
        let stories = Stories(layout)
        stories.kept = 30
        let library = shown(stories)
        library.atRest = 38
        library.refresh()
        library.rest()
        #expect(Players.names(stories.players.playing).contains(12))
        library.books.removeAll { $0.id == 12 }
        library.rest()
        #expect(!Players.names(stories.players.playing).contains(12))
    }
}
