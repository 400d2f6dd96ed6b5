import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// Buttons, links and gestures inside items act alone: a tap on them neither opens nor selects the item.
@MainActor @Suite(.serialized) struct ContentGestureTests {
    enum Kind: CaseIterable { case button, link, tap, buttonOverTap }

    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .tabStack(), .expanding(), .cardCarousel(), .albumFan(), .taskSwitcher(),
    ]

    /// The state of an application.
    private final class Model {
        var acts = 0
        var opened: Int?
        var selected: Int?
        var hasContent = true
    }

    private let model = Model()

    @ViewBuilder private func content(_ kind: Kind) -> some View {
        switch kind {
        case .button: Button("Act") { [model] in model.acts += 1 }
        case .link: Link("Act", destination: URL(fileURLWithPath: "/"))
        case .tap: Text("Act").onTapGesture { [model] in model.acts += 1 }
        case .buttonOverTap:
            ZStack {
                Text("Behind").onTapGesture { [model] in model.acts += 100 }
                Button("Act") { [model] in model.acts += 1 }
            }
        }
    }

    /// A view whose item fills its cell with a button, a link or a gesture, or with text alone.
    private func shown(_ kind: Kind, _ layout: AnyCollectionLayout) -> Library<AnyView> {
        let library = Library(8) { [self] library in view(of: library.books, kind, layout) }
        library.show()
        library.settle()
        return library
    }

    private func view(of books: [Book], _ kind: Kind, _ layout: AnyCollectionLayout) -> AnyView {
        let view = FanfoldView(books, layout: layout) { book in
            if model.hasContent { content(kind) } else { Text(book.title) }
        }
        let bound =
            view
            .openItem(Binding(get: { [model] in model.opened }, set: { [model] in model.opened = $0 }))
            .selection(Binding(get: { [model] in model.selected }, set: { [model] in model.selected = $0 }))
        let action = OpenURLAction { [model] _ in
            model.acts += 1
            return .handled
        }
        return AnyView(bound.environment(\.openURL, action))
    }

    @Test(arguments: Kind.allCases, layouts)
    func aTapOnContentNeitherOpensNorSelectsTheItem(_ kind: Kind, _ layout: AnyCollectionLayout) {
        let library = shown(kind, layout)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 333), in: library.window)
        library.settle()
        #expect(model.acts == 1)
        #expect(model.opened == nil && model.selected == nil)
        model.hasContent = false
        library.refresh()
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 333), in: library.window)
        library.settle()
        #expect(model.acts == 1)
        #expect(model.opened != nil && model.selected != nil)
    }

    /// A tap on an open item reaches its content alone.
    @Test(arguments: Kind.allCases)
    func aTapOnAnOpenItemReachesItsContent(_ kind: Kind) {
        let library = shown(kind, .tabStack())
        model.opened = 2
        library.refresh()
        library.settle()
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 333), in: library.window)
        library.settle()
        #expect(model.acts == 1)
        #expect(model.opened == 2)
    }

    /// A drag that begins on a button scrolls, and the button does not act.
    @Test(arguments: Kind.allCases)
    func aDragOnContentScrolls(_ kind: Kind) throws {
        let library = shown(kind, .expanding())
        let start = try #require(library.tabs).contentOffset
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 500), by: CGPoint(x: 0, y: -250), over: 0.2, in: library.window)
        library.settle()
        #expect(model.acts == 0)
        #expect(library.tabs?.contentOffset != start)
    }
}
